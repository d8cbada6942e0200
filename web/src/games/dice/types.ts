// What the server sends about a game of D-Day Dice: its board, and the view (wire.ts).
import type { Decision, Texts } from '../../lib/types';
import type { UnitView as Unit, View as DiceView } from './wire';

export type { Aim, AutomaticView as Automatic, Bonus, Comparison, Combat, GermanView as German, MayPlay, Need, Price, Span, Tally, Threat, UnitView as Unit, View as DiceView, Way } from './wire';

/** What a sector requires, gives or forbids; omitted means nothing. */
export interface Condition {
  kind: string;
  amount?: number | string;
  what?: string;
  card?: string;
  good?: boolean;
  /** For a gift to the first unit only: the mark in the view's `taken` once it is gone. */
  gift?: string;
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
  /** German cards: the windows in which they are offered. */
  windows: string[];
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

/** What both maps receive: the beach, and the sea in front of it. */
export interface MapProps {
  view: DiceView;
  board: DiceBoard;
  mine: Unit | undefined;
  decision: Decision | null;
  /** A reference: sector:5, sea:r1c2. */
  selected: string;
  lit: string[];
  /** The references that a hint would choose. */
  hinted: string[];
  /** Sectors where something explodes now. */
  bursts: string[];
  t: Texts;
  reducedMotion: boolean;
  /** Seen from the bunker. */
  turned?: boolean;
  /** The possible targets of the order being given, and what it would leave each unit. */
  targets?: string[];
  outcomes?: Record<string, string>;
  select(reference: string): void;
  point(references: string[]): void;
}
