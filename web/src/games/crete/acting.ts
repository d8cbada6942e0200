// The unit that is chosen on the map while its action is not: « why not? » asks about this unit.
export const acting = { unit: '' };
