// What the table derives from the view, without any drawing.
import type { Decision, GameEvent, Option } from '../../lib/types';
import type { ArmyView, CommandoView, LineView, Side } from './types';

export const SIDES: readonly Side[] = ['english', 'german'];
export const other = (side: Side): Side => (side === 'english' ? 'german' : 'english');

export function verb(option: Option): string {
  return option.id.split(':', 1)[0]!;
}

/** Verbs for cards in the player's own hand; `discard` may also refer to the opponent's hand. */
const FROM_HAND = new Set(['unit', 'play', 'as-action', 'event', 'answer', 'discard', 'redraw']);

export interface Places {
  /** Options for a card in the player's own hand, by card number. */
  hand: Map<number, Option[]>;
  /** Cards to choose from that are not on the table: a discard pile, the opponent's hand, heroic cards … */
  tray: Option[];
  /** Terrains on offer, by number. */
  offered: Map<string, Option>;
  /** Terrains to choose from that are not on the table: objectives, the German piles. */
  terrains: Option[];
  tokens: Map<string, Option>;
  piles: Map<number, Option>;
}

/** Where on the table each option is. */
export function places(view: CommandoView, decision: Decision | null): Places {
  const found: Places = {
    hand: new Map(),
    tray: [],
    offered: new Map(),
    terrains: [],
    tokens: new Map(),
    piles: new Map(),
  };
  const mine = decision ? (view[decision.seat as Side]?.hand ?? []) : [];
  for (const option of decision?.options ?? []) {
    const [kind, id] = (option.at?.[0] ?? '').split(':') as [string, string?];
    if (kind === 'card' && id) {
      const card = Number(id);
      if (FROM_HAND.has(verb(option)) && mine.includes(card)) {
        found.hand.set(card, [...(found.hand.get(card) ?? []), option]);
      } else found.tray.push(option);
    } else if (kind === 'terrain' && id) {
      if (view.offered.includes(id)) found.offered.set(id, option);
      else found.terrains.push(option);
    } else if (kind === 'token') found.tokens.set(option.id.split(':')[1]!, option);
    else if (kind === 'pile') found.piles.set(Number(id), option);
  }
  return found;
}

export interface HandCard {
  card: number;
  /** Which copy of its number this is; copies are identical. */
  key: string;
}

/** A hand in reading order: units, actions, events; each copy gets its own key. */
export function handCards(hand: readonly number[], kindOf: (card: number) => string): HandCard[] {
  const order: Record<string, number> = { unit: 0, action: 1, event: 2 };
  const seen = new Map<number, number>();
  return [...hand]
    .sort((a, b) => (order[kindOf(a)] ?? 3) - (order[kindOf(b)] ?? 3) || a - b)
    .map((card) => {
      const nth = seen.get(card) ?? 0;
      seen.set(card, nth + 1);
      return { card, key: `${card}.${nth}` };
    });
}

export interface Back {
  /** The card, if it has been seen. */
  card: number | null;
  heroic: boolean;
  key: string;
}

/** The visible part of a hand: all of it in a replay with open cards, otherwise the cards seen. */
export const faceUp = (army: Pick<ArmyView, 'hand' | 'known'>): readonly number[] => army.hand ?? army.known ?? [];

/** An opponent's hand: the cards seen, then the backs, including heroic ones. */
export function backs(count: number, heroes: number, known: readonly number[], heroic: (card: number) => boolean): Back[] {
  const seen: Back[] = known.slice(0, count).map((card, i) => ({ card, heroic: heroic(card), key: `k${i}.${card}` }));
  const stars = Math.max(0, heroes - seen.filter((b) => b.heroic).length);
  const rest = Math.max(0, count - seen.length);
  return [
    ...seen,
    ...Array.from({ length: rest }, (_, i) => ({ card: null, heroic: i < stars, key: `b${i}` })),
  ];
}

/** The parts of a sum, grouped by source. */
export function sum(line: LineView): { source: string; amount: number }[] {
  const parts: { source: string; amount: number }[] = [];
  for (const [source, amount] of line.parts) {
    const before = parts.find((part) => part.source === source && source !== 'printed');
    if (before) before.amount += amount;
    else parts.push({ source, amount });
  }
  return parts;
}

export interface Stop {
  kind: 'done' | 'here' | 'open' | 'goal';
  terrain: string | null;
  winner: '' | Side;
}

/** The route: terrains crossed, the current one, those ahead. */
export function stops(view: CommandoView): Stop[] {
  const list: Stop[] = view.path.map(([terrain, winner]) => ({ kind: 'done', terrain, winner }));
  for (const front of view.fronts) list.push({ kind: 'here', terrain: front.terrain, winner: front.winner });
  for (let i = 0; i < view.to_cross; i++) list.push({ kind: 'open', terrain: null, winner: '' });
  const bridge = view.piles.find((pile) => pile.stage === 'open')?.bridge;
  for (const terrain of [...view.ahead, ...(bridge ? [bridge] : [])]) {
    if (!view.fronts.some((front) => front.terrain === terrain)) list.push({ kind: 'goal', terrain, winner: '' });
  }
  return list;
}

/** Pixels of a stop at full size, with the gap after it. */
export const STOP_WIDTH: Record<Stop['kind'], number> = { done: 88, here: 88, open: 43, goal: 106 };

/** The number of turns before the bridge; null if it can't be known. */
export function distance(view: CommandoView): number | null {
  return stops(view).some((stop) => stop.kind === 'goal') ? view.to_cross + (view.fronts.length ? 1 : 0) : null;
}

/** The fields of a card or terrain with reconstructed values. */
export function doubtful(certainty: Record<string, string>): string[] {
  return Object.entries(certainty)
    .filter(([field, how]) => how !== 'rulebook' && field !== 'number')
    .map(([field]) => field);
}

/** The references in an event's fields. */
export function references(event: GameEvent): string[] {
  const found: string[] = [];
  for (const value of Object.values(event)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string' && /^(card|terrain|pile):/.test(one)) found.push(one);
    }
  }
  return found;
}

export const cardOf = (reference: unknown): number => Number(String(reference).split(':')[1]);
export const terrainOf = (reference: unknown): string => String(reference).split(':')[1] ?? '';
