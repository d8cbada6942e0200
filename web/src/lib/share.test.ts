import { expect, test } from 'vitest';
import { share } from './share';

test('a share is 16 bytes in hexadecimal, and never the same twice', () => {
  const some = Array.from({ length: 50 }, share);
  for (const one of some) expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(some).size).toBe(50);
});
