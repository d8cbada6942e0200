// Hexes in the form that the map needs: an id, a centre, a polygon. Each game has its own numbering and drawing.

export interface Hex {
  id: string;
  x: number;
  y: number;
  /** Corners, as SVG `points`. */
  points: string;
  /** Class of its ground: sea, sand, grass, wood, bocage, stone, town …; each has its colour in app.css. */
  ground?: string;
  /** What a screen reader says, and what is shown on hover. */
  label?: string;
  /** Printed on the hex: its number, usually. */
  caption?: string;
}

export interface Edge {
  id: string;
  /** An SVG path in board units. */
  path: string;
  /** Class: road, river, cliff, wall, hedge, border … */
  kind: string;
  label?: string;
}

export interface Highlight {
  id: string;
  /** legal: can be chosen; seen: pointed at from elsewhere, such as the log; bad: forbidden or dangerous. */
  kind: 'legal' | 'chosen' | 'seen' | 'bad';
}

export type Orientation = 'flat' | 'pointy';

/** The corners of a hex of a given radius (centre to corner). */
export function corners(x: number, y: number, radius: number, orientation: Orientation): [number, number][] {
  const turn = orientation === 'flat' ? 0 : Math.PI / 6;
  return Array.from({ length: 6 }, (_, i) => {
    const angle = turn + (Math.PI / 3) * i;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

export function points(list: readonly (readonly [number, number])[]): string {
  return list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/**
 * The centre of a hex in a rectangular map. Flat-topped hexes are in columns, pointy ones in rows; `shove` says whether
 * odd or even columns (rows) are shifted half a hex down (right).
 */
export function centre(
  column: number,
  row: number,
  radius: number,
  orientation: Orientation,
  shove: 'odd' | 'even' = 'odd',
): [number, number] {
  const step = Math.sqrt(3) * radius;
  const along = orientation === 'flat' ? column : row;
  const pushed = (along & 1) === (shove === 'odd' ? 1 : 0) ? step / 2 : 0;
  return orientation === 'flat'
    ? [1.5 * radius * column, step * row + pushed]
    : [step * column + pushed, 1.5 * radius * row];
}

/** The side between two neighbours, as an SVG path. */
export function side(
  a: { x: number; y: number },
  b: { x: number; y: number },
): string {
  const mx = (a.x + b.x) / 2;
  const my = (a.y + b.y) / 2;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  // Two centres are √3 radii apart, and a side is one radius long.
  const k = 1 / (2 * Math.sqrt(3));
  return `M${(mx - dy * k).toFixed(1)} ${(my + dx * k).toFixed(1)}L${(mx + dy * k).toFixed(1)} ${(my - dx * k).toFixed(1)}`;
}

/** The box around all hexes. */
export function bounds(hexes: readonly Hex[]): { x: number; y: number; width: number; height: number } {
  let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
  for (const hex of hexes) {
    for (const corner of hex.points.split(' ')) {
      const [x = 0, y = 0] = corner.split(',').map(Number);
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return hexes.length ? { x: left, y: top, width: right - left, height: bottom - top } : { x: 0, y: 0, width: 1, height: 1 };
}

/** The hex that an arrow key leads to: the nearest one in that direction. */
export function towards(hexes: readonly Hex[], from: Hex, dx: number, dy: number): Hex | undefined {
  let best: Hex | undefined;
  let cost = Infinity;
  for (const hex of hexes) {
    const x = hex.x - from.x;
    const y = hex.y - from.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (hex === from || ahead <= 0 || aside > ahead * 1.8) continue;
    const price = Math.hypot(x, y) + 0.6 * aside;
    if (price < cost) {
      best = hex;
      cost = price;
    }
  }
  return best;
}

/** Finds the hex that contains a point of the board: the one with the nearest centre, unless that is farther away than a corner. */
export function finderOf(hexes: readonly Hex[]): (x: number, y: number) => Hex | undefined {
  const first = hexes[0];
  if (!first) return () => undefined;
  const radius = Math.max(...first.points.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return Math.hypot(x - first.x, y - first.y);
  }));
  const buckets = new Map<string, Hex[]>();
  const key = (i: number, j: number): string => `${i},${j}`;
  for (const hex of hexes) {
    const at = key(Math.floor(hex.x / radius), Math.floor(hex.y / radius));
    buckets.set(at, [...(buckets.get(at) ?? []), hex]);
  }
  return (x, y) => {
    const [i, j] = [Math.floor(x / radius), Math.floor(y / radius)];
    let best: Hex | undefined;
    let far = radius * 1.01;
    for (let a = i - 1; a <= i + 1; a++)
      for (let b = j - 1; b <= j + 1; b++)
        for (const hex of buckets.get(key(a, b)) ?? []) {
          const apart = Math.hypot(hex.x - x, hex.y - y);
          if (apart < far) [best, far] = [hex, apart];
        }
    return best;
  };
}
