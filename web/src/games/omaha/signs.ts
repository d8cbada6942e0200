/** The sign for what would be done in a hex that can be chosen. */
export const SIGNS: Record<string, string> = {
  move: 'M-8 0H7M1 -7 8 0 1 7',
  climb: 'M-9 8 0 -9 9 8M-4 8 0 0 4 8',
  cliff: 'M-8 9V-9M-2 9V-9M-8 -4h6M-8 3h6M5 9V-8M0 -3 5 -9 10 -3',
  attack: 'M0 -10V10M-10 0H10M0 -6a6 6 0 1 0 0.010 0',
  barrage: 'M0 -10 3 -3 10 -4 5 2 8 9 0 5 -8 9 -5 2 -10 -4 -3 -3Z',
  exit: 'M-9 6V-8H3M-2 0H10M5 -5 10 0 5 5',
  clear: 'M-8 -8 8 8M8 -8 -8 8',
};
