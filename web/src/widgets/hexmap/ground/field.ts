// Numbers on a grid over a map. They can be blurred, turned into distances and traced along a height. Coasts, soft
// edges of woods, contours and the light on hills are made this way.
import type { Box } from '../panzoom';

/** Extra points beyond each edge of the box, so that errors at the edge stay out of sight. */
export const RIM = 8;

export class Field {
  readonly width: number;
  readonly height: number;
  /** The grid's first point, in board units. */
  readonly x: number;
  readonly y: number;
  readonly values: Float32Array;

  /** A grid of points `cell` apart that covers a box and a little more. */
  constructor(readonly box: Box, readonly cell: number, values?: Float32Array) {
    this.width = Math.ceil(box.width / cell) + 2 * RIM + 1;
    this.height = Math.ceil(box.height / cell) + 2 * RIM + 1;
    this.x = box.x - RIM * cell;
    this.y = box.y - RIM * cell;
    this.values = values ?? new Float32Array(this.width * this.height);
  }

  fill(value: (x: number, y: number) => number): this {
    for (let j = 0, n = 0; j < this.height; j++) for (let i = 0; i < this.width; i++, n++) this.values[n] = value(this.x + i * this.cell, this.y + j * this.cell);
    return this;
  }

  map(change: (value: number, n: number) => number): Field {
    return new Field(this.box, this.cell, this.values.map(change));
  }

  /** Blurred by about `by` board units: three box blurs in a row come close to a Gaussian. */
  blurred(by: number): Field {
    const reach = Math.max(1, Math.round(by / this.cell));
    let from = this.values;
    for (let pass = 0; pass < 3; pass++) from = this.#along(this.#along(from, reach, 1, this.width, this.width, this.height), reach, this.width, 1, this.height, this.width);
    return new Field(this.box, this.cell, from);
  }

  #along(from: Float32Array, reach: number, step: number, stride: number, count: number, lines: number): Float32Array {
    const to = new Float32Array(from.length);
    const wide = 2 * reach + 1;
    for (let line = 0; line < lines; line++) {
      const start = line * stride;
      const [first, last] = [from[start]!, from[start + (count - 1) * step]!];
      let sum = first * (reach + 1);
      for (let i = 1; i <= reach; i++) sum += i < count ? from[start + i * step]! : last;
      for (let i = 0; i < count; i++) {
        to[start + i * step] = sum / wide;
        const ahead = i + reach + 1;
        const behind = i - reach;
        sum += (ahead < count ? from[start + ahead * step]! : last) - (behind > 0 ? from[start + behind * step]! : first);
      }
    }
    return to;
  }

  /** How far each point is from the nearest one above 0.5, in board units. */
  distances(): Field {
    const { width, height } = this;
    const far = this.values.map((value) => (value > 0.5 ? 0 : 1e6));
    const step = (n: number, other: number, cost: number): void => {
      const through = far[other]! + cost;
      if (through < far[n]!) far[n] = through;
    };
    const [side, corner] = [this.cell, this.cell * Math.SQRT2];
    for (let j = 1; j < height; j++)
      for (let i = 1, n = j * width + 1; i < width - 1; i++, n++) {
        step(n, n - 1, side);
        step(n, n - width, side);
        step(n, n - width - 1, corner);
        step(n, n - width + 1, corner);
      }
    for (let j = height - 2; j >= 0; j--)
      for (let i = width - 2, n = j * width + i; i > 0; i--, n--) {
        step(n, n + 1, side);
        step(n, n + width, side);
        step(n, n + width + 1, corner);
        step(n, n + width - 1, corner);
      }
    return new Field(this.box, this.cell, far);
  }

  /**
   * The lines along which the field has this height, each closed, with the higher ground on their left. The grid's
   * edge counts as lower, so that every line closes.
   */
  contours(height: number): number[][] {
    const { width, values } = this;
    const rows = this.height;
    const over = values.map((one) => one - height);
    for (let i = 0; i < width; i++) for (const n of [i, width * (rows - 1) + i]) over[n] = Math.min(over[n]!, -0.5);
    for (let j = 0; j < rows; j++) for (const n of [j * width, j * width + width - 1]) over[n] = Math.min(over[n]!, -0.5);
    const value = (n: number): number => over[n]!;
    // For each side by which a line enters a cell, the side by which it leaves. Side 2n runs from point n to the right, 2n + 1 down.
    const next = new Int32Array(2 * width * rows).fill(-1);
    for (let j = 0; j < rows - 1; j++) {
      for (let i = 0; i < width - 1; i++) {
        const n = j * width + i;
        const a = over[n]! > 0;
        const b = over[n + 1]! > 0;
        const c = over[n + width + 1]! > 0;
        const d = over[n + width]! > 0;
        if (a === b && b === c && c === d) continue;
        const [top, right, bottom, left] = [2 * n, 2 * (n + 1) + 1, 2 * (n + width), 2 * n + 1];
        const sides: [boolean, boolean, number][] = [[a, b, top], [b, c, right], [c, d, bottom], [d, a, left]];
        // Going round the cell, the values fall along the side by which the line enters, and rise along the side by which it leaves.
        for (let k = 0; k < 4; k++) {
          const [from, to, side] = sides[k]!;
          if (!(from && !to)) continue;
          for (let m = 3; m > 0; m--) {
            const [low, high, other] = sides[(k + m) % 4]!;
            if (!low && high) {
              next[side] = other;
              break;
            }
          }
        }
      }
    }
    const found: number[][] = [];
    for (let start = 0; start < next.length; start++) {
      if (next[start] === -1) continue;
      const line: number[] = [];
      let at = start;
      while (next[at] !== -1) {
        const n = at >> 1;
        const other = at & 1 ? n + width : n + 1;
        const [one, two] = [value(n), value(other)];
        const part = one === two ? 0.5 : one / (one - two);
        line.push(this.x + ((n % width) + (at & 1 ? 0 : part)) * this.cell, this.y + (Math.floor(n / width) + (at & 1 ? part : 0)) * this.cell);
        const then = next[at]!;
        next[at] = -1;
        at = then;
      }
      found.push(line);
    }
    return found;
  }
}

/** Pseudo-random values, computed once: looking one up costs less than computing it. */
const CHANCE = Float32Array.from({ length: 1 << 14 }, (_, i) => {
  const n = Math.sin(i * 127.1) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
});
const chance = (i: number, j: number, seed: number): number => CHANCE[(Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed, 69069)) >>> 18]!;

/** Smooth noise between -1 and 1. */
export function noise(x: number, y: number, seed = 0): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = x - i;
  const v = y - j;
  const s = u * u * (3 - 2 * u);
  const t = v * v * (3 - 2 * v);
  const above = chance(i, j, seed) * (1 - s) + chance(i + 1, j, seed) * s;
  const below = chance(i, j + 1, seed) * (1 - s) + chance(i + 1, j + 1, seed) * s;
  return above * (1 - t) + below * t;
}
