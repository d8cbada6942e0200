import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/types';
import { byDay, story } from './story';

const events = [
  { type: 'turn-began', day: 20, hour: '1500' },
  { type: 'shot', firer: 'unit:G1', target: 'unit:A1', result: 'step' },
  { type: 'step-lost', unit: 'unit:A1' },
  { type: 'shot', firer: 'unit:A2', target: 'unit:G1', result: 'miss' },
  { type: 'turn-began', day: 20, hour: '1700' },
  { type: 'assault-declared' },
  { type: 'shot', firer: 'unit:G1', target: 'unit:A1', result: 'eliminated' },
  { type: 'unit-eliminated', unit: 'unit:A1', steps: 2 },
  { type: 'assault-ended', how: 'taken' },
  // The steps were lost in a bad landing, not to fire.
  { type: 'step-lost', unit: 'unit:G2' },
] as unknown as GameEvent[];
const told = story(events, (unit) => (unit.startsWith('G') ? 'german' : 'allied'));

test('losses are counted by turn and side', () => {
  expect(told.turns.map(({ hour, lost }) => [hour, lost.allied, lost.german])).toEqual([['1500', 1, 0], ['1700', 2, 1]]);
  expect(byDay(told.turns)).toEqual([{ day: 20, hour: '', lost: { allied: 3, german: 1 } }]);
});
test('shots, assaults and the unit that cost the enemy most', () => {
  expect([told.fired, told.hit]).toEqual([{ german: 2, allied: 1 }, { german: 2, allied: 0 }]);
  expect([told.assaults, told.taken]).toEqual([1, 1]);
  expect(told.best).toEqual({ unit: 'G1', steps: 3 });
});
