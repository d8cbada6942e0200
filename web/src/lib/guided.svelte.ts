// The tips of a guided first game: which one fits now, and which have been read.
import type { StateMessage } from './line.svelte';
import { keepTips, readTips } from './settings.svelte';
import type { Decision, Guide, Tip } from './types';

/** An entry in the list of read tips: the player has turned tips off. */
const NONE = '*';

export class Guided {
  guide = $state.raw<Guide | null>(null);
  #read = $state.raw<string[]>([]);
  #explained: { id: string; token: string } | null = null;

  constructor(
    readonly game: string,
    readonly scenario: string,
  ) {
    this.#read = readTips(game);
  }

  get offered(): boolean {
    return this.guide?.scenarios.includes(this.scenario) ?? false;
  }
  get on(): boolean {
    return !this.#read.includes(NONE);
  }

  tip(now: StateMessage, decision: Decision | null): Tip | null {
    if (!this.offered || !this.on) return null;
    const fits = ({ id, asked, when }: Tip) => !this.#read.includes(id) && (!asked || (decision !== null && asked.includes(decision.text))) && (!when || when(now.view, decision, now.events.list));
    return this.guide?.tips.find(fits) ?? null;
  }

  /** A tip disappears with the question it explains. */
  shown(tip: Tip | null, token: string): void {
    const before = this.#explained;
    if (before && token && token !== before.token) this.leave(before.id);
    this.#explained = tip && token ? { id: tip.id, token } : null;
  }

  leave(id: string): void {
    if (!this.#read.includes(id)) this.#keep([...this.#read, id]);
  }

  turn(on: boolean): void {
    this.#keep(on ? [] : [...this.#read, NONE]);
  }

  #keep(read: string[]): void {
    this.#read = read;
    keepTips(this.game, read);
  }
}
