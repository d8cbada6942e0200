// The log in chapters: turns, and phases in them.
import type { FrameHints, GameEvent } from './types';

export interface Chapter {
  /** The number of its first event: stays the same while the chapter grows. */
  at: number;
  head: GameEvent | null;
  lines: { at: number; event: GameEvent; level: 0 | 2 }[];
}

export function headingOf(event: GameEvent, hints: FrameHints): 0 | 1 | 2 {
  if (hints.heading) return hints.heading(event);
  if (/(^|-)(turn|round|scenario|hour|day)-began$/.test(event.type)) return 1;
  return /(^|-)phase-began$/.test(event.type) ? 2 : 0;
}

export function chapters(events: GameEvent[], hints: FrameHints): Chapter[] {
  const found: Chapter[] = [];
  for (const [at, event] of events.entries()) {
    const level = headingOf(event, hints);
    if (level === 1) {
      found.push({ at, head: event, lines: [] });
      continue;
    }
    if (found.length === 0) found.push({ at: -1, head: null, lines: [] });
    found[found.length - 1]!.lines.push({ at, event, level });
  }
  return found;
}
