// The question waiting at each table of this device, as its page last showed it, for the home page.
import type { Language } from './types';

export interface Moment {
  language: Language;
  /** « Turn 7 · Assault phase » */
  status: string;
  /** The question. */
  asked: string;
}

const KEY = 'landfall-moments';
/** How many tables are remembered; the oldest are dropped first. */
const KEPT = 12;

function all(): [string, Moment][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, Moment][]) : [];
  } catch {
    return [];
  }
}

export function remember(table: string, moment: Moment): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, moment], ...all().filter(([id]) => id !== table)].slice(0, KEPT)));
  } catch {
    // Without storage, the home page shows less.
  }
}

export function recall(table: string, language: Language): Moment | null {
  const found = all().find(([id]) => id === table)?.[1];
  return found?.language === language ? found : null;
}
