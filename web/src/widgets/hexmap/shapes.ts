// The shapes that maps are drawn with: hexes, trees, houses, slope ticks, smooth lines. All of them are parts of SVG
// paths.
import { corners, points, type Orientation } from './hex';

export interface Spot {
  x: number;
  y: number;
}

export interface Drawn {
  /** The kind of the path, and the part of the map it is in. */
  id: string;
  kind: string;
  d: string;
}

export const p = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const circle = (x: number, y: number, r: number): string => `M${p(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const straight = (spots: readonly Spot[]): string => (spots.length ? `M${spots.map(({ x, y }) => p(x, y)).join('L')}` : '');

/** A hex as the `points` of a polygon. */
export function outline(at: Spot, radius: number, orientation: Orientation = 'pointy'): string {
  return points(corners(at.x, at.y, radius, orientation));
}

/** A hex as part of a path. */
export function ring(at: Spot, radius: number, orientation: Orientation = 'pointy'): string {
  return `M${corners(at.x, at.y, radius, orientation).map(([x, y]) => p(x, y)).join('L')}Z`;
}

/** A pseudo-random number between 0 and 1, always the same for the same arguments. */
export function whim(seed: number, i: number): number {
  const n = Math.sin(seed * 127.1 + i * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

/** A smooth line through points. */
export function soft(list: readonly Spot[]): string {
  if (!list.length) return '';
  let d = `M${p(list[0]!.x, list[0]!.y)}`;
  for (let i = 1; i < list.length - 1; i++) {
    const [here, next] = [list[i]!, list[i + 1]!];
    d += `Q${p(here.x, here.y)} ${p((here.x + next.x) / 2, (here.y + next.y) / 2)}`;
  }
  const last = list[list.length - 1]!;
  return `${d}L${p(last.x, last.y)}`;
}

/** An arrowhead at the end of a path. */
export function head(way: readonly Spot[], unit = 1): string {
  const [from, to] = [way[way.length - 2]!, way[way.length - 1]!];
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const at = (far: number, aside: number): string => p(to.x + unit * (far * Math.cos(turn) - aside * Math.sin(turn)), to.y + unit * (far * Math.sin(turn) + aside * Math.cos(turn)));
  return `M${at(30, 0)}L${at(-12, 24)}L${at(-2, 0)}L${at(-12, -24)}Z`;
}

/**
 * Paths by kind and by part of the map. One path for the whole map would mean fewer nodes, but the browser would go
 * through all of it for each tile it paints; with parts, it skips those outside the tile.
 */
export class Parts {
  private readonly kinds = new Map<string, Map<string, string>>();

  constructor(kinds: readonly string[] = []) {
    for (const kind of kinds) this.kinds.set(kind, new Map());
  }

  add(kind: string, at: Spot, d: string): void {
    const parts = this.kinds.get(kind) ?? new Map<string, string>();
    const part = `${Math.floor(at.x / 640)}.${Math.floor(at.y / 560)}`;
    parts.set(part, (parts.get(part) ?? '') + d);
    this.kinds.set(kind, parts);
  }

  list(): Drawn[] {
    return [...this.kinds].flatMap(([kind, parts]) => [...parts].map(([part, d]) => ({ id: `${kind} ${part}`, kind, d })));
  }
}

/** Some trees in a hex, and the light on their crowns. */
export function trees(at: Spot, seed: number, add: (kind: 'tree' | 'crown', d: string) => void, radius = 60): void {
  for (let i = 0; i < 11; i++) {
    const angle = 2.399 * i;
    const far = radius * 0.22 * Math.sqrt(i + 0.3);
    const r = (radius / 60) * (8 + 5 * whim(seed, i));
    const [x, y] = [at.x + far * Math.cos(angle), at.y + far * Math.sin(angle)];
    add('tree', circle(x, y, r));
    add('crown', circle(x - 2, y - 3, r * 0.5));
  }
}

/** Some houses, each rotated differently. */
export function houses(at: Spot, seed: number, count = 5): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = 1.256 * i + whim(seed, i);
    const far = 22 + 14 * whim(seed, i + 9);
    const [x, y] = [at.x + far * Math.cos(angle), at.y + far * Math.sin(angle)];
    const [w, h] = [9 + 7 * whim(seed, i + 20), 7 + 4 * whim(seed, i + 30)];
    const t = whim(seed, i + 40) * 3;
    const [c, s] = [Math.cos(t), Math.sin(t)];
    d += `M${p(x, y)}l${p(w * c, w * s)}l${p(-h * s, h * c)}l${p(-w * c, -w * s)}Z`;
  }
  return d;
}

/** Small fields, each with its hedge. */
export function fields(at: Spot, seed: number): string {
  const turn = whim(seed, 1) * 0.7 - 0.35;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const put = (u: number, v: number): string => p(at.x + u * c - v * s, at.y + u * s + v * c);
  const split = (whim(seed, 2) - 0.5) * 24;
  const cross = (whim(seed, 3) - 0.5) * 20;
  return `M${put(-38, cross)}L${put(38, cross)}M${put(split, cross)}L${put(split, -38)}M${put(-split, cross)}L${put(-split, 38)}`;
}

export function rocks(at: Spot, seed: number): string {
  let d = '';
  for (let i = 0; i < 8; i++) d += `M${p(at.x + (whim(seed, i) - 0.5) * 70, at.y + (whim(seed, i + 8) - 0.5) * 70)}l6 -8l7 5l-3 6Z`;
  return d;
}

/** The side between two hexes. */
export interface Side {
  from: Spot;
  to: Spot;
  /** A unit step along the side, and one towards the lower hex. */
  along: Spot;
  down: Spot;
}

/** The side between two neighbouring hexes; `down` leads to the second, or to the first if `lower` is -1. */
export function sideOf(one: Spot, two: Spot, radius: number, lower: 1 | -1 = 1): Side {
  const wide = Math.sqrt(3) * radius;
  const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  const away = { x: (two.x - one.x) / wide, y: (two.y - one.y) / wide };
  const along = { x: -away.y, y: away.x };
  return {
    from: { x: middle.x - along.x * radius * 0.5, y: middle.y - along.y * radius * 0.5 },
    to: { x: middle.x + along.x * radius * 0.5, y: middle.y + along.y * radius * 0.5 },
    along,
    down: { x: away.x * lower, y: away.y * lower },
  };
}

export const sideLine = (side: Side): string => straight([side.from, side.to]);

/** Ticks across a side, from it towards the lower hex. */
export function hachures(side: Side, count: number, long: number, radius: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const k = (radius * (i + 0.5)) / count;
    d += `M${p(side.from.x + side.along.x * k, side.from.y + side.along.y * k)}l${p(side.down.x * long, side.down.y * long)}`;
  }
  return d;
}

export function zigzag(side: Side, count: number, high: number, radius: number): string {
  let d = `M${p(side.from.x, side.from.y)}`;
  for (let i = 1; i <= count; i++) {
    const k = (radius * i) / count;
    const off = i === count ? 0 : i % 2 ? high : -high;
    d += `L${p(side.from.x + side.along.x * k + side.down.x * off, side.from.y + side.along.y * k + side.down.y * off)}`;
  }
  return d;
}
