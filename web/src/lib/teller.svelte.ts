// Tells what happened, one event after the other, at the pace that the reader chose. A state that
// comes is put on the table when its turn has come; nothing is asked before all is told.
import type { StateMessage } from './line.svelte';
import type { FrameHints, GameEvent } from './types';

/** More than this at once is not told but shown: somebody comes back to a game. */
const TOO_MANY = 60;
/** A state's events together take at most this many paces. */
const AT_MOST = 9;

export class Teller {
  /** The state on the table. */
  now = $state.raw<StateMessage | null>(null);
  /** All that was told so far. */
  log = $state.raw<GameEvent[]>([]);
  showing = $state.raw<GameEvent | null>(null);
  busy = $state(false);
  /** While the curtain is down nothing is told. */
  held = $state(false);

  #queue: { state: StateMessage; atOnce: boolean }[] = [];
  #wake: (() => void) | null = null;
  #hurry = false;

  constructor(
    readonly pace: () => number,
    readonly hints: () => FrameHints,
  ) {}

  take(state: StateMessage, first: boolean): void {
    const { from, list } = state.events;
    const told = this.log.length + this.#queue.reduce((sum, { state: queued }) => sum + queued.events.list.length, 0);
    const undone = from < told;
    const atOnce = first || undone || list.length > TOO_MANY || this.pace() === 0 || document.hidden;
    this.#queue.push({ state, atOnce });
    if (this.held) return;
    if (!atOnce) void this.#tell();
    else if (this.busy) this.skip();
    else this.#flush();
  }

  /** Everything that waits to be told, at once. */
  skip(): void {
    this.#hurry = this.busy;
    this.#wake?.();
  }

  hold(): void {
    this.held = true;
    this.skip();
  }

  release(): void {
    this.held = false;
    if (this.busy) return;
    if (this.pace() === 0) this.#flush();
    else void this.#tell();
  }

  #flush(): void {
    for (const { state } of this.#queue.splice(0)) this.#put(state, state.events.list.length);
  }

  #put(state: StateMessage, count: number): void {
    const { from, list } = state.events;
    if (this.now !== state) this.now = state;
    const wanted = from + count;
    if (this.log.length !== wanted || from < this.log.length) this.log = [...this.log.slice(0, from), ...list.slice(0, count)];
  }

  async #tell(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.held ? undefined : this.#queue.shift()) {
        const { state, atOnce } = next;
        const { list } = state.events;
        const loud = list.filter((event) => !this.hints().quiet?.(event)).length;
        this.#put(state, 0);
        for (const [index, event] of list.entries()) {
          this.#put(state, index + 1);
          if (atOnce || this.#hurry || this.held || this.hints().quiet?.(event)) continue;
          this.showing = event;
          await this.#sleep(this.pace() * Math.min(1, AT_MOST / loud));
        }
      }
    } finally {
      this.showing = null;
      this.busy = false;
      this.#hurry = false;
    }
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      const wake = () => done();
      const self = this;
      function done() {
        clearTimeout(timer);
        if (self.#wake === wake) self.#wake = null;
        resolve();
      }
      this.#wake = wake;
    });
  }
}
