// What the table receives: Game.board(), and the view (wire.ts).
import type { Bilingual } from '../../lib/types';

export type Side = 'english' | 'german';

export type { ArmyView, CampaignView, CommandoView, FrontView, LineView, PileView } from './wire';

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
}

/** The scenario numbers, by scenario if they differ. */
export interface Facts {
  manpower: Record<string, number | null>;
  bridges: Record<Side, number>;
  /** Who wins a combat on equal strength. */
  ties: Side | '';
}

export interface CommandoBoard {
  cards: Record<string, BoardCard>;
  terrains: Record<string, BoardTerrain>;
  facts: Facts;
}
