import { expect, test } from 'vitest';
import { lines } from './postcard';

const letters = (part: string): number => part.length;

test('a sentence is broken between words, and no line is too long', () => {
  expect(lines('Hill 107 falls in the night', 10, letters)).toEqual(['Hill 107', 'falls in', 'the night']);
});
test('a word that is too long gets its own line', () => {
  expect(lines('at Neo-Chorion', 6, letters)).toEqual(['at', 'Neo-Chorion']);
});
test('an empty text has no lines', () => {
  expect(lines('', 10, letters)).toEqual([]);
});
