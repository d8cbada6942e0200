// The after-action report: the assaults one after the other, made from the events alone.
import type { GameEvent } from '../../lib/types';
import { terrainOf } from './model';
import type { Facts, Side } from './types';

export interface Luck {
  tossed: number;
  landed: number;
}

export interface Assault {
  scenario: string;
  turn: number;
  terrain: string;
  /** '' where there was no assault. */
  winner: '' | Side;
  units: Record<Side, string[]>;
  destroyed: Record<Side, number>;
  cards: Record<Side, number>;
  luck: Record<Side, Luck>;
  retreat: boolean;
  /** Manpower left when it was over; null where it did not change yet. */
  manpower: number | null;
}

function begin(scenario: string, turn: number, terrain: string, manpower: number | null): Assault {
  return {
    scenario,
    turn,
    terrain,
    winner: '',
    units: { english: [], german: [] },
    destroyed: { english: 0, german: 0 },
    cards: { english: 0, german: 0 },
    luck: { english: { tossed: 0, landed: 0 }, german: { tossed: 0, landed: 0 } },
    retreat: false,
    manpower,
  };
}

export function timeline(events: readonly GameEvent[], scenario: string, facts: Facts): Assault[] {
  const list: Assault[] = [];
  let turn = 0;
  let now = scenario === 'campaign' ? '1B' : scenario;
  let manpower: number | null = facts.manpower[now] ?? null;
  let open: Assault[] = [];
  const at = (event: GameEvent): Assault | undefined =>
    event.terrain ? open.find((a) => a.terrain === terrainOf(event.terrain)) : open[0];
  for (const event of events) {
    const side = event.side as Side;
    switch (event.type) {
      case 'scenario-began':
        now = terrainOf(event.scenario) || now;
        manpower = facts.manpower[now] ?? null;
        break;
      case 'turn-began':
        turn = event.turn as number;
        open = [];
        break;
      case 'terrain-entered':
        open.push(begin(now, turn, terrainOf(event.terrain), manpower));
        list.push(open.at(-1)!);
        break;
      case 'unit-played':
        at(event)?.units[side].push(String(event.card));
        break;
      case 'event-played':
      case 'action-played':
      case 'answer-played':
      case 'unit-played-as-action': {
        const assault = at(event);
        if (assault) assault.cards[side] += 1;
        break;
      }
      case 'token-tossed': {
        const luck = at(event)?.luck[side];
        if (luck && event.kind !== 'thornton') {
          luck.tossed += 1;
          luck.landed += Number(event.success ?? 0) ? 1 : 0;
        }
        break;
      }
      case 'unit-destroyed': {
        const assault = at(event);
        if (assault) assault.destroyed[side] += 1;
        break;
      }
      case 'retreated': {
        const assault = at(event);
        if (assault) assault.retreat = true;
        break;
      }
      case 'assault-won': {
        const assault = at(event);
        if (assault) assault.winner = side;
        break;
      }
      case 'manpower-lost':
      case 'manpower-regained':
        manpower = Number(event.left ?? 0);
        for (const assault of open) assault.manpower = manpower;
        break;
    }
  }
  return list;
}

export function luckOf(assaults: readonly Assault[], side: Side): Luck {
  return assaults.reduce(
    (all, { luck }) => ({ tossed: all.tossed + luck[side].tossed, landed: all.landed + luck[side].landed }),
    { tossed: 0, landed: 0 },
  );
}
