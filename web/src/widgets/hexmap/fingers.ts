// The fingers on a map, or the mouse: one drags it, two zoom it.
import { zoomAt, type Viewport } from './panzoom';

interface Point {
  x: number;
  y: number;
}

/** Pixels within which a press is still a tap, not a drag. */
const STILL = 5;

export class Fingers {
  #down = new Map<number, Point>();
  #way = 0;

  /** The press that is going on, or has just ended, was a drag or a pinch, not a tap. */
  get travelled(): boolean {
    return this.#way > STILL;
  }

  get drags(): boolean {
    return this.travelled && this.#down.size === 1;
  }

  holds(event: PointerEvent): boolean {
    return this.#down.has(event.pointerId);
  }

  press(event: PointerEvent): void {
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#down.size === 1) this.#way = 0;
  }

  lift(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  /** The viewport after a movement; undefined if nothing moves. */
  move(event: PointerEvent, viewport: Viewport, area: DOMRect, least: number, most: number): Viewport | undefined {
    const before = this.#down.get(event.pointerId);
    if (!before) return undefined;
    const now = { x: event.clientX, y: event.clientY };
    this.#down.set(event.pointerId, now);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (this.#down.size === 1) {
      this.#way += Math.abs(dx) + Math.abs(dy);
      return this.travelled ? { ...viewport, x: viewport.x + dx, y: viewport.y + dy } : undefined;
    }
    if (this.#down.size > 2) return undefined;
    this.#way += 2 * STILL;
    const other = [...this.#down].find(([id]) => id !== event.pointerId)![1];
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    const factor = apart ? Math.hypot(now.x - other.x, now.y - other.y) / apart : 1;
    const moved = { ...viewport, x: viewport.x + dx / 2, y: viewport.y + dy / 2 };
    return zoomAt(moved, factor, (now.x + other.x) / 2 - area.left, (now.y + other.y) / 2 - area.top, least, most);
  }
}
