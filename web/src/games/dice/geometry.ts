// The battlefield as a drawn map: sectors with hand-drawn borders, out of rows and spans of twelve columns.
import type { Edge, Sector } from './types';

export const GUTTER = 34;
export const COLUMN = 27.5;
export const COLUMNS = 12;
export const WIDTH = GUTTER + COLUMN * COLUMNS + 6;

export interface Plan {
  rows: number;
  rowHeight: number;
  /** Room above the last row and below the first. */
  above: number;
  below: number;
}

export interface Point {
  x: number;
  y: number;
}

export function height(plan: Plan): number {
  return plan.above + plan.rows * plan.rowHeight + plan.below;
}

export function across(column: number): number {
  return GUTTER + column * COLUMN;
}

/** The lower edge of a row; row 0 is the lowest. */
export function base(plan: Plan, row: number): number {
  return height(plan) - plan.below - row * plan.rowHeight;
}

/** How far a border strays from the straight line; the same for both neighbours. */
function stray(column: number, row: number): number {
  return Math.sin(column * 1.15 + row * 2.3) * 2.6 + Math.sin(column * 0.47 + row * 5.1) * 1.8;
}

export function border(plan: Plan, row: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.round(Math.abs(to - from) * 2));
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const column = from + ((to - from) * step) / steps;
    points.push({ x: across(column), y: base(plan, row) + stray(column, row) });
  }
  return points;
}

/** A border between two sectors of a row, from below to above; it bends but meets both ends. */
export function upright(plan: Plan, row: number, column: number): Point[] {
  const low = base(plan, row) + stray(column, row);
  const high = base(plan, row + 1) + stray(column, row + 1);
  const lean = Math.sin(column * 2.7 + row * 1.9) * 4;
  return [0, 0.25, 0.5, 0.75, 1].map((t) => ({ x: across(column) + Math.sin(t * Math.PI) * lean, y: low + (high - low) * t }));
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

export function box(plan: Plan, sector: Pick<Sector, 'row' | 'span'>): Box {
  const [left, right] = sector.span;
  return { x: across(left), y: base(plan, sector.row + 1), width: (right - left) * COLUMN, height: plan.rowHeight };
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

export function edgeSigns(plan: Plan, sectors: Sector[], edges: Edge[]) {
  const byId = new Map(sectors.map((sector) => [sector.id, sector]));
  return edges.flatMap((edge) => {
    const a = byId.get(edge.a);
    const b = byId.get(edge.b);
    if (!a || !b || !(edge.landmines || edge.barrier)) return [];
    const found = crossing(plan, a, b);
    return found ? [{ edge, ...found }] : [];
  });
}

/** Positions for this many markers, side by side at the foot of a box. */
export function places(within: Box, count: number, size: number): Point[] {
  const room = within.width - 10;
  const step = Math.min(size + 3, count > 1 ? (room - size) / (count - 1) : 0);
  const start = within.x + within.width / 2 - (step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({ x: start + step * index, y: within.y + within.height - size / 2 - 6 }));
}
