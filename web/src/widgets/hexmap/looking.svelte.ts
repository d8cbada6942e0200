// What the rules say about the thing pointed at. Requested only when the mouse stays on it.
import type { Fact } from '../../lib/types';
import type { Box } from './panzoom';

const STAYS = 90;

export class Looking {
  facts = $state.raw<Fact[]>([]);

  /** Looks up `refs`, separated by spaces, and again when `anew` signals a new position. Call it while the component initialises. */
  constructor(refs: () => string, ask: (ref: string) => Promise<Fact[]>, anew: () => unknown) {
    $effect(() => {
      anew();
      const asked = refs();
      this.facts = [];
      if (!asked) return;
      let wanted = true;
      const timer = setTimeout(() => void Promise.all(asked.split(' ').map(ask)).then((found) => { if (wanted) this.facts = found.flat(); }, () => {}), STAYS);
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    });
  }
}

/** The visible part of a map and its scale: reported a few times per second, so that dragging stays cheap. */
export class Window {
  seen = $state.raw<Box | null>(null);
  scale = $state(1);
  /** The view when the map last stopped moving: the ground is painted for it, never during a movement. */
  rested = $state.raw<{ seen: Box; scale: number } | null>(null);
  /** The map is not being dragged. */
  still = $state(true);
  #next: [Box, number] | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  look = (_: unknown, __: number, seen: Box, scale: number): void => {
    this.#next = [seen, scale];
    clearTimeout(this.#rest);
    if (this.rested) this.still = false;
    this.#rest = setTimeout(() => {
      this.still = true;
      this.rested = { seen, scale };
    }, this.rested ? 160 : 0);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#next) [this.seen, this.scale] = this.#next;
    }, this.seen ? 100 : 0);
  };
}
