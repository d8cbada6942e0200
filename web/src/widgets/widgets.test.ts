import { describe, expect, it } from 'vitest';
import { fan, fitting } from './fan';
import { bounds, centre, corners, points, side, towards, type Hex } from './hexmap/hex';
import { fit, hold, reveal, risen, zoomAt } from './hexmap/panzoom';

function grid(columns: number, rows: number): Hex[] {
  const hexes: Hex[] = [];
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      const [x, y] = centre(c, r, 10, 'flat');
      hexes.push({ id: `${c},${r}`, x, y, points: points(corners(x, y, 10, 'flat')) });
    }
  return hexes;
}

describe('a fan of cards', () => {
  it('is straight if there is room', () => {
    const places = fan(3, 100, 1000);
    expect(places.every((p) => Math.abs(p.turn) < 1e-9)).toBe(true);
    expect(places[1]!.x - places[0]!.x).toBe(108);
  });
  it('never exceeds its width', () => {
    for (const count of [1, 2, 7, 15, 30]) {
      const places = fan(count, 120, 700);
      expect(places).toHaveLength(count);
      expect(places[0]!.x).toBeGreaterThanOrEqual(0);
      expect(places.at(-1)!.x + 120).toBeLessThanOrEqual(701);
    }
  });
  it('leaves the middle of each card visible', () => {
    const width = fitting(12, 140, 800);
    const places = fan(12, width, 792);
    expect(places[1]!.x - places[0]!.x).toBeGreaterThan(width / 2);
    expect(fitting(3, 140, 800)).toBe(140);
    expect(fitting(40, 140, 800)).toBe(98);
  });
  it('makes cards smaller before they cover each other', () => {
    const width = fitting(8, 131, 860);
    const [first, second] = fan(8, width, 852);
    expect(width).toBeLessThan(131);
    expect(second!.x - first!.x).toBeGreaterThan(width * 0.94);
  });
  it('is empty for an empty hand', () => expect(fan(0, 100, 500)).toEqual([]));
});

describe('the viewport of a board', () => {
  it('keeps its place on the screen when the window grows upwards', () => {
    const viewport = { x: 5, y: -40, scale: 2 };
    const fromBelow = (seen: { y: number; scale: number }, height: number) => height - (10 * seen.scale + seen.y);
    expect(fromBelow(risen(viewport, 300, 420), 420)).toBe(fromBelow(viewport, 300));
    expect(fromBelow(risen(viewport, 300, 180), 180)).toBe(fromBelow(viewport, 300));
  });
  const box = { x: 100, y: 50, width: 400, height: 200 };
  it('fits the whole board', () => {
    const viewport = fit(box, 824, 424);
    expect(viewport.scale).toBe(2);
    expect(box.x * viewport.scale + viewport.x).toBe(12);
    expect(box.y * viewport.scale + viewport.y).toBe(12);
  });
  it('zooms around the pointer', () => {
    const viewport = { x: 10, y: 20, scale: 1 };
    const near = zoomAt(viewport, 2, 110, 120, 0.1, 8);
    expect([(110 - near.x) / near.scale, (120 - near.y) / near.scale]).toEqual([100, 100]);
    expect(zoomAt(viewport, 100, 0, 0, 0.1, 8).scale).toBe(8);
  });
  it('keeps the board in sight', () => {
    const far = hold({ x: 99999, y: -99999, scale: 1 }, box, 600, 400);
    expect(far.x).toBe(200);
    expect(far.y).toBe(-50);
  });
  it('moves no farther than it must', () => {
    const viewport = { x: 0, y: 0, scale: 1 };
    expect(reveal(viewport, 300, 200, 600, 400)).toEqual(viewport);
    expect(reveal(viewport, 700, 200, 600, 400).x).toBe(-148);
  });
});

describe('hexes', () => {
  const hexes = grid(4, 4);
  it('have sides one radius long', () => {
    const [a, b] = corners(0, 0, 10, 'pointy');
    expect(Math.hypot(a![0] - b![0], a![1] - b![1])).toBeCloseTo(10);
  });
  it('share a side with their neighbour', () => {
    const path = side(hexes[0]!, hexes[1]!);
    const [x1, y1, x2, y2] = path.match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number];
    expect(Math.hypot(x1 - x2, y1 - y2)).toBeCloseTo(10, 0);
    expect(y1).toBeCloseTo(y2, 0);
  });
  it('have a common box', () => {
    const box = bounds(hexes);
    expect(box.x).toBe(-10);
    expect(box.width).toBeCloseTo(65, 0);
  });
  it('follow each other by arrow keys', () => {
    const at = (id: string) => hexes.find((h) => h.id === id)!;
    expect(towards(hexes, at('1,1'), 0, -1)?.id).toBe('1,0');
    expect(towards(hexes, at('1,1'), 0, 1)?.id).toBe('1,2');
    expect(['2,1', '2,2']).toContain(towards(hexes, at('1,1'), 1, 0)?.id);
    expect(towards(hexes, at('0,0'), -1, 0)).toBeUndefined();
  });
});
