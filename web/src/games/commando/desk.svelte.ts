// What the parts of the table share: the props, the selected card, the card pointed at.
import { getContext, setContext } from 'svelte';
import type { Option, Refusal, TableProps } from '../../lib/types';
import { doubtful, places, references, type Places } from './model';
import type { BoardCard, BoardTerrain, CommandoBoard, CommandoView, Facts, Side } from './types';

type Props = TableProps<CommandoView, CommandoBoard>;
const KEY = Symbol('commando');
const NO_FACTS: Facts = { manpower: {}, bridges: { english: 0, german: 0 }, ties: '' };

export class Desk {
  readonly #props: () => Props;
  /** The lifted card, by its key in the hand or in the tray. */
  selected: string | null = $state(null);
  /** The card shown large, and the box it is shown beside. */
  near: { card: number; box: DOMRect } | null = $state.raw(null);
  /** The toss option under the pointer. */
  aimed = $state.raw<Option | null>(null);
  /** Why the selected or pointed card can't be played. */
  refusal: { card: number; said: Refusal } | null = $state.raw(null);
  readonly places: Places = $derived.by(() =>
    places(this.view, this.props.pending ? null : this.props.decision),
  );
  readonly told: string[] = $derived.by(() => (this.props.showing ? references(this.props.showing) : []));
  #asked = new Map<string, Promise<Refusal | null>>();
  #askedFor: unknown;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props) {
    this.#props = props;
  }

  get props(): Props {
    return this.#props();
  }
  get view(): CommandoView {
    return this.props.view;
  }
  get t(): Props['t'] {
    return this.props.t;
  }
  /** The side at the bottom of the table: the player's own, or the British for a spectator. */
  get mine(): Side {
    return this.view.seat ?? 'english';
  }

  card(number: number | string): BoardCard | undefined {
    return this.props.board?.cards?.[String(number)];
  }
  /** The scenario numbers; all zero until the board has loaded. */
  get facts(): Facts {
    return this.props.board?.facts ?? NO_FACTS;
  }
  terrain(number: string): BoardTerrain | undefined {
    return this.props.board?.terrains?.[number];
  }
  kindOf = (card: number): string => this.card(card)?.kind ?? 'unit';
  heroic = (card: number): boolean => this.card(card)?.heroic ?? false;

  /** Names the reconstructed values of a card or a terrain; '' if there are none. */
  doubt(of: { certainty?: Record<string, string> } | undefined): string {
    const fields = doubtful(of?.certainty ?? {}).filter((f) => this.t.has(`commando-field-${f}`));
    if (!fields.length) return '';
    return this.t.say('commando-doubt', { what: this.t.list(fields.map((f) => this.t.say(`commando-field-${f}`))) });
  }

  /** Highlighted by the log, by the question or by the event being shown. */
  marked(reference: string): boolean {
    return (
      this.props.highlighted.includes(reference) ||
      this.told.includes(reference) ||
      (reference.startsWith('card:') && (this.props.decision?.at?.includes(reference) ?? false))
    );
  }

  /** The player points at one of their tokens. */
  aim(option: Option | null): void {
    this.aimed = option;
    this.props.point([...(option?.at ?? [])]);
  }

  choose(option: Option): void {
    this.aimed = null;
    this.selected = null;
    this.near = null;
    this.props.choose(option.id);
  }

  /** Handles a tap on a card: the first lifts it, the second plays it if there is only one option. */
  tap(key: string, card: number, options: Option[]): void {
    if (this.selected === key) {
      if (options.length === 1) this.choose(options[0]!);
      else if (!options.length) this.selected = null;
      return;
    }
    this.selected = key;
    this.refusal = null;
    if (!options.length) void this.ask(card);
  }

  point(reference: string, on: boolean): void {
    this.props.point(on ? [reference] : []);
  }

  /** Shows a card large beside its place, after a short delay. */
  look(card: number, on: boolean, element: HTMLElement, delay = 320): void {
    clearTimeout(this.#timer);
    this.point(`card:${card}`, on);
    if (!on) {
      this.near = null;
      return;
    }
    this.#timer = setTimeout(() => {
      this.near = { card, box: element.getBoundingClientRect() };
      if (this.hasNoWay(card)) void this.ask(card);
    }, delay);
  }

  hasNoWay(card: number): boolean {
    const hand = this.view.seat ? this.view[this.view.seat].hand : null;
    return !!hand?.includes(card) && !this.places.hand.has(card) && !!this.props.decision;
  }

  async ask(card: number): Promise<void> {
    if (this.#askedFor !== this.view) {
      this.#asked.clear();
      this.#askedFor = this.view;
    }
    const key = String(card);
    let answer = this.#asked.get(key);
    if (!answer) {
      answer = this.props.why('play', { card: key }).catch(() => null);
      this.#asked.set(key, answer);
    }
    const said = await answer;
    if (said) this.refusal = { card, said };
  }

  /** Clears the selection when the question changes. */
  forget(): void {
    this.selected = null;
    this.refusal = null;
    this.near = null;
  }
}

export const lay = (desk: Desk): Desk => setContext(KEY, desk);
export const desk = (): Desk => getContext<Desk>(KEY);
export const SIDE_COLOUR: Record<Side, string> = { english: 'var(--allied)', german: 'var(--german)' };
export const KIND_COLOUR: Record<string, string> = {
  unit: 'light-dark(#b5493c, #d9776a)',
  event: 'light-dark(#4f8ba3, #5f9db5)',
  action: 'light-dark(#c8991c, #d8ae43)',
};
