// The ground of a hex map as plain data: a game says where each kind of ground is, and what it looks like.
import type { Orientation } from '../hex';
import type { Box } from '../panzoom';
import type { Spot } from '../shapes';

export interface Kind {
  light: string;
  dark: string;
  /** What is drawn on it: plants or buildings. */
  sign?: 'specks' | 'grove' | 'tufts' | 'roofs' | 'bastion';
  /** How many roofs. */
  count?: number;
  /** Colour of the dot in the middle of its hexes. */
  dot?: string;
}

export interface SceneHex extends Spot {
  kind: string;
  level: number;
  /** The hex's number, printed above it. */
  number?: string;
}

export interface Scene {
  radius: number;
  sheet: Box;
  /** The parts of the sheet that are ground, if it is not a plain rectangle: nothing is painted outside them. */
  parts?: Box[];
  /** By default flat-topped hexes, in columns. */
  orientation?: Orientation;
  hexes: SceneHex[];
  kinds: Record<string, Kind>;
  /** The kind of ground that is water. */
  sea: string;
  /** Sides with a high and a low hex. */
  slopes: { high: Spot; low: Spot }[];
  lines: { kind: 'road' | 'track' | 'stream'; spots: Spot[] }[];
  /** Areas with a dotted edge. */
  zones: Spot[][];
}

/** A part of the board, painted at `scale` pixels per unit. */
export interface Tile extends Box {
  scale: number;
  dark: boolean;
}
