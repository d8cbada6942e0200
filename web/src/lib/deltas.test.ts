import { describe, expect, it } from 'vitest';
import { applied } from './deltas';

describe('changes of a view', () => {
  const view = { units: [{ unit: 'a', at: '1' }, { unit: 'b', at: '2' }], tally: { x: 1 }, turn: 3 };

  it('sets what a path names and shares the rest', () => {
    const next = applied(view, [[['units', 1], { unit: 'b', at: '9' }], [['tally', 'x'], 2]]);
    expect(next).toEqual({ units: [{ unit: 'a', at: '1' }, { unit: 'b', at: '9' }], tally: { x: 2 }, turn: 3 });
    expect(next.units[0]).toBe(view.units[0]);
    expect(view.tally.x).toBe(1);
  });

  it('replaces a stretch of a list', () => {
    const next = applied(view, [[['units'], 1, 1, [{ unit: 'c', at: '5' }, { unit: 'd', at: '6' }]]]);
    expect(next.units.map(({ unit }) => unit)).toEqual(['a', 'c', 'd']);
  });

  it('sets the whole where the path is empty, and leaves all where nothing changed', () => {
    expect(applied<unknown>(view, [[[], 7]])).toBe(7);
    expect(applied(view, [])).toBe(view);
  });
});
