// What is computed once per scene: which hex each point belongs to, the coast, the edges of each ground, heights and light, crests.
import { corners } from '../hex';
import type { Box } from '../panzoom';
import { sideOf, type Spot } from '../shapes';
import { Field, noise } from './field';
import type { Scene, SceneHex } from './scene';

export interface Prepared {
  scene: Scene;
  land: Path2D;
  /** From deep to shallow. */
  shallows: Path2D[];
  waterlines: Path2D[];
  grounds: { kind: string; path: Path2D }[];
  contours: Path2D[];
  veils: Path2D[];
  /** Light and shadow of the hills, one value per point of the grid: below 0 is shadow. */
  light: Field;
  crests: Crest[];
  zones: Path2D;
}

/** A crest as points, each with a unit step to the low side. */
export interface Crest {
  points: Spot[];
  down: Spot[];
}

/** Finds the hex nearest to a point, even outside the map. */
export function finder(hexes: readonly SceneHex[], radius: number): (x: number, y: number) => number {
  const size = 2 * radius;
  const [left, top] = [Math.min(...hexes.map(({ x }) => x)), Math.min(...hexes.map(({ y }) => y))];
  const wide = Math.floor((Math.max(...hexes.map(({ x }) => x)) - left) / size) + 1;
  const high = Math.floor((Math.max(...hexes.map(({ y }) => y)) - top) / size) + 1;
  const buckets: number[][] = Array.from({ length: wide * high }, () => []);
  hexes.forEach(({ x, y }, n) => buckets[Math.floor((y - top) / size) * wide + Math.floor((x - left) / size)]!.push(n));
  return (x, y) => {
    const i = Math.min(wide - 1, Math.max(0, Math.floor((x - left) / size)));
    const j = Math.min(high - 1, Math.max(0, Math.floor((y - top) / size)));
    for (let reach = 1; reach < Math.max(wide, high); reach++) {
      let best = -1;
      let far = Infinity;
      for (let b = Math.max(0, j - reach); b <= Math.min(high - 1, j + reach); b++)
        for (let a = Math.max(0, i - reach); a <= Math.min(wide - 1, i + reach); a++)
          for (const n of buckets[b * wide + a]!) {
            const one = hexes[n]!;
            const apart = (one.x - x) ** 2 + (one.y - y) ** 2;
            if (apart < far) {
              best = n;
              far = apart;
            }
          }
      if (best >= 0) return best;
    }
    return 0;
  };
}

function smooth(lines: number[][]): Path2D {
  const path = new Path2D();
  for (const line of lines) {
    const count = line.length / 2;
    if (count < 3) continue;
    let [x, y] = [line[0]!, line[1]!];
    let [u, v] = [line[2]!, line[3]!];
    path.moveTo((x + u) / 2, (y + v) / 2);
    for (let i = 1; i <= count; i++) {
      x = u;
      y = v;
      const then = 2 * ((i + 1) % count);
      u = line[then]!;
      v = line[then + 1]!;
      path.quadraticCurveTo(x, y, (x + u) / 2, (y + v) / 2);
    }
    path.closePath();
  }
  return path;
}

/** Slopes that meet form one crest. It runs through the middles of their sides and is rounded at the corners. */
export function crests(slopes: Scene['slopes'], radius: number): Crest[] {
  const sides = slopes.map(({ high, low }) => sideOf(high, low, radius));
  const key = ({ x, y }: Spot): string => `${Math.round(x)},${Math.round(y)}`;
  const ends = new Map<string, number[]>();
  sides.forEach((side, n) => [side.from, side.to].forEach((end) => ends.set(key(end), [...(ends.get(key(end)) ?? []), n])));
  const used = new Set<number>();
  const other = (corner: Spot, n: number): number | undefined => {
    const here = ends.get(key(corner))!;
    return here.length === 2 ? here.find((one) => one !== n && !used.has(one)) : undefined;
  };
  const found: Crest[] = [];
  for (let n = 0; n < sides.length; n++) {
    if (used.has(n)) continue;
    used.add(n);
    const chain: { side: number; from: Spot; to: Spot }[] = [{ side: n, from: sides[n]!.from, to: sides[n]!.to }];
    for (const backwards of [false, true]) {
      for (;;) {
        const last = backwards ? chain[0]! : chain[chain.length - 1]!;
        const corner = backwards ? last.from : last.to;
        const next = other(corner, last.side);
        if (next === undefined) break;
        used.add(next);
        const side = sides[next]!;
        const far = key(side.from) === key(corner) ? side.to : side.from;
        if (backwards) chain.unshift({ side: next, from: far, to: corner });
        else chain.push({ side: next, from: corner, to: far });
      }
    }
    const crest: Crest = { points: [], down: [] };
    const put = (x: number, y: number, down: Spot): void => {
      crest.points.push({ x, y });
      crest.down.push(down);
    };
    chain.forEach(({ side, from, to }, i) => {
      const { down } = sides[side]!;
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      if (i === 0) put(from.x, from.y, down);
      put(middle.x, middle.y, down);
      const after = chain[i + 1];
      if (!after) {
        put(to.x, to.y, down);
        return;
      }
      const beyond = { x: (after.from.x + after.to.x) / 2, y: (after.from.y + after.to.y) / 2 };
      const then = sides[after.side]!.down;
      for (const k of [0.2, 0.4, 0.6, 0.8]) {
        const [a, b, c] = [(1 - k) ** 2, 2 * k * (1 - k), k * k];
        put(a * middle.x + b * to.x + c * beyond.x, a * middle.y + b * to.y + c * beyond.y, { x: down.x * (1 - k) + then.x * k, y: down.y * (1 - k) + then.y * k });
      }
    });
    found.push(crest);
  }
  return found;
}

/** The outline of some hexes: the sides that belong to only one of them. */
export function outlineOf(spots: readonly Spot[], radius: number): [Spot, Spot][] {
  const sides = new Map<string, [Spot, Spot]>();
  const key = (x: number, y: number): string => `${Math.round(x)},${Math.round(y)}`;
  for (const { x, y } of spots) {
    const list = corners(x, y, radius, 'flat');
    list.forEach(([ax, ay], i) => {
      const [bx, by] = list[(i + 1) % 6]!;
      const back = `${key(bx, by)} ${key(ax, ay)}`;
      if (!sides.delete(back)) sides.set(`${key(ax, ay)} ${key(bx, by)}`, [{ x: ax, y: ay }, { x: bx, y: by }]);
    });
  }
  return [...sides.values()];
}

/** The point itself, or the nearest one where ground is painted: far from every hex, a search would take long. */
function within(parts: readonly Box[], x: number, y: number): [number, number] {
  let best: [number, number] = [x, y];
  let far = Infinity;
  for (const part of parts) {
    const u = Math.min(part.x + part.width, Math.max(part.x, x));
    const v = Math.min(part.y + part.height, Math.max(part.y, y));
    const apart = Math.abs(u - x) + Math.abs(v - y);
    if (apart === 0) return [x, y];
    if (apart < far) [best, far] = [[u, v], apart];
  }
  return best;
}

/** The most points of a grid: larger maps get a coarser one. */
const POINTS = 160_000;

export function prepare(scene: Scene): Prepared {
  const { radius: r, hexes } = scene;
  const close = finder(hexes, r);
  const parts = scene.parts ?? [scene.sheet];
  const nearest = (x: number, y: number): number => close(...within(parts, x, y));
  const wobble = 0.08 * r;
  const cell = Math.max(r / 5, Math.sqrt((scene.sheet.width * scene.sheet.height) / POINTS));
  const field = (): Field => new Field(scene.sheet, cell);
  const owners = field().fill((x, y) => nearest(x + wobble * noise(x / (0.7 * r), y / (0.7 * r), 1), y + wobble * noise(x / (0.7 * r), y / (0.7 * r), 2)));
  const mask = (is: (hex: SceneHex) => boolean): Field => {
    const belongs = hexes.map(is);
    return owners.map((n) => (belongs[n] ? 1 : 0));
  };
  const land = mask(({ kind }) => kind !== scene.sea).blurred(0.3 * r);
  const away = land.distances().blurred(0.2 * r);
  const sea = away.map((value) => -value);
  const grounds = [...new Set(hexes.map(({ kind }) => kind))]
    .filter((kind) => kind !== scene.sea)
    .map((kind) => ({ kind, path: smooth(mask((hex) => hex.kind === kind).blurred(0.12 * r).contours(0.5)) }));
  const heights = owners.map((n) => hexes[n]!.level).blurred(0.4 * r);
  const rough = heights.map((value, n) => {
    const [x, y] = [(n % heights.width) * heights.cell, Math.floor(n / heights.width) * heights.cell];
    return value + (0.16 * noise(x / (1.1 * r), y / (1.1 * r), 5) + 0.07 * noise(x / (0.4 * r), y / (0.4 * r), 6)) * Math.min(1, value + 0.25);
  });
  const light = rough.map((value, n) => {
    const [left, up] = [rough.values[n - 1] ?? value, rough.values[n - rough.width] ?? value];
    // The light comes from the north-west, so slopes that rise to the south-east are lit.
    return (value - left + (value - up)) * 1.7;
  });
  const top = Math.max(0, ...hexes.map(({ level }) => level));
  const zones = new Path2D();
  for (const zone of scene.zones)
    for (const [a, b] of outlineOf(zone, r)) {
      zones.moveTo(a.x, a.y);
      zones.lineTo(b.x, b.y);
    }
  return {
    scene,
    land: smooth(land.contours(0.5)),
    shallows: [2.6, 1.45, 0.62].map((far) => smooth(sea.contours(-far * r))),
    waterlines: [0.14, 0.27, 0.4, 0.53].map((far) => smooth(sea.contours(-far * r))),
    grounds,
    contours: Array.from({ length: 2 * top }, (_, i) => smooth(rough.contours(0.5 * (i + 1)))),
    veils: Array.from({ length: Math.max(0, top - 1) }, (_, i) => smooth(heights.contours(i + 1.6))),
    light,
    crests: crests(scene.slopes, r),
    zones,
  };
}
