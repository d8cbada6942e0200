// The printed map as a few paths for each part of it, so that a thousand things need only some hundreds of nodes.
import { Parts, fields, hachures, houses, p, rocks, sideLine as line, sideOf, soft, trees, zigzag, type Drawn, type Side } from '../../widgets/hexmap/shapes';
import { R, WIDE, ring, spot, type Land, type Spot } from './model';
import type { HexRecord, Tide } from './types';

export { soft } from '../../widgets/hexmap/shapes';

export interface Word {
  text: string;
  x: number;
  y: number;
  kind: string;
}

/** How the ground of a hex looks in a small map. */
export function ground(hex: HexRecord): string {
  if (hex.terrain === 'sea') return 'shallow';
  if (['woods', 'bocage', 'rough'].includes(hex.terrain)) return hex.terrain;
  return hex.ground;
}

export function grounds(land: Land): Drawn[] {
  const found = new Parts();
  for (const hex of land.hexes.values()) {
    const at = land.at.get(hex.hex)!;
    found.add(ground(hex), at, ring(at));
  }
  return found.list();
}

/** All hexes as one outline, to clip the water. */
export function shape(land: Land): string {
  return [...land.hexes.values()].filter(({ tide, underwater_at }) => tide ?? underwater_at).map(({ hex }) => ring(land.at.get(hex)!)).join('');
}

/** Trees, hedgerows, houses, rocks. */
export function growth(land: Land): Drawn[] {
  const found = new Parts(['draw', 'field', 'tree', 'crown', 'house', 'rock']);
  for (const hex of land.hexes.values()) {
    const at = land.at.get(hex.hex)!;
    const seed = Number(hex.hex);
    if (hex.terrain === 'woods') trees(at, seed, (kind, d) => found.add(kind, at, d));
    else if (hex.terrain === 'bocage') found.add('field', at, fields(at, seed));
    if (hex.buildings || hex.terrain === 'buildings') found.add('house', at, houses(at, seed));
    if (hex.terrain === 'rough') found.add('rock', at, rocks(at, seed));
    if (hex.ground === 'draw' && hex.terrain === 'draw') {
      for (let i = 0; i < 3; i++) found.add('draw', at, `M${p(at.x - 26 + 22 * i, at.y + 22 - 12 * (i % 2))}q8 -9 0 -18`);
    }
  }
  return found.list();
}

export function between(land: Land, a: string, b: string): Side {
  const lower = land.hexes.get(a)?.level === 'low' && land.hexes.get(b)?.level !== 'low' ? -1 : 1;
  return sideOf(spot(a), spot(b), R, lower);
}

export function sides(land: Land): Drawn[] {
  const found = new Parts();
  for (const { a, b, type } of land.board.hexsides) {
    if (!land.hexes.has(a) || !land.hexes.has(b)) continue;
    const side = between(land, a, b);
    const add = (kind: string, d: string): void => found.add(kind, side.from, d);
    if (type === 'slope') add('slope', hachures(side, 5, 9, R));
    else if (type === 'bluff') {
      add('bluff', line(side) + hachures(side, 7, 17, R));
    } else if (type === 'scalable_cliff') {
      add('cliff', line(side));
      add('cliff-teeth', hachures(side, 5, 12, R));
    } else if (type === 'sheer_cliff') {
      add('sheer', line(side));
      add('sheer-teeth', hachures(side, 9, 16, R));
    } else if (type === 'at_ditch') add('ditch', zigzag(side, 8, 6, R));
    else if (type === 'at_wall') add('wall', line(side));
    else add(type, line(side));
  }
  return found.list();
}

/** The stretch of road that is mined: crosses in the hex. */
export function mined(land: Land): string {
  let d = '';
  for (const hex of land.hexes.values()) {
    if (!hex.mined_road) continue;
    const { x, y } = land.at.get(hex.hex)!;
    for (const [u, v] of [[-14, 10], [0, -4], [14, 8]] as const) d += `M${p(x + u - 4, y + v - 4)}l8 8m0 -8l-8 8`;
  }
  return d;
}

/** Steel hedgehogs on the sand, until they are cleared. */
export function obstacles(land: Land, cleared: ReadonlySet<string>): string {
  let d = '';
  for (const hex of land.hexes.values()) {
    if (!hex.obstacle || cleared.has(`hex:${hex.hex}`)) continue;
    const { x, y } = land.at.get(hex.hex)!;
    for (const [u, v] of [[-30, 20], [-6, 32], [20, 24], [34, 6], [-36, -8]] as const) d += `M${p(x + u - 6, y + v + 5)}l12 -10m0 10l-12 -10M${p(x + u, y + v - 8)}v16`;
  }
  return d;
}

/** The lane that was cleared: two dashed lines up the beach. */
export function lanes(land: Land, cleared: readonly string[]): string {
  return cleared
    .flatMap((ref) => {
      const at = land.place(ref);
      return at ? [`M${p(at.x - 20, at.y + 42)}v-84M${p(at.x + 20, at.y + 42)}v-84`] : [];
    })
    .join('');
}

/** The water's edge at a tide, from east to west. */
export function shore(land: Land, tide: Tide): Spot[] {
  return [...land.hexes.values()]
    .filter((hex) => hex.tide === tide)
    .map((hex) => land.at.get(hex.hex)!)
    .sort((a, b) => a.x - b.x)
    .map(({ x, y }, i) => ({ x, y: y + (i % 2 ? 7 : -7) }));
}

/** The water at a tide: everything below its line, and the hexes it floods. */
export function water(land: Land, tide: Tide, floor: number): string {
  const edge = shore(land, tide);
  const [first, last] = [edge[0], edge[edge.length - 1]];
  if (!first || !last) return '';
  const floods = [...land.hexes.values()].filter((hex) => hex.underwater_at?.includes(tide)).map((hex) => ring(land.at.get(hex.hex)!, R + 1));
  return `${soft([{ x: first.x - WIDE, y: first.y + R }, ...edge, { x: last.x + WIDE, y: last.y + R }])}L${p(last.x + WIDE, floor)}L${p(first.x - WIDE, floor)}Z${floods.join('')}`;
}

/** The line between the sectors, along the hexsides. */
export function boundary(land: Land): string {
  let d = '';
  for (const hex of land.hexes.values()) {
    if (hex.sector !== 'east') continue;
    const row = Number(hex.hex.slice(0, 2));
    const column = Number(hex.hex.slice(2));
    const push = row % 2 ? -1 : 0;
    for (const [r, c] of [[row, column + 1], [row + 1, column + push], [row - 1, column + push], [row + 1, column + push + 1], [row - 1, column + push + 1]] as const) {
      const id = `${String(r).padStart(2, '0')}${String(c).padStart(2, '0')}`;
      if (land.hexes.get(id)?.sector === 'west') d += line(between(land, hex.hex, id));
    }
  }
  return d;
}

/** Names of places, draws and exits. */
export function words(land: Land): Word[] {
  const places = new Map<string, Spot[]>();
  const found: Word[] = [];
  for (const hex of land.hexes.values()) {
    const at = land.at.get(hex.hex)!;
    if (hex.place && !hex.place.startsWith('Draw')) places.set(hex.place, [...(places.get(hex.place) ?? []), at]);
    if (hex.exit) found.push({ text: hex.exit, x: at.x, y: at.y, kind: 'exit' });
  }
  const middle = (list: Spot[]): Spot => ({ x: list.reduce((s, a) => s + a.x, 0) / list.length, y: list.reduce((s, a) => s + a.y, 0) / list.length });
  for (const [text, list] of places) {
    const at = middle(list);
    found.push({ text, x: at.x, y: at.y - R * 0.78, kind: 'place' });
  }
  for (const { draw, hexes } of land.board.draws) {
    const list = hexes.flatMap((hex) => land.at.get(hex) ?? []);
    if (!list.length) continue;
    const at = list.reduce((low, one) => (one.y > low.y ? one : low));
    found.push({ text: draw, x: at.x, y: at.y + R * 0.62, kind: 'draw' });
  }
  return found;
}
