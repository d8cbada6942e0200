import type { Outcome, Seat } from './types';

export type Verdict = 'you-won' | 'you-lost' | 'won' | 'draw';

/** How an outcome is worded for these seats. Players who play together against the rules have lost if nobody won. */
export function verdict(outcome: Outcome, mine: Seat[], together: boolean): Verdict {
  if (outcome.text === 'outcome-closed') return 'draw';
  const won = mine.some((seat) => outcome.winners.includes(seat));
  if (together && mine.length) return won ? 'you-won' : 'you-lost';
  if (outcome.winners.length === 0 && !outcome.side) return 'draw';
  if (mine.length === 1) return won ? 'you-won' : 'you-lost';
  return 'won';
}
