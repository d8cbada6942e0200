import { expect, it } from 'vitest';
import { chapters } from './chapters';

it('a turn begins a chapter, a phase a paragraph', () => {
  const events = ['deal', 'turn-began', 'phase-began', 'card-played', 'turn-began'].map((type) => ({ type }));
  const found = chapters(events, {});
  expect(found.map(({ at, lines }) => [at, lines.length])).toEqual([[-1, 1], [1, 2], [4, 0]]);
  expect(found[1]!.lines.map(({ level }) => level)).toEqual([2, 0]);
});

it('a game may say it otherwise', () => {
  const found = chapters([{ type: 'a' }, { type: 'b' }], { heading: (event) => (event.type === 'b' ? 1 : 0) });
  expect(found.length).toBe(2);
});
