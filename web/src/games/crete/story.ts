// A finished game told by its events: losses by turn, fire, assaults, and the unit that cost the enemy most.
import type { GameEvent } from '../../lib/types';
import type { SideName } from './types';

type BySide = Record<SideName, number>;

export interface Turn {
  day: number;
  hour: string;
  /** Steps lost. */
  lost: BySide;
}

export interface Story {
  turns: Turn[];
  fired: BySide;
  /** Shots with any result at all. */
  hit: BySide;
  assaults: number;
  /** Assaults after which the hex had changed hands. */
  taken: number;
  /** The unit that cost the enemy most steps by its fire; null if none did. */
  best: { unit: string; steps: number } | null;
}

const nobody = (): BySide => ({ allied: 0, german: 0 });
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The steps that an event takes: for a unit that surrenders, the steps it still had. */
export function stepsLost(event: GameEvent): number {
  if (event.type === 'step-lost') return 1;
  return event.type === 'unit-eliminated' ? Number(event.steps) : 0;
}

export function story(events: readonly GameEvent[], sideOf: (unit: string) => SideName): Story {
  const found: Story = { turns: [], fired: nobody(), hit: nobody(), assaults: 0, taken: 0, best: null };
  const toll = new Map<string, number>();
  const unitOf = (value: unknown): string => text(value).replace('unit:', '');
  let shot = { firer: '', target: '' };
  for (const event of events) {
    if (event.type === 'turn-began') found.turns.push({ day: Number(event.day), hour: text(event.hour), lost: nobody() });
    else if (event.type === 'shot') {
      shot = { firer: unitOf(event.firer), target: unitOf(event.target) };
      const side = sideOf(shot.firer);
      found.fired[side] += 1;
      if (event.result !== 'miss') found.hit[side] += 1;
    } else if (event.type === 'assault-declared') found.assaults += 1;
    else if (event.type === 'assault-ended' && event.how === 'taken') found.taken += 1;
    const steps = stepsLost(event);
    if (!steps) continue;
    const unit = unitOf(event.unit);
    const turn = found.turns[found.turns.length - 1];
    if (turn) turn.lost[sideOf(unit)] += steps;
    if (unit !== shot.target) continue;
    const sum = (toll.get(shot.firer) ?? 0) + steps;
    toll.set(shot.firer, sum);
    if (sum > (found.best?.steps ?? 0)) found.best = { unit: shot.firer, steps: sum };
  }
  return found;
}

/** The turns of a campaign by day, so that they fit in a line. */
export function byDay(turns: readonly Turn[]): Turn[] {
  const days = new Map<number, Turn>();
  for (const { day, lost } of turns) {
    const sum = days.get(day) ?? { day, hour: '', lost: nobody() };
    sum.lost.allied += lost.allied;
    sum.lost.german += lost.german;
    days.set(day, sum);
  }
  return [...days.values()];
}
