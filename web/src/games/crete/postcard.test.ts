import { expect, test } from 'vitest';
import { lines } from './postcard';

const letters = (part: string): number => part.length;

test('a sentence is broken between words, and no line is longer than it may be', () => {
  expect(lines('Hill 107 falls in the night', 10, letters)).toEqual(['Hill 107', 'falls in', 'the night']);
});
test('a word that is too long stands alone', () => {
  expect(lines('at Neo-Chorion', 6, letters)).toEqual(['at', 'Neo-Chorion']);
});
test('nothing to say is no line', () => {
  expect(lines('', 10, letters)).toEqual([]);
});
