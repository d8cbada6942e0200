import { describe, expect, it } from 'vitest';
import { applied } from './deltas';

describe('changes of a view', () => {
  const view = { units: [{ unit: 'a', at: '1' }, { unit: 'b', at: '2' }], tally: { x: 1 }, turn: 3 };

  it('set the value at a path and share everything else', () => {
    const next = applied(view, [[['units', 1], { unit: 'b', at: '9' }], [['tally', 'x'], 2]]);
    expect(next).toEqual({ units: [{ unit: 'a', at: '1' }, { unit: 'b', at: '9' }], tally: { x: 2 }, turn: 3 });
    expect(next.units[0]).toBe(view.units[0]);
    expect(view.tally.x).toBe(1);
  });

  it('replace a stretch of a list', () => {
    const next = applied(view, [[['units'], 1, 1, [{ unit: 'c', at: '5' }, { unit: 'd', at: '6' }]]]);
    expect(next.units.map(({ unit }) => unit)).toEqual(['a', 'c', 'd']);
  });

  it('replace everything if the path is empty, and nothing if there are none', () => {
    expect(applied<unknown>(view, [[[], 7]])).toBe(7);
    expect(applied(view, [])).toBe(view);
  });
});
