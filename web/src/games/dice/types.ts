// What the server sends about a game of D-Day Dice: see src/landfall/games/dice/view.py and components.py.
import type { Decision, Seat, Texts } from '../../lib/types';

/** From the least to the most that may be rolled; one number once it is known. */
export interface Span {
  least: number;
  most: number;
}

/** Three dice of a face: what they bring; at sea a penalty, which brings nothing. */
export interface Bonus {
  name: string;
  gains: Record<string, number>;
}

export interface Tally {
  soldiers: number;
  courage: number;
  stars: number;
  points: number;
  skulls: number;
  bonuses: Bonus[];
}

/** The combat to come where a unit stands, or the one being fought. Chances are in percent. */
export interface Combat {
  fire: number;
  saved: number;
  losses: Span;
  survival: number;
  /** Soldiers of the tally to come, and the chance with them. */
  coming: number;
  tallied: number;
  twice: number;
}

/** One thing a mission wants. */
export interface Need {
  kind: string;
  what: string[];
  amount: number;
  met: boolean;
}

/** What a sector asks, gives or forbids; what is left out is nothing. */
export interface Condition {
  kind: string;
  amount?: number | string;
  what?: string;
  card?: string;
  good?: boolean;
  /** The mark among those taken, once the first unit has had it. */
  gift?: string;
}

export interface Unit {
  seat: Seat;
  nation: string;
  soldiers: number;
  courage: number;
  stars: number;
  points: number;
  sector: string;
  /** '' on land, 'craft', 'wading' or 'landed'. */
  afloat: string;
  marker: number;
  stay: number;
  visited: string[];
  specialists: string[];
  items: string[];
  medals: string[];
  promotions: string[];
  missions: string[];
  passengers: string[];
  naval: string;
  vehicle: string;
  gone: string[];
  /** 0–5: skull, star, soldier, two soldiers, courage, tool. */
  faces: number[];
  /** 0–4: red, white, blue, gold, none. */
  colours: number[];
  locked: number;
  void: number;
  rerolls: number;
  joker: number;
  pool_faces: number[];
  pool_colours: number[];
  fire: number[];
  granted: string[];
  recruits: number;
  finds: number;
  marks: string[];
  force: number;
  must_move: boolean;
  defence: Span;
  guns: number;
  survival: number;
  combat: Combat | null;
  tally: Tally | null;
  out: boolean;
  dead: string;
}

export interface Price {
  card: string;
  price: number;
}

export interface Way {
  sector: string;
  courage: number;
  defence: Span;
  guns: number;
  mines: boolean;
  survival: number;
}

export interface DiceView {
  seat: Seat | null;
  battlefield: string;
  sea: string;
  level: number;
  golden: string;
  missions: string;
  heroes: string;
  turn: number;
  phase: string;
  first: Seat;
  units: Unit[];
  items: string[];
  used: string[];
  specialists: string[];
  hero_pool: string[];
  removed: string[];
  medals: number;
  vehicles: number;
  promotions: number;
  mission_deck: number;
  taken: string[];
  silenced: string[];
  rolled: Record<string, number>;
  /** Machine guns by sector, silent ones as 0. */
  guns: Record<string, number>;
  /** Whether landmines are in play at this level. */
  mines: boolean;
  bombarded: number;
  order: string;
  recruits: Price[];
  finds: Price[];
  ways: Way[];
  /** What is on offer for one's own unit, within reach or not. */
  market: Price[];
  /** By mission. */
  needs: Record<string, Need[]>;
  /** Where dice are to be cancelled: the tally that each choice leaves, by mask. */
  cancelled: Record<string, Tally>;
}

export interface Sector {
  id: string;
  row: number;
  span: [number, number];
  defence: number;
  def_roll: string;
  mgf: number;
  max_turns: number;
  start: boolean;
  bunker: string;
  climb: boolean;
  bombardment: number[];
  mines: boolean;
  safe: boolean;
}

export interface Edge {
  a: string;
  b: string;
  kind: string;
  courage: number;
  landmines: boolean;
  barrier: boolean;
}

export interface Battlefield {
  id: string;
  place: string;
  date: string;
  beach: boolean;
  difficulty: number;
  rows: number[];
  final_bunkers: string[];
  sectors: Sector[];
  edges: Edge[];
}

export interface Sea {
  id: string;
  rows: number[];
  sectors: Sector[];
}

export interface CardData {
  id: string;
  kind: string;
  category: string;
  cost: number;
  title: string;
  nation: string;
  hero: string;
  at_sea: boolean;
}

export interface DiceBoard {
  battlefields: Record<string, Battlefield>;
  seas: Record<string, Sea>;
  cards: Record<string, CardData>;
  missions: Record<string, unknown>;
  faces: string[];
  colours: string[];
  bonuses: string[];
  constants: Record<string, number>;
  /** By battlefield, level and sector. */
  conditions: Record<string, Record<string, Record<string, Condition[]>>>;
  /** The chance of shells by sea and sector, in percent. */
  shelled: Record<string, Record<string, number>>;
}

/** What both maps are given: the beach, and the sea before it. */
export interface MapProps {
  view: DiceView;
  board: DiceBoard;
  mine: Unit | undefined;
  decision: Decision | null;
  /** A reference: sector:5, sea:r1c2. */
  selected: string;
  lit: string[];
  /** What a hint would choose. */
  hinted: string[];
  /** Sectors where something explodes now. */
  bursts: string[];
  t: Texts;
  reducedMotion: boolean;
  select(reference: string): void;
  point(references: string[]): void;
}
