// A finished game summed up from its events: points, losses, positions, how far the units got.
import type { GameEvent } from '../../lib/types';
import { hexId } from './model';

export interface Story {
  points: number | null;
  items: { item: string; points: number }[];
  /** Steps lost, by cause. */
  causes: [string, number][];
  eliminated: number;
  taken: { position: string; hex: string; turn: number }[];
  /** The turn in which a hex was first entered. */
  reached: Map<string, number>;
  attacks: number;
  won: number;
  shots: number;
  turns: number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const KNOWN = new Set(['fire', 'artillery', 'mine', 'landing', 'tide', 'infiltration', 'attrition', 'stacking']);

export function story(events: readonly GameEvent[], site: (hex: string) => string | undefined): Story {
  const causes = new Map<string, number>();
  const found: Story = { points: null, items: [], causes: [], eliminated: 0, taken: [], reached: new Map(), attacks: 0, won: 0, shots: 0, turns: 0 };
  let turn = 1;
  const arrive = (ref: string): void => {
    const hex = hexId(ref);
    if (/^\d{4}$/.test(hex) && !found.reached.has(hex)) found.reached.set(hex, turn);
  };
  for (const event of events) {
    switch (event.type) {
      case 'turn-began':
        turn = found.turns = Number(event.turn);
        break;
      case 'unit-eliminated':
      case 'step-lost': {
        if (event.type === 'unit-eliminated') found.eliminated += 1;
        const cause = KNOWN.has(text(event.cause)) ? text(event.cause) : 'other';
        causes.set(cause, (causes.get(cause) ?? 0) + 1);
        break;
      }
      case 'unit-landed':
        arrive(text(event.hex));
        break;
      case 'unit-placed':
        arrive(text(event.place));
        break;
      case 'unit-moved':
        for (const step of Array.isArray(event.path) ? event.path : []) arrive(text(step));
        arrive(text(event.hex));
        break;
      case 'german-eliminated':
      case 'german-withdrew': {
        const hex = hexId(text(event.hex));
        const position = site(hex);
        if (position) found.taken.push({ position, hex, turn });
        if (event.cause === 'attack') found.won += 1;
        break;
      }
      case 'attack-declared':
        found.attacks += 1;
        break;
      case 'position-fired':
        found.shots += 1;
        break;
      case 'scored': {
        found.points = Number(event.points);
        const values = Array.isArray(event.values) ? event.values : [];
        found.items = (Array.isArray(event.items) ? event.items : []).map((item, i) => ({ item: text(item).replace('item:', ''), points: Number(values[i] ?? 0) }));
        break;
      }
    }
  }
  found.causes = [...causes].sort((a, b) => b[1] - a[1]);
  return found;
}
