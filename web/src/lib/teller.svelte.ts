// Plays back what happened, beat by beat, at the speed the player chose. A state that arrives is shown when its turn
// comes; a decision, only once everything has been played back. Everything played back can be viewed again, step by
// step.
import type { StateMessage } from './line.svelte';
import type { FrameHints, GameEvent } from './types';

/** More events than this at once are not played back: the player is coming back to a game. */
const TOO_MANY = 120;
/** A state's beats together take at most this many times the pace of one beat, six seconds at normal speed, unless the
 * game asks for more (`unhurried`). */
const AT_MOST = 8;
/** Shares of a beat: the least time until a result is known, and the time to read it. */
const IN_THE_AIR = 0.6;
const TO_READ = 0.6;
/** How many states are kept for stepping back; stepping back farther no longer changes the table. */
const KEPT = 60;

export class Teller {
  /** The state on the table. */
  now = $state.raw<StateMessage | null>(null);
  /** Everything shown so far, except the first events of a long game; `from` is their number. */
  log = $state.raw<GameEvent[]>([]);
  from = $state(0);
  busy = $state(false);
  /** What the event set in motion is still moving, so its sentence is not shown yet: it would give the result away. */
  unsaid = $state(false);
  /** While the curtain hides the table, nothing is played back. */
  held = $state(false);
  #telling = $state.raw<Beat | null>(null);
  /** The event being reviewed, as a place in the log. */
  #back = $state<number | null>(null);

  #past: StateMessage[] = [];
  /** How many events there were after the last state that arrived. */
  #taken = 0;
  /** The last state waiting to be played back. */
  #told: StateMessage | null = null;
  #queue: { state: StateMessage; atOnce: boolean }[] = [];
  #wake: (() => void) | null = null;
  /** What is still moving in the current beat. */
  #moving = new Set<Promise<unknown>>();
  #hurry = false;

  constructor(
    readonly pace: () => number,
    readonly hints: () => FrameHints,
  ) {}

  /** The event being shown, or reviewed. */
  get showing(): GameEvent | null {
    return this.#back === null ? (this.#telling?.loud ?? null) : (this.#event(this.#back) ?? null);
  }

  /** All events shown in the same beat. */
  get told(): readonly GameEvent[] {
    if (this.#back === null) return this.#telling?.events ?? [];
    return this.showing ? [this.showing] : [];
  }

  get lookingBack(): boolean {
    return this.#back !== null;
  }

  /** The state that belongs to the event shown. */
  get shown(): StateMessage | null {
    const at = this.#back;
    if (at === null) return this.now;
    const then = this.#past.find(({ events: { from, list } }) => at >= from && at < from + list.length);
    return then ? asItStood(then, at) : this.now;
  }

  take(state: StateMessage, first: boolean): void {
    const { from, list } = state.events;
    // Either moves were undone, or this browser was away while they were played back.
    const jumps = from !== this.#taken;
    this.#taken = from + list.length;
    const atOnce = first || jumps || list.length > TOO_MANY || this.pace() === 0 || document.hidden;
    this.#queue.push({ state, atOnce });
    if (this.held) return;
    if (!atOnce) void this.#tell();
    else if (this.busy) this.skip();
    else this.#flush();
  }

  /** Shows everything still waiting, at once. */
  skip(): void {
    this.#hurry = this.busy;
    this.#wake?.();
  }

  /** Skips to the next beat. */
  next(): void {
    this.#wake?.();
  }

  /** The beat being played back lasts until this is over, unless the player skips ahead. */
  outlast(until: Promise<unknown>): void {
    const over: Promise<unknown> = until.then(
      () => this.#moving.delete(over),
      () => this.#moving.delete(over),
    );
    this.#moving.add(over);
  }

  hold(): void {
    this.held = true;
    this.#back = null;
    this.skip();
  }

  release(): void {
    this.held = false;
    if (this.busy) return;
    if (this.pace() === 0) this.#flush();
    else void this.#tell();
  }

  /** One event back or forward; past the last one, the game continues. Nothing new is played back meanwhile. */
  step(by: -1 | 1): void {
    let at = (this.#back ?? (this.busy ? this.#end - 1 : this.#end)) + by;
    for (let event = this.#event(at); event && this.#passes(event); event = this.#event(at)) at += by;
    if (at >= this.from) this.lookAt(at);
  }

  lookAt(at: number): void {
    this.skip();
    this.#back = at < this.#end ? at : null;
  }

  stopLooking(): void {
    this.#back = null;
  }

  /** Events from before those in the log; false if they are not the ones right before. */
  takeEarlier({ from, list }: { from: number; list: GameEvent[] }): boolean {
    if (!list.length || from + list.length !== this.from) return false;
    this.log = [...list, ...this.log];
    this.from = from;
    return true;
  }

  /** How many events there have been, and one of them by its number. */
  get #end(): number {
    return this.from + this.log.length;
  }
  #event(at: number): GameEvent | undefined {
    return this.log[at - this.from];
  }

  #passes(event: GameEvent): boolean {
    return this.hints().quiet?.(event) ?? false;
  }

  #flush(): void {
    for (const { state } of this.#queue.splice(0)) this.#put(state, state.events.list.length);
  }

  #put(state: StateMessage, count: number): void {
    const { from, list } = state.events;
    this.#show(state, count);
    if (this.#told !== state) {
      this.#told = state;
      // States with undone events are dropped.
      this.#past = [...this.#past.filter((one) => one.events.from < from), state].slice(-KEPT);
      if (this.#back !== null && this.#back >= from && from < this.#end) this.#back = null;
    }
    if (from < this.from || from > this.#end) {
      this.log = [];
      this.from = from;
    }
    const wanted = from + count;
    if (this.#end !== wanted || from < this.#end) this.log = [...this.log.slice(0, from - this.from), ...list.slice(0, count)];
  }

  /** While an event is played back, the table shows the view of its beat; after the last one, the current view. */
  #show(state: StateMessage, count: number): void {
    const { from, list } = state.events;
    this.now = count < list.length || this.#telling ? asItStood(state, from + Math.max(count, 1) - 1) : state;
  }

  async #tell(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.held ? undefined : this.#queue.shift()) {
        const { state, atOnce } = next;
        const { list } = state.events;
        const beats = beatsOf(list, this.hints());
        let told = 0;
        for (const beat of beats) {
          told += beat.events.length;
          if (atOnce || this.#hurry || this.held) continue;
          this.#telling = beat;
          const pause = this.pace() * Math.min(1, (this.hints().unhurried ?? AT_MOST) / beats.length);
          const suspended = this.hints().suspends?.(beat.loud);
          if (suspended) {
            this.unsaid = true;
            if (suspended === 'words') this.#show(state, told);
            await this.#pause(pause * IN_THE_AIR);
            this.unsaid = false;
          }
          this.#put(state, told);
          if (!this.#hurry) await this.#pause(suspended ? pause * TO_READ : pause);
        }
        this.#telling = null;
        this.#put(state, list.length);
      }
    } finally {
      this.#telling = null;
      this.unsaid = false;
      this.busy = false;
      this.#hurry = false;
    }
  }

  /** Waits this long, and until nothing moves any more; `next` and `skip` end the wait. */
  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(rest, milliseconds);
      const wake = () => done();
      const self = this;
      function rest() {
        if (self.#wake !== wake) return;
        // In a hidden tab, animations never end.
        if (!self.#moving.size || document.hidden) done();
        else void Promise.all(self.#moving).then(rest);
      }
      function done() {
        clearTimeout(timer);
        if (self.#wake === wake) self.#wake = null;
        self.#moving.clear();
        resolve();
      }
      this.#wake = wake;
    });
  }
}

/** The state with the view of an event's beat, or with the last view if no beat came after the event. */
export function asItStood(state: StateMessage, event: number): StateMessage {
  const beat = state.beats?.find(({ events }) => event < events);
  return beat ? { ...state, view: beat.view } : state;
}

/** One stop: its events in order, and the event whose sentence is shown. */
export interface Beat {
  loud: GameEvent;
  events: GameEvent[];
}

/**
 * Events shown together: those that the game joins to the event before, and those not worth a stop. Among the latter, a
 * heading is shown with the events that follow it.
 */
export function beatsOf(list: readonly GameEvent[], hints: FrameHints): Beat[] {
  const found: Beat[] = [];
  let heads: GameEvent[] = [];
  for (const event of list) {
    const beat = found[found.length - 1];
    const quiet = hints.quiet?.(event) ?? false;
    if (quiet && (!beat || heads.length || hints.heading?.(event))) heads.push(event);
    else if (quiet) beat!.events.push(event);
    else if (beat && !heads.length && hints.joins?.(event, beat.loud)) {
      beat.events.push(event);
      if (hints.yields?.(beat.loud)) beat.loud = event;
    } else {
      found.push({ loud: event, events: [...heads, event] });
      heads = [];
    }
  }
  return found;
}
