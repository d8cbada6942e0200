// What the table receives: Game.board(), and the view (wire.ts).
export type { ForceView, GunView, OmahaView, UnitView } from './wire';

export type Dot = 'intense' | 'steady' | 'sporadic';
export type Colour = 'red' | 'orange' | 'brown' | 'green' | 'blue' | 'purple';
export type Tide = 'low' | 'mid' | 'high';
export type Sector = 'east' | 'west';

export interface HexRecord {
  hex: string;
  terrain: string;
  ground: string;
  level: 'low' | 'high';
  sector: Sector;
  certainty: string;
  tide?: Tide;
  underwater_at?: Tide[];
  obstacle?: boolean;
  buildings?: boolean;
  draw?: string;
  exit?: string;
  place?: string;
  mined_road?: boolean;
}

export interface PositionRecord {
  position: string;
  kind: 'wn' | 'reinforcement';
  color: Colour;
  sector: Sector;
  hexes: string[];
  number: number;
  field: Record<string, Dot>;
  zone?: string;
  vp?: boolean;
  advance_to?: string[];
}

export interface Level {
  steps: number;
  strength: number;
  target: string;
  weapons?: string[];
  range?: number;
}

export interface UnitRecord {
  unit: string;
  division: number;
  type: string;
  armored?: boolean;
  levels?: Level[];
  arrival?: number;
  landing?: string;
}

export interface GermanRecord {
  unit: string;
  kind: string;
  strength?: number;
  needs?: string[];
  caliber?: number;
  observers?: string[];
  sector?: Sector;
}

export interface DepthRecord {
  marker: string;
  type: string;
  strength?: number;
  needs?: string[];
  tactical_reinforcement?: boolean;
}

export interface CardRecord {
  card: number;
  landing: Record<string, string>;
  mine: boolean;
  events: { from: number; to: number; event: string; zones?: string[] }[];
  positions: { color: Colour; double: boolean; symbol: string }[];
  target: string;
  artillery?: unknown;
}

export interface OmahaBoard {
  hexes: HexRecord[];
  hexsides: { side: string; a: string; b: string; type: string }[];
  roads: { road: string; a: string; b: string; class: string; mined?: boolean }[];
  positions: PositionRecord[];
  boxes: { box: string; beach: string | null; sector: Sector; low: string | null; mid: string | null; high: string | null }[];
  draws: { draw: string; hexes: string[] }[];
  us_units: UnitRecord[];
  german_units: GermanRecord[];
  depth_markers: DepthRecord[];
  cards: CardRecord[];
  turns: { turn: number; time: string; tide: Tide; shuffle?: boolean }[];
}
