// The after-action report, counted from the events.
import type { GameEvent, Seat } from '../../lib/types';
import { FACES } from './model';
import { seatOf, sectorName } from './telling';
import type { DiceBoard } from './types';

export interface TurnSum {
  turn: number;
  lost: number;
  gained: number;
  /** Row of each seat at the end of the turn: the sea is below 0, the first row of land is 0. */
  rows: Record<Seat, number>;
}

export interface Sum {
  turns: TurnSum[];
  /** How often each face was rolled, by seat. */
  faces: Record<Seat, number[]>;
  bonuses: Record<Seat, number>;
  guns: { dice: number; total: number };
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function sumUp(events: GameEvent[], seats: Seat[], battlefield: string, board: DiceBoard): Sum {
  const field = board.battlefields[battlefield];
  const landRow = new Map(field?.sectors.map((sector) => [sector.id, sector.row]));
  const start = field?.sectors.find((sector) => sector.start)?.row ?? 0;
  // All seas have the same rows.
  const seaRows = Object.values(board.seas)[0]?.rows.length ?? 0;
  const rows: Record<Seat, number> = Object.fromEntries(seats.map((seat) => [seat, start]));
  const sum: Sum = {
    turns: [],
    faces: Object.fromEntries(seats.map((seat) => [seat, [0, 0, 0, 0, 0, 0]])),
    bonuses: Object.fromEntries(seats.map((seat) => [seat, 0])),
    guns: { dice: 0, total: 0 },
  };
  let now: TurnSum | null = null;
  const close = () => {
    if (now) sum.turns.push({ ...now, rows: { ...rows } });
  };
  for (const event of events) {
    const seat = seatOf(event) ?? '';
    const sector = sectorName(event.sector);
    if (event.type === 'turn-began') {
      close();
      now = { turn: number(event.turn), lost: 0, gained: 0, rows: {} };
    }
    if (event.type === 'embarked' || event.type === 'craft-moved' || event.type === 'waded' || event.type === 'disembarked') {
      rows[seat] = Number(/^r(\d+)/.exec(sector)?.[1] ?? 0) - seaRows;
    }
    if (event.type === 'moved') rows[seat] = landRow.get(sector) ?? rows[seat] ?? 0;
    if (event.type === 'beach-reached') rows[seat] = 0;
    if (event.type === 'dice-rolled' && Array.isArray(event.faces)) {
      for (const face of event.faces) {
        const index = FACES.indexOf(String(face).replace('face:', '') as (typeof FACES)[number]);
        const counts = sum.faces[seat];
        if (counts && index >= 0) counts[index] = (counts[index] ?? 0) + 1;
      }
    }
    if (event.type === 'bonus-won' && seat in sum.bonuses) sum.bonuses[seat] = (sum.bonuses[seat] ?? 0) + 1;
    if (event.type === 'guns-fired' && Array.isArray(event.dice)) {
      sum.guns.dice += event.dice.length;
      sum.guns.total += event.dice.reduce((all: number, die) => all + Number(die), 0);
    }
    if (!now) continue;
    if (event.type === 'lost' && String(event.by).startsWith('why:')) now.lost += number(event.soldiers);
    if (event.type === 'sea-losses') now.lost += number(event.soldiers);
    if (event.type === 'sea-combat') now.lost += number(event.defence);
    if (event.type === 'tallied' || event.type === 'gained') now.gained += number(event.soldiers);
  }
  close();
  return sum;
}
