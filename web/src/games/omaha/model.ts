// The board as geometry: where each hex and landing box is, and what is in it.
import { centre, type Hex } from '../../widgets/hexmap/hex';
import * as shapes from '../../widgets/hexmap/shapes';
import type { Spot } from '../../widgets/hexmap/shapes';
import symbols from './units.sidc';
import type { Texts } from '../../lib/types';
import type { Colour, ForceView, HexRecord, OmahaBoard, OmahaView, PositionRecord, Sector, UnitRecord, UnitView } from './types';

export const R = 60;
export const WIDE = Math.sqrt(3) * R;
/** Rows of the printed map, counted from the sea. */
export const ROWS = 20;

export const COLOURS: Record<Colour, string> = {
  red: '#c8342b',
  orange: '#e08a1e',
  brown: 'light-dark(#7a4f2a, #b8814d)',
  green: '#3f9142',
  blue: '#3c93c9',
  purple: 'light-dark(#7c4a9e, #a673cc)',
};

export type { Spot } from '../../widgets/hexmap/shapes';

/** Rows count inland from the sea, which is below; columns from the east, which is on the left. */
export function spot(hex: string): Spot {
  return spotOf(Number(hex.slice(2)), Number(hex.slice(0, 2)));
}

/** A place of the grid, on or off the printed map. */
export function spotOf(column: number, row: number): Spot {
  const [x] = centre(column, row, R, 'pointy', 'even');
  return { x, y: (ROWS - row) * 1.5 * R };
}

export const outline = (at: Spot, radius = R): string => shapes.outline(at, radius);
/** A hex as part of a path. */
export const ring = (at: Spot, radius = R): string => shapes.ring(at, radius);

/** A landing box is drawn out at sea from its first hex, a little to the east. */
export function boxSpot(low: string): Spot {
  const { x, y } = spot(low);
  return { x: x - WIDE * 0.62, y: y + R * 1.86 };
}

export const hexId = (ref: string): string => ref.replace(/^hex:/, '');

export class Land {
  readonly hexes: Map<string, HexRecord>;
  readonly at = new Map<string, Spot>();
  readonly boxes = new Map<string, Spot>();
  readonly positions: Map<string, PositionRecord>;
  /** Positions by each of their hexes. */
  readonly sites = new Map<string, PositionRecord>();
  readonly units: Map<string, UnitRecord>;
  readonly east: boolean;
  /** Where the sectors meet, from left to right. */
  readonly border: number;

  constructor(readonly board: OmahaBoard, scenario: string) {
    this.east = scenario === 'easy-fox';
    const inside = (hex: HexRecord): boolean => !this.east || hex.sector === 'east' || Number(hex.hex.slice(2)) <= 20;
    this.hexes = new Map(board.hexes.filter(inside).map((hex) => [hex.hex, hex]));
    for (const id of this.hexes.keys()) this.at.set(id, spot(id));
    const xs = (sector: string): number[] => board.hexes.filter((hex) => hex.sector === sector).map(({ hex }) => spot(hex).x);
    this.border = (Math.max(...xs('east')) + Math.min(...xs('west'))) / 2;
    for (const { box, low, sector } of board.boxes) if (low && (!this.east || sector === 'east')) this.boxes.set(box, boxSpot(low));
    this.positions = new Map(board.positions.map((position) => [position.position, position]));
    for (const position of board.positions) {
      if (!position.hexes.some((hex) => this.hexes.has(hex))) continue;
      for (const hex of position.hexes) this.sites.set(hex, position);
    }
    this.units = new Map(board.us_units.map((unit) => [unit.unit, unit]));
  }

  /** `hex:0523` or `box:ER3` as a point of the map. */
  place(ref: string): Spot | undefined {
    if (ref.startsWith('box:')) return this.boxes.get(ref.slice(4));
    return this.at.get(hexId(ref));
  }

  /** The sector of a hex or box of the map. */
  sectorOf(id: string): Sector | undefined {
    return id.startsWith('box:') ? this.board.boxes.find(({ box }) => `box:${box}` === id)?.sector : this.hexes.get(id)?.sector;
  }

  /** `position:WN62`, or one half of it: `WN62N`. */
  position(ref: string): PositionRecord | undefined {
    const name = ref.replace(/^position:/, '');
    return this.positions.get(name) ?? this.positions.get(name.replace(/[NS]$/, ''));
  }

  /** What the map widget needs: the hexes, and the boxes as hexes too. */
  cells(label: (hex: HexRecord) => string, box: (name: string) => string): Hex[] {
    const land = [...this.hexes.values()].map((hex): Hex => {
      const at = this.at.get(hex.hex)!;
      return { id: hex.hex, ...at, points: outline(at), ground: 'bare', label: label(hex) };
    });
    const boxes = [...this.boxes].map(([name, at]): Hex => ({ id: `box:${name}`, ...at, points: outline(at, R * 0.86), ground: 'bare', label: box(name) }));
    return [...land, ...boxes];
  }
}

const known = new WeakMap<OmahaBoard, Map<string, Land>>();

/** The map of a scenario, built once. */
export function landOf(board: OmahaBoard, scenario: string): Land {
  const made = known.get(board) ?? new Map<string, Land>();
  known.set(board, made);
  const land = made.get(scenario) ?? new Land(board, scenario);
  made.set(scenario, land);
  return land;
}

/** `WN62` → `62`, `R-1403` → ``, `A6` → `A6`. */
export function shortPosition(position: string): string {
  if (position.startsWith('WN')) return position.slice(2);
  return position.startsWith('R-') ? '' : position;
}

export function onMap(at: string): boolean {
  return at.startsWith('hex:') || at.startsWith('box:');
}

export const friendly = (type: string): string => symbols[`us-${type}`] ?? symbols['us-infantry']!;
export const hostile = (kind: string): string => symbols[`german-${kind}`] ?? symbols[kind.startsWith('wn-') ? 'german-wn-gun' : 'german-infantry']!;

/** A German unit in words, as far as it has been revealed. */
export function forceWords(t: Texts, { unit, kind, strength = 0, needs = [] }: ForceView): string {
  if (!unit) return t.say('omaha-hidden-label', { kind });
  return t.say('omaha-force-label', { name: t.name(`german:${unit}`), strength, needs: t.list(needs.map((need) => t.say(`weapon-${need}`))), count: needs.length });
}

export function total(view: OmahaView): number {
  return Object.values(view.tally).reduce((sum, points) => sum + points, 0);
}

/** Turn number of `turn:8`, or 0. */
export const arrival = (at: string): number => (at.startsWith('turn:') ? Number(at.slice(5)) : 0);

/** The hexes of a reference: of a position, a draw, or a unit's place. */
export function hexesOf(land: Land, view: OmahaView, ref: string): string[] {
  const [kind, name = ''] = ref.split(/:(.*)/);
  if (kind === 'hex' || kind === 'box') return [ref];
  if (kind === 'position') return (land.position(name)?.hexes ?? []).map((hex) => `hex:${hex}`);
  if (kind === 'draw') return (land.board.draws.find(({ draw }) => draw === name)?.hexes ?? []).map((hex) => `hex:${hex}`);
  const at = view.units.find(({ unit }) => kind === 'unit' && unit === name)?.at ?? '';
  return onMap(at) ? [at] : [];
}

/** The unit pointed at: itself, or the first unit in the hex that can be hit. */
export function unitAt(view: OmahaView, about: string | null): UnitView | undefined {
  if (about?.startsWith('unit:')) return view.units.find(({ unit }) => `unit:${unit}` === about);
  return about ? view.units.find(({ at, steps }) => at === about && steps) : undefined;
}

/** With a real minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
