// The battlefield as a drawn map: sectors with hand-drawn borders, laid out from rows and spans of twelve columns.
import type { Edge, Sector } from './types';

export const GUTTER = 34;
const COLUMN = 27.5;
export const COLUMNS = 12;
export const WIDTH = GUTTER + COLUMN * COLUMNS + 6;

export interface Plan {
  rows: number;
  rowHeight: number;
  /** Room above the last row and below the first. */
  above: number;
  below: number;
  /** Space at the left, and the width of a column. */
  gutter?: number;
  column?: number;
  /** The width of the far edge, as a share of the near one's. */
  far?: number;
  /** Seen from the bunker: the sea is far away, and left is right. */
  turned?: boolean;
}

export interface Point {
  x: number;
  y: number;
}

export function height(plan: Plan): number {
  return plan.above + plan.rows * plan.rowHeight + plan.below;
}

function across(plan: Plan, column: number): number {
  return (plan.gutter ?? GUTTER) + (plan.turned ? COLUMNS - column : column) * (plan.column ?? COLUMN);
}

/** The edge of a row on the side of the sea; row 0 is by the sea. */
export function base(plan: Plan, row: number): number {
  return plan.turned ? plan.above + row * plan.rowHeight : height(plan) - plan.below - row * plan.rowHeight;
}

/** Distant rows are drawn closer together. */
export function seen(plan: Plan, { x, y }: Point): Point {
  const { far = 1 } = plan;
  if (far === 1) return { x, y };
  const middle = across(plan, COLUMNS / 2);
  const near = (y - plan.above) / (plan.rows * plan.rowHeight);
  return { x: middle + (x - middle) * (far + (1 - far) * near), y };
}

/** How far a border deviates from the straight line; the same for both neighbours. */
function stray(column: number, row: number): number {
  return Math.sin(column * 1.15 + row * 2.3) * 2.6 + Math.sin(column * 0.47 + row * 5.1) * 1.8;
}

export function border(plan: Plan, row: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.round(Math.abs(to - from) * 2));
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const column = from + ((to - from) * step) / steps;
    points.push(seen(plan, { x: across(plan, column), y: base(plan, row) + stray(column, row) }));
  }
  return points;
}

/** A border between two sectors of a row, from bottom to top; it bends but keeps both ends. */
export function upright(plan: Plan, row: number, column: number): Point[] {
  const low = base(plan, row) + stray(column, row);
  const high = base(plan, row + 1) + stray(column, row + 1);
  const lean = plan.far ? 0 : Math.sin(column * 2.7 + row * 1.9) * 4;
  return [0, 0.25, 0.5, 0.75, 1].map((t) => seen(plan, { x: across(plan, column) + Math.sin(t * Math.PI) * lean, y: low + (high - low) * t }));
}

export function path(points: Point[], closed = false): string {
  const text = points.map((point, index) => `${index ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('');
  return closed ? `${text}Z` : text;
}

export function outline(plan: Plan, row: number, span: [number, number]): string {
  const [left, right] = span;
  return path(
    [
      ...border(plan, row, left, right),
      ...upright(plan, row, right).slice(1),
      ...border(plan, row + 1, right, left).slice(1),
      ...upright(plan, row, left).reverse().slice(1, -1),
    ],
    true,
  );
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The space inside a sector, as wide as it is at half its height. */
export function box(plan: Plan, sector: Pick<Sector, 'row' | 'span'>): Box {
  const y = Math.min(base(plan, sector.row), base(plan, sector.row + 1));
  const middle = y + plan.rowHeight / 2;
  const [one, other] = sector.span.map((column) => seen(plan, { x: across(plan, column), y: middle }).x) as [number, number];
  return { x: Math.min(one, other), y, width: Math.abs(other - one), height: plan.rowHeight };
}

/** Where the sign of a border (mine, barrier) is drawn, and the border itself. */
export function crossing(plan: Plan, a: Sector, b: Sector): { at: Point; line: Point[] } | null {
  if (a.row === b.row) {
    const column = a.span[1] === b.span[0] ? a.span[1] : b.span[1] === a.span[0] ? b.span[1] : null;
    if (column === null) return null;
    const line = upright(plan, a.row, column);
    return { at: line[1] ?? { x: 0, y: 0 }, line };
  }
  const [low, high] = a.row < b.row ? [a, b] : [b, a];
  const from = Math.max(low.span[0], high.span[0]);
  const to = Math.min(low.span[1], high.span[1]);
  if (from >= to) return null;
  const line = border(plan, high.row, from, to);
  return { at: line[Math.floor(line.length * 0.3)] ?? { x: 0, y: 0 }, line };
}

/** The signs of borders: those that have one, and those that `wanted` names. */
export function edgeSigns(plan: Plan, sectors: Sector[], edges: Edge[], wanted: (edge: Edge) => boolean = () => false) {
  const byId = new Map(sectors.map((sector) => [sector.id, sector]));
  return edges.flatMap((edge) => {
    const a = byId.get(edge.a);
    const b = byId.get(edge.b);
    if (!a || !b || !(edge.landmines || edge.barrier || wanted(edge))) return [];
    const found = crossing(plan, a, b);
    return found ? [{ edge, ...found }] : [];
  });
}

/** Positions for this many markers, side by side at the foot of a box; they overlap where it is too narrow. */
export function places(within: Box, count: number, size: number): Point[] {
  const room = within.width - 10;
  const step = Math.min(size + 3, count > 1 ? (room - size) / (count - 1) : 0);
  const start = within.x + within.width / 2 - (step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({ x: start + step * index, y: within.y + within.height - size / 2 - 6 }));
}

/** The beach in a space of this many pixels, and the scale of the things drawn on it. */
export function planFor(room: { width: number; height: number }, rows: number, beach: boolean, turned: boolean): { plan: Plan; size: number } {
  const wide = room.width > 560;
  const gutter = wide ? Math.min(room.width * 0.075, 88) : 30;
  // Seen from the shore: sky above, water below; from the bunker: the sea above. If there is little height, sky and
  // water are left out, and the rows get their height.
  const low = room.height < rows * 58;
  const above = turned ? (wide && !low ? 62 : 34) : wide && !low ? 34 : 16;
  const below = turned ? (wide && !low ? 14 : 8) : beach ? (wide && !low ? 30 : 18) : 8;
  const rowHeight = Math.max((room.height - above - below) / rows, wide ? 34 : 40);
  const column = (room.width - 2 * gutter) / COLUMNS;
  const size = Math.min(Math.max(Math.min(rowHeight / 80, (column * 4) / 150), 0.52), 1.15);
  return { plan: { rows, rowHeight, above, below, gutter, column, far: wide ? 0.84 : 0.92, turned }, size };
}
