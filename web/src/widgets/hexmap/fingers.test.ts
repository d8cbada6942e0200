import { expect, test } from 'vitest';
import { Fingers } from './fingers';

const AREA = { left: 10, top: 20 } as DOMRect;
const LOOK = { x: 0, y: 0, scale: 1 };
const at = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY }) as PointerEvent;

test('a short movement is a tap; a longer one drags', () => {
  const fingers = new Fingers();
  fingers.press(at(1, 100, 100));
  expect(fingers.move(at(1, 103, 101), LOOK, AREA, 0.1, 8)).toBeUndefined();
  expect(fingers.travelled).toBe(false);
  expect(fingers.move(at(1, 113, 96), LOOK, AREA, 0.1, 8)).toEqual({ x: 10, y: -5, scale: 1 });
  expect(fingers.drags).toBe(true);
  fingers.lift(at(1, 113, 96));
  expect(fingers.drags).toBe(false);
  // The click that follows a drag chooses nothing.
  expect(fingers.travelled).toBe(true);
  fingers.press(at(1, 0, 0));
  expect(fingers.travelled).toBe(false);
});

test('two fingers zoom around the point between them', () => {
  const fingers = new Fingers();
  fingers.press(at(1, 110, 120));
  fingers.press(at(2, 210, 120));
  const viewport = fingers.move(at(2, 310, 120), LOOK, AREA, 0.1, 8)!;
  expect(viewport.scale).toBe(2);
  // The middle was at 150 in the area and is at 200 now: the board's point there moved along with it.
  expect(200 / viewport.scale - viewport.x / viewport.scale).toBeCloseTo(150);
});

test('a pinch stays within the zoom limits, and a mouse without a pressed button moves nothing', () => {
  const fingers = new Fingers();
  expect(fingers.holds(at(3, 0, 0))).toBe(false);
  expect(fingers.move(at(3, 50, 50), LOOK, AREA, 0.1, 8)).toBeUndefined();
  fingers.press(at(1, 0, 0));
  fingers.press(at(2, 10, 0));
  expect(fingers.move(at(2, 900, 0), LOOK, AREA, 0.1, 8)!.scale).toBe(8);
});
