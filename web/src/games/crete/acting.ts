// The unit chosen on the map before its action is chosen: « why not? » asks about this unit.
export const acting = { unit: '' };
