// The log in chapters: turns, and phases in them.
import type { FrameHints, GameEvent } from './types';

export interface Line {
  at: number;
  event: GameEvent;
  /** 0: a plain line, 2: a phase begins, 3: another player begins to act. */
  level: 0 | 2 | 3;
  /** Earlier events covered by the same line. */
  before: GameEvent[];
}

export interface Chapter {
  /** The number of its first event, which stays the same while the chapter grows. */
  at: number;
  head: GameEvent | null;
  lines: Line[];
}

export function headingOf(event: GameEvent, hints: FrameHints): 0 | 1 | 2 {
  if (hints.heading) return hints.heading(event);
  if (/(^|-)(turn|round|scenario|hour|day)-began$/.test(event.type)) return 1;
  return /(^|-)phase-began$/.test(event.type) ? 2 : 0;
}

/** `from`: the number of the first event, if earlier ones are missing. */
export function chapters(events: GameEvent[], hints: FrameHints, from = 0): Chapter[] {
  const found: Chapter[] = [];
  let acts = '';
  for (const [index, event] of events.entries()) {
    const at = from + index;
    const level = headingOf(event, hints);
    if (level === 1) {
      found.push({ at, head: event, lines: [] });
      continue;
    }
    if (found.length === 0) found.push({ at: -1, head: null, lines: [] });
    const { lines } = found[found.length - 1]!;
    const last = lines[lines.length - 1];
    // A move over five hexes is five events, but one line.
    if (last && hints.goesOn?.(last.event, event)) {
      lines[lines.length - 1] = { ...last, at, event, before: [...last.before, last.event] };
      continue;
    }
    const who = hints.actor?.(event) ?? '';
    lines.push({ at, event, level: level || (who && who !== acts ? 3 : 0), before: [] });
    acts = level ? '' : who || acts;
  }
  return found;
}
