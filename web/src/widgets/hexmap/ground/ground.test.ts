import { describe, expect, it } from 'vitest';
import { Field, RIM, noise } from './field';
import { crests, finder, outlineOf } from './prepare';
import { centre } from '../hex';

const box = { x: 0, y: 0, width: 200, height: 100 };

/** Twice the signed area inside a closed line. */
function area(line: number[]): number {
  let sum = 0;
  for (let i = 0; i < line.length; i += 2) {
    const [x, y, u, v] = [line[i]!, line[i + 1]!, line[(i + 2) % line.length]!, line[(i + 3) % line.length]!];
    sum += x * v - u * y;
  }
  return sum;
}

describe('a field of numbers', () => {
  it('is traced along a height in closed lines around the higher ground', () => {
    const hills = new Field(box, 4).fill((x, y) => Math.max(0, 30 - Math.hypot(x - 50, y - 50), 20 - Math.hypot(x - 150, y - 50)));
    const lines = hills.contours(10);
    expect(lines).toHaveLength(2);
    const sizes = lines.map((line) => Math.abs(area(line)) / 2).sort((a, b) => a - b);
    expect(sizes[0]).toBeCloseTo(Math.PI * 100, -2);
    expect(sizes[1]).toBeCloseTo(Math.PI * 400, -2);
  });
  it('closes its lines at the edge, and runs the other way around a hole', () => {
    const [rim, ...others] = new Field(box, 4).fill(() => 1).contours(0.5);
    expect(others).toHaveLength(0);
    expect(Math.abs(area(rim!)) / 2).toBeGreaterThan(200 * 100 * 0.98);
    const lake = new Field(box, 4).fill((x, y) => (Math.hypot(x - 100, y - 50) < 20 ? 0 : 1)).contours(0.5);
    expect(lake).toHaveLength(2);
    expect(Math.sign(area(lake[0]!))).toBe(-Math.sign(area(lake[1]!)));
  });
  it('is blurred without loss in its middle', () => {
    const step = new Field(box, 4).fill((x) => (x < 100 ? 1 : 0)).blurred(12);
    const row = Math.floor(step.height / 2) * step.width;
    expect(step.values[row + 3]).toBeCloseTo(1, 5);
    expect(step.values[row + step.width - 3]).toBeCloseTo(0, 5);
    expect(step.values[row + RIM + 25]).toBeCloseTo(0.5, 0);
  });
  it('gives the distance to land', () => {
    const far = new Field(box, 4).fill((x) => (x < 40 ? 1 : 0)).distances();
    const row = Math.floor(far.height / 2) * far.width;
    expect(far.values[row + RIM + 5]).toBe(0);
    expect(far.values[row + RIM + 20]).toBeCloseTo(80 - 36, 3);
  });
  it('gets noise that is smooth and bounded', () => {
    for (let i = 0; i < 50; i++) {
      expect(Math.abs(noise(i * 0.37, i * 0.91))).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(i * 0.37, 2) - noise(i * 0.37 + 0.001, 2))).toBeLessThan(0.02);
    }
  });
});

describe('hexes as ground', () => {
  const hexes = Array.from({ length: 30 }, (_, n) => {
    const [x, y] = centre(n % 6, Math.floor(n / 6), 36, 'flat');
    return { x, y, kind: 'C', level: 0 };
  });
  it('find the hex of a point, also beyond the edge', () => {
    const nearest = finder(hexes, 36);
    for (const [n, { x, y }] of hexes.entries()) expect(nearest(x + 10, y - 10)).toBe(n);
    expect(nearest(-60, -40)).toBe(0);
  });
  it('join slopes into one crest', () => {
    const [a, b, c] = [hexes[7]!, hexes[8]!, hexes[13]!];
    const [one] = crests([{ high: a, low: b }, { high: a, low: c }], 36);
    expect(crests([{ high: a, low: b }], 36)).toHaveLength(1);
    expect(one!.points.length).toBe(one!.down.length);
  });
  it('outline an area along its outer sides only', () => {
    expect(outlineOf([hexes[0]!], 36)).toHaveLength(6);
    expect(outlineOf([hexes[0]!, hexes[6]!], 36)).toHaveLength(10);
  });
});
