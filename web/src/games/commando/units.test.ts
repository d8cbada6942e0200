import { describe, expect, it } from 'vitest';
import pack from '../../../../src/landfall/games/commando/data/cards.json';
import { UNITS } from './units';

describe('the picture of a Unit', () => {
  const units = pack.cards.filter(({ kind }) => kind === 'unit').map(({ number }) => Number(number));

  it('exists for each Unit', () => {
    expect(units.filter((unit) => !UNITS[unit])).toEqual([]);
    expect(units.length).toBeGreaterThan(30);
  });

  it('is unique', () => {
    expect(new Set(Object.values(UNITS).map((drawing) => JSON.stringify(drawing))).size).toBe(units.length);
  });
});
