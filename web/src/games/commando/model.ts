// What the table works out from the view; no drawing here.
import type { Decision, GameEvent, Option } from '../../lib/types';
import type { ArmyView, BoardTerrain, CommandoView, Facts, FrontView, LineView, Side } from './types';

export const SIDES: readonly Side[] = ['english', 'german'];
export const other = (side: Side): Side => (side === 'english' ? 'german' : 'english');

export function verb(option: Option): string {
  return option.id.split(':', 1)[0]!;
}

/** Verbs whose cards lie in the hand of who is asked; `discard` may also mean the opponent's. */
const FROM_HAND = new Set(['unit', 'play', 'as-action', 'event', 'answer', 'discard', 'redraw']);

export interface Places {
  /** Options for a card of the own hand, by card number. */
  hand: Map<number, Option[]>;
  /** Cards to choose from that lie nowhere in sight: a discard pile, the opponent's hand, heroes … */
  tray: Option[];
  /** Terrains that lie offered, by number. */
  offered: Map<string, Option>;
  /** Terrains to choose from that are not laid out: objectives, the German's piles. */
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
  /** Copies are alike: the how-manieth of its number this is. */
  key: string;
}

/** A hand in the order in which one reads it: units, actions, events; copies get keys of their own. */
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
  /** The card, where it was seen. */
  card: number | null;
  heroic: boolean;
  key: string;
}

/** What lies open of a hand: all of it in a replay with open cards, else what was seen of it. */
export const faceUp = (army: Pick<ArmyView, 'hand' | 'known'>): readonly number[] => army.hand ?? army.known ?? [];

/** An opponent's hand: what was seen of it, then backs, the starred ones among them. */
export function backs(count: number, heroes: number, known: readonly number[], heroic: (card: number) => boolean): Back[] {
  const seen: Back[] = known.slice(0, count).map((card, i) => ({ card, heroic: heroic(card), key: `k${i}.${card}` }));
  const stars = Math.max(0, heroes - seen.filter((b) => b.heroic).length);
  const rest = Math.max(0, count - seen.length);
  return [
    ...seen,
    ...Array.from({ length: rest }, (_, i) => ({ card: null, heroic: i < stars, key: `b${i}` })),
  ];
}

/** Who wins as it stands; equal is enough for the English. '' while one has no unit. */
export function ahead(front: FrontView): '' | Side {
  if (!front.english.unit || !front.german.unit) return '';
  return front.english.strength >= front.german.strength ? 'english' : 'german';
}

/** The parts of a sum, those of one source added up. */
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

/** The path: what lies behind, where one is, what lies ahead. */
export function stops(view: CommandoView, facts: Facts): Stop[] {
  const list: Stop[] = view.path.map(([terrain, winner]) => ({ kind: 'done', terrain, winner: winner as '' | Side }));
  for (const front of view.fronts) list.push({ kind: 'here', terrain: front.terrain, winner: front.winner });
  const road = facts.road[view.scenario] ?? 0;
  let open = 0;
  if (road) open = Math.max(0, road - view.path.length - (view.fronts.length ? 1 : 0));
  const pile = view.piles.find((p) => p.stage === 'open');
  if (pile && !view.fronts.some((f) => f.terrain === pile.bridge)) {
    // Two terrains a turn, one of which is crossed.
    open = Math.ceil(pile.count / 2) + (view.offered.length ? 1 : 0);
  }
  for (let i = 0; i < open; i++) list.push({ kind: 'open', terrain: null, winner: '' });
  for (const terrain of view.ahead) list.push({ kind: 'goal', terrain, winner: '' });
  if (pile?.bridge && !view.fronts.some((f) => f.terrain === pile.bridge)) {
    list.push({ kind: 'goal', terrain: pile.bridge, winner: '' });
  }
  return list;
}

/** How many turns the bridge is away; null where nobody can know. */
export function distance(view: CommandoView, facts: Facts): number | null {
  const list = stops(view, facts);
  if (!list.some((stop) => stop.kind === 'goal')) return null;
  return list.filter((stop) => stop.kind === 'open').length + (view.fronts.length ? 1 : 0);
}

export function gunsDestroyed(view: CommandoView, terrains: Record<string, Pick<BoardTerrain, 'guns'>>): number {
  return view.taken_english.reduce((guns, terrain) => guns + (terrains[terrain]?.guns ?? 0), 0);
}

/** The fields of a card or terrain whose values are reconstructions. */
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
