// Choosing on the map: first the unit, then its action. If a die roll follows, or on a touch screen, the first press
// shows the action and the second commits to it.
import { untrack } from 'svelte';
import type { Decision, Option } from '../../lib/types';
import { answersByPlace } from '../../widgets/hexmap/choices';
import { acting } from './acting';
import { nameOf } from './model';
import type { CreteView, UnitView } from './types';

export interface Asked {
  view: CreteView;
  decision: Decision | null;
  pending: boolean;
  choose(id: string): void;
}

export class Choosing {
  /** The unit whose action is being chosen. */
  actor = $state<string | null>(null);
  /** The last thing pressed: the card is about it while nothing else is pointed at. */
  kept = $state<string | null>(null);
  /** The stack that is fanned out. */
  open = $state<string | null>(null);
  /** The answer that was shown and not yet committed to. */
  armed = $state<string | null>(null);
  /** Several answers at one place, listed beside it. */
  offered = $state.raw<{ ref: string; options: Option[] } | null>(null);
  /** The last press came from a finger or a pen. */
  touched = false;
  readonly #asked: () => Asked;
  readonly #units = $derived.by(() => new Map(this.#asked().view.units.map((unit) => [unit.unit, unit])));
  readonly #decision = $derived.by(() => this.#asked().decision);

  readonly options = $derived.by((): readonly Option[] => {
    const { pending } = this.#asked();
    const all = pending ? [] : (this.#decision?.options ?? []);
    // Ships are off the maps: what they fire at is pressed at once.
    return this.#decision?.text === 'ask-ships' ? all.map((option) => ({ ...option, at: option.at?.slice(1) })) : all;
  });
  /** The answers point at two things, the unit and its target: pressing the target gives the answer. */
  readonly double = $derived(this.options.some(({ at }) => (at?.length ?? 0) > 1) || this.#decision?.text === 'ask-who');
  /** The answers of the chosen unit. */
  readonly own = $derived(this.actor ? this.options.filter(({ at }) => at?.[0] === this.actor) : []);
  /** What can be chosen, by the thing to press. */
  readonly places = $derived.by(() => {
    if (!this.double) return answersByPlace(this.options);
    const firsts = answersByPlace(this.options.map((option) => ({ ...option, at: option.at?.slice(0, 1) })));
    const seconds = answersByPlace(this.own.filter(({ at }) => (at?.length ?? 0) > 1).map((option) => ({ ...option, at: option.at!.slice(1) })));
    return new Map([...firsts, ...seconds]);
  });
  /** What the card offers as buttons. An assault goes to a hex full of counters, so it has a button too. */
  readonly actions = $derived(this.double ? this.own.filter(({ id, at }) => (at?.length ?? 0) < 2 || (id.startsWith('assault:') && id !== this.armed)) : []);
  readonly armedOption = $derived(this.options.find(({ id }) => id === this.armed) ?? null);
  readonly glowing = $derived(new Set([...this.places.keys()].filter((ref) => ref.startsWith('unit:'))));
  readonly targets = $derived(new Set(this.own.flatMap(({ at }) => (at?.[1]?.startsWith('unit:') ? [at[1]] : []))));
  /** The unit that the question is about. */
  readonly subject = $derived(typeof this.#decision?.args?.unit === 'string' ? this.#decision.args.unit : null);
  readonly selected = $derived(new Set([this.actor, this.subject, ...(this.#decision?.at ?? [])].filter((ref): ref is string => !!ref)));

  /** Call it while the component initialises. */
  constructor(asked: () => Asked) {
    this.#asked = asked;
    $effect(() => {
      const decision = this.#decision;
      untrack(() => {
        this.offered = null;
        this.armed = null;
        this.open = null;
        // A unit with another action to take stays selected.
        if (decision?.text !== 'ask-who' || !decision.options.some(({ at }) => at?.[0] === this.actor)) {
          this.actor = null;
          // The card would go on about the last target.
          this.kept = null;
        }
      });
    });
    $effect(() => {
      acting.unit = this.actor ?? '';
      return () => (acting.unit = '');
    });
  }

  unitOf(ref: string | null | undefined): UnitView | undefined {
    return ref?.startsWith('unit:') ? this.#units.get(nameOf(ref)) : undefined;
  }

  give(option: Option, ref: string): void {
    const dice = /^(fire|assault):/.test(option.id);
    const shown = this.actions.some(({ id }) => id === option.id) && !dice;
    if ((dice || this.touched) && !shown && this.armed !== option.id) {
      this.armed = option.id;
      this.kept = ref;
      return;
    }
    this.#asked().choose(option.id);
  }

  /** The player pressed a counter. */
  pick(ref: string): void {
    const unit = this.unitOf(ref);
    if (unit && this.open !== unit.at && this.#at(unit.at).length > 1) {
      this.open = unit.at;
      this.kept = ref;
      return;
    }
    if (this.double && this.targets.has(ref)) {
      const option = this.own.find(({ at }) => at?.[1] === ref);
      if (option) this.give(option, ref);
      return;
    }
    if (this.double && this.options.some(({ at }) => at?.[0] === ref)) {
      this.actor = this.actor === ref ? null : ref;
      this.kept = ref;
      this.armed = null;
      return;
    }
    this.kept = ref;
    this.#answer(ref);
  }

  /** The player pressed a hex, beside its counters. */
  pickHex(ref: string): void {
    this.offered = null;
    this.kept = ref;
    if (this.places.has(ref)) {
      this.#answer(ref);
      return;
    }
    const here = this.#at(ref);
    if (here.length === 1 && this.glowing.has(`unit:${here[0]!.unit}`)) this.pick(`unit:${here[0]!.unit}`);
    else if (here.length > 1) this.open = this.open === ref ? null : ref;
    else this.armed = null;
  }

  /** The answer with this id, as a button of the card gives it. */
  press(id: string): void {
    const option = this.options.find((one) => one.id === id);
    if (option) this.give(option, option.at?.[1] ?? this.kept ?? '');
  }

  /** Deselects the chosen unit. */
  release(): void {
    this.actor = null;
    this.armed = null;
    this.kept = null;
  }

  /** One step back, the most recent first: list, fan, shown answer, then the chosen unit. Returns whether there was one. */
  back(): boolean {
    if (this.offered || this.open || this.armed) {
      this.offered = null;
      this.open = null;
      this.armed = null;
      return true;
    }
    const chosen = this.actor !== null;
    this.actor = null;
    return chosen;
  }

  #answer(ref: string): void {
    const list = this.places.get(ref);
    if (!list?.length) return;
    if (list.length === 1) this.give(list[0]!, ref);
    else this.offered = { ref, options: list };
  }
  #at(hex: string): UnitView[] {
    return this.#asked().view.units.filter(({ at }) => at === hex);
  }
}
