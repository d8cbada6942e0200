import { describe, expect, it } from 'vitest';
import pack from '../../../../src/landfall/games/commando/data/cards.json';
import { UNITS } from './units';

describe('the picture of a Unit', () => {
  const units = pack.cards.filter(({ kind }) => kind === 'unit').map(({ number }) => Number(number));

  it('is drawn for each of them', () => {
    expect(units.filter((unit) => !UNITS[unit])).toEqual([]);
    expect(units.length).toBeGreaterThan(30);
  });

  it('is like no other', () => {
    expect(new Set(Object.values(UNITS).map((drawing) => JSON.stringify(drawing))).size).toBe(units.length);
  });
});
