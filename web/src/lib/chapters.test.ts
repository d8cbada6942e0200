import { expect, it } from 'vitest';
import { chapters } from './chapters';

it('a turn begins a chapter, a phase a paragraph', () => {
  const events = ['deal', 'turn-began', 'phase-began', 'card-played', 'turn-began'].map((type) => ({ type }));
  const found = chapters(events, {});
  expect(found.map(({ at, lines }) => [at, lines.length])).toEqual([[-1, 1], [1, 2], [4, 0]]);
  expect(found[1]!.lines.map(({ level }) => level)).toEqual([2, 0]);
});

it('a game may define its own chapters', () => {
  const found = chapters([{ type: 'a' }, { type: 'b' }], { heading: (event) => (event.type === 'b' ? 1 : 0) });
  expect(found.length).toBe(2);
});

it('the steps of one move are one line, and the next player to act opens a paragraph', () => {
  const step = (unit: string, origin: string, hex: string) => ({ type: 'moved', unit, origin, hex });
  const events = [step('a', '1', '2'), step('a', '2', '3'), { type: 'hit' }, step('b', '7', '8'), step('a', '3', '4')];
  const [only] = chapters(events, {
    goesOn: (before, event) => event.type === 'moved' && before.unit === event.unit && before.hex === event.origin,
    actor: (event) => String(event.unit ?? ''),
  });
  expect(only!.lines.map(({ at, level, before }) => [at, level, before.length])).toEqual([[1, 3, 1], [2, 0, 0], [3, 3, 0], [4, 3, 0]]);
});
