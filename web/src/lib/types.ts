import type { Decision, Fact, Option, Outcome, Refusal, Report, Said as ErrorText } from './wire';
// What crosses the border between server and browser, and between the frame and a game's table.
// The words are those of docs/server.md; what travels is in wire.ts, made from the server's own types.
//
// What a game brings, in web/src/games/<slug>/ (all found by name and loaded when needed):
//   Table.svelte    the board; its props are exactly TableProps
//   Side.svelte     what is always in sight beside the board, above the log; its props are TableProps too
//   Status.svelte   how things stand, in the head of the page; its props are TableProps too
//   Picture.svelte  its picture for the home page, drawn by code; props: PictureProps
//   ScenarioPicture.svelte  a scenario's picture for the set-up; prop: scenario
//   Ending.svelte   what mattered, on the page of the ending; props: EndingProps
//   EndScene.svelte what stands under the sky of the ending; props: tone
//   Report.svelte   its part of the after-action report; props: ReportProps
//   frame.ts        export const frame: FrameHints
//   guide.ts        export const guide: Guide (the guided first game)
// Rules for a Table:
// - it shows `view`; it never keeps a state of the game of its own. While events of others are shown
//   one by one, `view` is already the last one and `showing` says which event is being told.
// - what `decision.options[].at` points at glows and can be clicked: call choose(option.id).
//   The frame lists all options too (keyboard: 1–9, arrows, Enter), so a table needs no list.
// - an element that stands for something has data-ref="card:1302": the frame uses it for
//   highlights from the log, and `highlighted` brings the same for your own drawing.
// - what a hint would choose comes as `hinted`; the frame marks it by data-ref (and a button with
//   data-answer="done" by its answer), you draw what has neither.
// - why("play", { card: "1302" }) asks the rules why something can't be done; show what it says, or
//   let the frame do it: call whyNot(...) and it is said at the top, with its rule.
// - look("hex:0812") asks for details that would be too expensive to put in every view.
// - colours are the CSS variables of src/app.css (--desk, --paper, --ink, --soft, --line, --act …).

export type Language = 'fr' | 'en';
export type Seat = string;
export type Arg = number | string | boolean | null | string[];
export type Args = Record<string, Arg>;
export type Bilingual = Record<Language, string>;
/** A component's name, with its grammar beside the text: src/landfall/core/texts.py. */
export type Names = Bilingual & Partial<Record<'fr-article' | 'fr-gender' | 'en-article', string>>;

export type { Clash, Decision, Fact, GameCard, Hint, Invitation, Option, Outcome, Preset, Refusal, Replay, Report, Rule, ScenarioCard, SeatCard, TableCard, Term } from './wire';
export type { Frame as ReplayFrame, OptionSpec as OptionCard, Said as ErrorText } from './wire';
export type OptionValue = boolean | number | string;

/** An event: its `type` and its own fields; which ones, the game knows. */
export interface GameEvent {
  type: string;
  rule?: string;
  [field: string]: unknown;
}

// Texts.

/** The catalogues in one language: every text on the screen comes from here. */
export interface Texts {
  readonly language: Language;
  has(key: string): boolean;
  say(key: string, args?: Args): string;
  /** An attribute of a message: part('scenario-1A', 'situation'); '' where there is none. */
  part(key: string, attribute: string, args?: Args): string;
  /** A reference's name: name('card:1302'), name('seat:german'). */
  name(reference: string): string;
  /** The same as a label: label('seat:german') is « German ». */
  label(reference: string): string;
  list(names: string[]): string;
  option(option: Option): string;
  decision(decision: Decision): string;
  event(event: GameEvent): string;
  refusal(refusal: Refusal): string;
  fact(fact: Fact): string;
  outcome(outcome: Outcome): string;
  error(error: ErrorText): string;
}

// What a game's table gets.

export interface TableProps<V = unknown, B = unknown> {
  view: V;
  board: B;
  /** Whose point of view this is; null: a spectator's. */
  seat: Seat | null;
  scenario: string;
  /** This seat's current decision. */
  decision: Decision | null;
  /** The frame confirms where needed, sends, and disables until it is acknowledged. */
  choose(optionId: string): void;
  /** An answer is on its way: nothing else can be chosen. */
  pending: boolean;
  /** References (card:1302, terrain:1001 …) to point at: of the hovered log line or option. */
  highlighted: string[];
  /** References of the answer that a hint would choose: marked by the frame where they have a data-ref. */
  hinted: string[];
  /** Something that may be chosen and is to be brought into sight: « next unit ». */
  sought?: string | null;
  /** The table tells the frame what the mouse or the focus is on; the options there are marked. */
  point(references: string[]): void;
  /** The event that is being shown step by step right now, for animation. */
  showing: GameEvent | null;
  /** Everything shown in one beat with it; omitted: only the event itself. */
  told?: readonly GameEvent[];
  t: Texts;
  openRule(number: string): void;
  /** Why something can't be done; null: nothing forbids it. */
  why(action: string, what: Record<string, string>): Promise<Refusal | null>;
  /** What there is to know about a thing, beyond the view; [] where nothing is. */
  look(ref: string): Promise<Fact[]>;
  /** Like `why`, and the frame says it at the top. */
  whyNot(action: string, what: Record<string, string>): void;
  /** What is shown now is not over before this is: dice that still roll. Omitted: nobody waits for it. */
  outlast?(until: Promise<unknown>): void;
  /** Milliseconds that one shown event takes; 0: at once. */
  speed: number;
  reducedMotion: boolean;
}

export interface PictureProps {
  t: Texts | null;
}

export interface ReportProps<B = unknown> {
  report: Report;
  board: B;
  t: Texts;
  openRule(number: string): void;
}

export interface EndingProps<V = unknown, B = unknown> {
  log: GameEvent[];
  view: V;
  board: B;
  scenario: string;
  seat: Seat | null;
  t: Texts;
}

/** What a game tells the frame; all of it may be left out. */
export interface FrameHints<V = unknown> {
  /** Whether those in these seats are partners with nothing to hide: no curtain between them on one screen. */
  together?: boolean | ((seats: readonly Seat[]) => boolean);
  /** Where only some seats, or none, hold something that others may not see: a curtain before these alone. */
  hides?(seat: Seat): boolean;
  /** Someone looks over a player's shoulder: the frame shows nothing that names their secrets. */
  veiled?(): boolean;
  /** An event as shown meanwhile. */
  veil?(event: GameEvent): GameEvent;
  /** Answers to confirm where they can't be undone. */
  risky?(option: Option, decision: Decision): boolean;
  /** Answers that end a phase or give something up: shown less prominently while there are others. By default, those without a place. */
  leaves?(option: Option, decision: Decision): boolean;
  /** What an answer would lose or leave undone, in sentences; if there are any, it needs confirming. */
  warnings?(option: Option, decision: Decision, view: V, board: unknown, t: Texts): string[];
  /** Whether an event goes on with what the one before it tells: a step of the same move. */
  goesOn?(before: GameEvent, event: GameEvent): boolean;
  /** Who acts in an event; nothing if it only follows from another one. */
  actor?(event: GameEvent): string;
  /** Events that begin a chapter of the log: 1 for a turn, 2 for a phase; 0 for a plain line. */
  heading?(event: GameEvent): 0 | 1 | 2;
  /** Events that are not worth a stop when they are shown one by one; a heading among them is shown with what follows. */
  quiet?(event: GameEvent): boolean;
  /** Whether an event is shown together with the one before it: a hit with its volley. */
  joins?(event: GameEvent, before: GameEvent): boolean;
  /** Whether its sentence gives way to the next event of its beat: a card to what it brings. */
  yields?(event: GameEvent): boolean;
  /** How many of a state's beats may be played back at full pace; beyond that, they go faster. */
  unhurried?: number;
  /** What an event points at on the board; by default all references among its fields. */
  references?(event: GameEvent): string[];
  /** For the head of the page: « Turn 5 · Assault phase ». */
  status?(view: V, t: Texts): string;
  /** A colour for a seat, as a CSS value. */
  colour?(seat: Seat): string;
  /** What to ask the rules when a player points at something and asks « why not? »; null: nothing. */
  whyNot?(reference: string, decision: Decision | null): { action: string; what: Record<string, string> } | null;
  /** Replays with open cards: one view out of all seats' views, as `seat` would sit. */
  open?(views: Record<Seat, V>, seat: Seat): V;
  /** Options that have their place on the board: no button at the top for them. By default those with `at`. */
  onBoard?(option: Option, decision: Decision): boolean;
}

/** A tip of the guided first game, shown once, the first time it fits. */
export interface Tip<V = unknown> {
  id: string;
  /** Message keys: `text` says it, its attribute `.title` heads it. */
  text: string;
  /** Decision text keys it belongs to; omitted: any. */
  asked?: string[];
  /** A further condition; the events are those since the last question. */
  when?(view: V, decision: Decision | null, events: GameEvent[]): boolean;
  /** References to highlight while it is shown. */
  at?: string[];
}

export interface Guide<V = unknown> {
  /** Scenarios in which it is offered. */
  scenarios: string[];
  tips: Tip<V>[];
}

/** Whether those who hold the seats of a table are all partners. */
export function partners(hints: FrameHints, seats: readonly Seat[]): boolean {
  return typeof hints.together === 'function' ? hints.together(seats) : (hints.together ?? false);
}
