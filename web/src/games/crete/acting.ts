// The unit that was chosen on the map, before its action is: « why not? » is asked about it.
export const acting = { unit: '' };
