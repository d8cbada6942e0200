// What the server sends about a game of D-Day Dice: see src/landfall/games/dice/view.py and components.py.
import type { Decision, Seat, Texts } from '../../lib/types';

export interface Tally {
  soldiers: number;
  courage: number;
  stars: number;
  points: number;
  skulls: number;
  bonuses: string[];
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
  defence: number;
  guns: number;
  survival: number;
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
  defence: number;
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
  bombarded: number;
  order: string;
  recruits: Price[];
  finds: Price[];
  ways: Way[];
}

export interface Requirement {
  own_specialist: string;
  lose_specialist: string;
  pay: Record<string, number>;
  own_any_item_or_pay: { item: string; pay: Record<string, number> } | null;
}

export interface Sector {
  id: string;
  row: number;
  span: [number, number];
  defence: number;
  def_roll: string;
  mgf: number;
  mgf_special: string;
  max_turns: number;
  max_units: number;
  start: boolean;
  bunker: string;
  climb: boolean;
  single_combat: boolean;
  requires: Requirement[];
  on_enter: Record<string, string | number>[];
  per_tally: Record<string, number>;
  dice: Record<string, number>;
  forbid: string[];
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

export interface Mission {
  id: string;
  location: string;
  sacrifice: {
    specialists_all: string[];
    specialists_any_of: string[];
    items_all: string[];
    bbr: string[];
    resources: Record<string, number>;
    dice: { face: string; count: number; colors: string }[];
  };
}

export interface DiceBoard {
  battlefields: Record<string, Battlefield>;
  seas: Record<string, Sea>;
  cards: Record<string, CardData>;
  missions: Record<string, Mission>;
  nations: Record<string, { id: string; bonus: Record<string, Record<string, number>> }>;
  faces: string[];
  colours: string[];
  bonuses: string[];
  constants: Record<string, number>;
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
