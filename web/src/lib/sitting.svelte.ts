// Sitting at a table: the seats that this browser holds, which of them is playing, and what it may do.
import { errorOf, get } from './api';
import { Line, Refused, type StateMessage } from './line.svelte';
import { settings } from './settings.svelte';
import { Teller } from './teller.svelte';
import { partners, type Decision, type Fact, type FrameHints, type Hint, type Option, type Refusal, type Seat, type TableCard, type Texts } from './types';
import type { Events } from './wire';

export interface Notice {
  text: string;
  rule?: string;
}

/** A hint for the decision with this token; null while it is being computed. */
interface Hinted {
  token: string;
  hint: Hint | null;
}

interface Held {
  seat: Seat | null;
  line: Line;
  teller: Teller;
}

const RISKY = /^(retreat|give-up|surrender|concede)\b/;

export class Sitting {
  readonly held: Held[];
  /** The seat whose player is looking at the screen, by its place in `held`. */
  active = $state(0);
  /** The seat the screen is to be passed to. */
  curtain = $state<Seat | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** A risky answer to confirm, and the reasons against it. */
  asking = $state.raw<{ option: Option; warnings: string[] } | null>(null);
  #hinted = $state.raw<Hinted | null>(null);
  /** After an undo, forced answers are not given automatically. */
  byHand = $state(false);

  constructor(
    card: TableCard,
    readonly hints: FrameHints,
    readonly t: () => Texts,
    as: Seat | null,
    private readonly board: unknown,
  ) {
    const mine = card.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
    const seats: (Seat | null)[] = as !== null && mine.includes(as) ? [as] : mine.length ? mine : [null];
    this.held = seats.map((seat) => {
      const line = new Line(card.id, seat, () => settings.language);
      const teller = new Teller(() => settings.pace, () => this.hints);
      line.onstate = (state, first) => teller.take(state, first);
      line.onnotice = (notice) => (this.notice = { text: this.t().error(notice) });
      return { seat, line, teller };
    });
    if (this.several) {
      for (const { teller } of this.held) teller.hold();
      const first = card.waiting.find((seat) => seats.includes(seat)) ?? seats[0]!;
      if (!card.outcome) this.hand(first);
      else this.held[0]!.teller.release();
    }
  }

  get several(): boolean {
    return this.held.length > 1;
  }
  get seat(): Seat | null {
    return this.held[this.active]!.seat;
  }
  get line(): Line {
    return this.held[this.active]!.line;
  }
  get teller(): Teller {
    return this.held[this.active]!.teller;
  }
  get now(): StateMessage | null {
    return this.teller.now;
  }
  /** The seat's decision, once everything has been played back and nobody is stepping back. */
  get decision(): Decision | null {
    return this.teller.busy || this.teller.lookingBack || this.curtain !== null ? null : (this.now?.decision ?? null);
  }
  get pending(): boolean {
    return this.line.pending;
  }
  get lost(): boolean {
    return this.held.some(({ line }) => line.status === 'lost');
  }

  close(): void {
    for (const { line } of this.held) line.close();
  }

  /** If another of our seats has a question and this one has none, the curtain comes down. */
  pass(): void {
    if (!this.several || this.curtain !== null || this.teller.busy || !this.now || this.now.outcome || this.now.decision) return;
    const asked = this.held.find(({ line }, index) => index !== this.active && line.last?.decision && !line.last.outcome);
    if (!asked) return;
    this.teller.hold();
    this.hand(asked.seat);
  }

  /** Passes the screen to another seat: behind a curtain, unless the seats have nothing to hide from each other. */
  private hand(seat: Seat | null): void {
    this.curtain = seat;
    const hides = this.hints.hides && seat !== null ? this.hints.hides(seat) : !partners(this.hints, this.held.flatMap(({ seat: one }) => one ?? []));
    if (!hides) this.lift();
  }

  lift(): void {
    const index = this.held.findIndex(({ seat }) => seat === this.curtain);
    this.active = Math.max(0, index);
    this.curtain = null;
    this.teller.release();
  }

  risky(option: Option, decision: Decision): boolean {
    return this.hints.risky ? this.hints.risky(option, decision) : RISKY.test(option.id);
  }

  choose(id: string, sure = false): void {
    const decision = this.decision;
    const token = this.now?.token;
    if (!decision || !token || this.pending) return;
    const option = decision.options.find((one) => one.id === id);
    if (!option) return;
    const warnings = sure ? [] : (this.hints.warnings?.(option, decision, this.now?.view, this.board, this.t()) ?? []);
    if (!sure && (warnings.length || this.risky(option, decision))) {
      this.asking = { option, warnings };
      return;
    }
    this.asking = null;
    this.byHand = false;
    void this.#send({ type: 'answer', token, option: id });
  }

  /** A forced answer, given automatically. */
  chooseForced(id: string): void {
    const token = this.now?.token;
    if (this.decision && token && !this.pending) void this.#send({ type: 'answer', token, option: id });
  }

  undo(): void {
    const token = this.now?.undo;
    if (!token || this.pending) return;
    this.byHand = true;
    this.teller.skip();
    void this.#send({ type: 'undo', token });
  }

  get mayAskHint(): boolean {
    return (this.line.table?.hints ?? false) && (this.decision?.options.length ?? 0) > 1;
  }

  /** The hint for the current decision: null if there is none, without an option while it is being computed. */
  get hint(): { option: Option | null; why: Fact[] } | null {
    const hinted = this.#hinted;
    if (!hinted || hinted.token !== this.now?.token || !this.decision || this.pending) return null;
    const option = this.decision.options.find(({ id }) => id === hinted.hint?.option) ?? null;
    return { option, why: hinted.hint?.why ?? [] };
  }

  async askHint(): Promise<void> {
    const token = this.now?.token;
    if (!token || !this.mayAskHint || this.pending || this.hint) return;
    const asked: Hinted = { token, hint: null };
    this.#hinted = asked;
    this.notice = null;
    try {
      const hint = await this.line.hint(token);
      if (this.#hinted === asked) this.#hinted = { token, hint };
    } catch (thrown) {
      // Dismissed, or the decision has changed: nobody is waiting for it any more.
      if (this.#hinted !== asked || this.now?.token !== token) return;
      this.#hinted = null;
      this.#refused(thrown);
    }
  }

  dismissHint(): void {
    this.#hinted = null;
  }

  resign(): void {
    void this.#send({ type: 'resign' });
  }

  async #send(message: Record<string, unknown>): Promise<void> {
    this.notice = null;
    try {
      await this.line.request(message);
    } catch (thrown) {
      this.#refused(thrown);
    }
  }

  #refused(thrown: unknown): void {
    if (!(thrown instanceof Refused)) throw thrown;
    const t = this.t();
    this.notice = { text: thrown.error.text === 'error-stale-answer' ? t.say('web-stale') : t.error(thrown.error) };
  }

  /** Fetches the events before those in the log; false if none came. */
  async earlier(): Promise<boolean> {
    const { seat, line, teller } = this.held[this.active]!;
    const query = new URLSearchParams({ before: String(teller.from), ...(seat !== null && { as: seat }) });
    try {
      return teller.takeEarlier(await get<Events>(`/api/tables/${line.id}/log?${query}`));
    } catch (thrown) {
      this.notice = { text: this.t().error(errorOf(thrown)) };
      return false;
    }
  }

  /** Fetches all earlier events: the page of the ending counts what happened in them. */
  async wholeLog(): Promise<void> {
    while (this.teller.from > 0 && (await this.earlier()));
  }

  why(action: string, what: Record<string, string>): Promise<Refusal | null> {
    return this.line.why(action, what);
  }

  /** « Why not? » for a thing on the board. */
  askAbout(reference: string): void {
    const decision = this.decision;
    if (decision?.options.some((option) => option.at?.includes(reference))) {
      this.notice = { text: this.t().say('web-why-not-allowed') };
      return;
    }
    const question = this.hints.whyNot ? this.hints.whyNot(reference, decision) : { action: 'choose', what: { at: reference } };
    if (question) void this.whyNot(question.action, question.what);
    else this.notice = { text: this.t().say('web-why-not-nothing') };
  }

  async whyNot(action: string, what: Record<string, string>): Promise<void> {
    const t = this.t();
    try {
      const refusal = await this.line.why(action, what);
      this.notice = refusal ? { text: t.refusal(refusal), rule: refusal.rule } : { text: t.say('web-why-not-nothing') };
    } catch (thrown) {
      this.#refused(thrown);
    }
  }

  async say(text: string): Promise<boolean> {
    try {
      await this.line.request({ type: 'chat', text });
      return true;
    } catch (thrown) {
      this.#refused(thrown);
      return false;
    }
  }

  async note(text: string): Promise<void> {
    try {
      await this.line.request({ type: 'notes', text });
    } catch (thrown) {
      this.#refused(thrown);
    }
  }
}
