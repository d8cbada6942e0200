// What the table gets: view.py's structs and Game.board(), as they come over the wire.
import type { Bilingual } from '../../lib/types';

export type Side = 'english' | 'german';

export interface ArmyView {
  hand: number[] | null;
  hand_count: number;
  hand_heroes: number;
  known: number[] | null;
  deck_count: number;
  discard: number[] | null;
  discard_count: number;
  discard_top: number | null;
  heroes: number[] | null;
  heroes_count: number;
  limbo: number[];
  tokens: number;
  plus3: number;
  plus3_heroic: number;
  thornton: number;
}

export interface LineView {
  unit: number;
  strength: number;
  parts: [string, number][];
  actions: number[];
  /** Lying on the unit: normal, +3, Thornton. */
  tokens: number[];
  fought: number[];
  used: number[];
}

export interface FrontView {
  terrain: string;
  size: number;
  played: number;
  destroyed: number;
  winner: '' | Side;
  english: LineView;
  german: LineView;
}

export interface PileView {
  stage: 'hidden' | 'open' | 'done';
  count: number;
  bridge: string | null;
  terrains: string[] | null;
}

export interface CampaignView {
  points: Record<string, number>;
  total: number;
  blue: number;
  blue_here: boolean;
  blue_given: number;
}

export interface CommandoView {
  seat: Side | null;
  scenario: string;
  letter: string;
  turn: number;
  phase: string;
  turn_token: '' | Side;
  manpower: number | null;
  reserve: number;
  plus3_beside: number;
  thornton_beside: number;
  english: ArmyView;
  german: ArmyView;
  fronts: FrontView[];
  offered: string[];
  ahead: string[];
  path: [string, string][];
  passed: string[];
  aside: string[];
  terrains_left: number;
  approach_left: number;
  objectives_left: string[];
  battery_left: number;
  piles: PileView[];
  to_place: string[] | null;
  taken_english: string[];
  taken_german: string[];
  counter_attack: number[] | null;
  counter_attack_count: number;
  ranville: number;
  last_winner: string;
  campaign: CampaignView | null;
}

export interface BoardCard {
  number: string;
  side: Side;
  kind: 'unit' | 'event' | 'action';
  name: Bilingual;
  heroic: boolean;
  combat: number | null;
  type: string;
  copies: Record<string, number>;
  text: Bilingual;
  certainty: Record<string, string>;
}

export interface BoardTerrain {
  number: string;
  name: Bilingual;
  size: number;
  draws: [number, number];
  tags: string[];
  text: Bilingual;
  certainty: Record<string, string>;
  scores: boolean;
  /** Guns of the battery that stand here. */
  guns: number;
}

/** The numbers of the scenarios, by scenario where they differ. */
export interface Facts {
  /** Terrains before the bridges. */
  road: Record<string, number>;
  manpower: Record<string, number | null>;
  guns: number;
  all_guns: number;
  bridges: Record<Side, number>;
}

export interface CommandoBoard {
  cards: Record<string, BoardCard>;
  terrains: Record<string, BoardTerrain>;
  facts: Facts;
}
