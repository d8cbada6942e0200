// What moves during playback: dice roll, shells explode, resources come and go.
import { untrack } from 'svelte';
import type { GameEvent } from '../../lib/types';
import { RESOURCES, type Resource } from './model';
import { burstsOf, diceOf, seatOf } from './telling';
import type { Unit } from './types';

/** Milliseconds for which a gain or a loss is shown beside its number. */
const SHOWN = 2600;

interface Now {
  showing: GameEvent | null;
  /** The unit whose board is drawn. */
  unit: Unit | undefined;
  /** Keeps the current beat from ending too early. */
  outlast?(until: Promise<unknown>): void;
}

export class Playback {
  /** How many rolls each die of the unit, each unit and the guns have made: a change is a roll. */
  rolls: number[] = $state([]);
  rolling: Record<string, number> = $state({});
  gunRoll = $state(0);
  bursts: string[] = $state([]);
  changes: Partial<Record<Resource, number>> = $state({});
  /** Dice of the unit that are still in the air. */
  #tumbling = $state(0);
  #now: () => Now;
  #before: { seat: string; values: Record<Resource, number> } | null = null;
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** To be created while a component initialises: its effects belong to the component. */
  constructor(now: () => Now) {
    this.#now = now;
    $effect(() => {
      const { showing, unit } = now();
      this.bursts = showing ? burstsOf(showing) : [];
      if (showing) untrack(() => this.#roll(showing, unit));
    });
    $effect(() => this.#compare(now().unit));
  }

  get rollingNow(): boolean {
    const { showing, unit } = this.#now();
    return this.#tumbling > 0 || (showing?.type === 'dice-rolled' && unit !== undefined && seatOf(showing) === unit.seat);
  }

  /** A beat is not over while its dice still roll; a player who skips ahead sees the sum once they have stopped. */
  onroll = (lies: Promise<unknown>): void => {
    this.#tumbling += 1;
    this.#now().outlast?.(lies.then(() => (this.#tumbling -= 1)));
  };

  #roll(event: GameEvent, unit: Unit | undefined): void {
    const who = seatOf(event);
    if (event.type === 'dice-rolled' && who) {
      this.rolling[who] = (this.rolling[who] ?? 0) + 1;
      if (who === unit?.seat) for (const die of diceOf(event)) this.rolls[die] = (this.rolls[die] ?? 0) + 1;
    }
    if (event.type === 'guns-fired' && who === unit?.seat) this.gunRoll += 1;
  }

  #compare(unit: Unit | undefined): void {
    if (!unit) return;
    const values = Object.fromEntries(RESOURCES.map((what) => [what, unit[what]])) as Record<Resource, number>;
    const last = this.#before;
    this.#before = { seat: unit.seat, values };
    if (!last || last.seat !== unit.seat) {
      this.changes = {};
      return;
    }
    const found = RESOURCES.filter((what) => last.values[what] !== values[what]).map((what) => [what, values[what] - last.values[what]]);
    if (!found.length) return;
    this.changes = Object.fromEntries(found);
    // The change shown is cleared by a timer, because the next view may bring no other change.
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.changes = {}), SHOWN);
  }
}
