import type { Decision, Fact, Option, Outcome, Refusal, Report, Said as ErrorText } from './wire';
// What passes between server and browser, and between the frame and a game's table. The terms are those of docs/server.md; the
// types of messages are in wire.ts, made from the server's own types.
//
// What a game brings, in web/src/games/<slug>/ (all found by name and loaded when needed):
//   Table.svelte    the board; its props are exactly TableProps
//   Side.svelte     what is always in sight beside the board, above the log; its props are TableProps too
//   Status.svelte   the state of the game, at the top of the page; its props are TableProps too
//   Picture.svelte  its picture for the home page, drawn by code; props: PictureProps
//   ScenarioPicture.svelte  a scenario's picture for the set-up; prop: scenario
//   Ending.svelte   what mattered, on the page of the ending; props: EndingProps
//   EndScene.svelte the scene under the sky of the ending; props: tone
//   Report.svelte   its part of the after-action report; props: ReportProps
//   frame.ts        export const frame: FrameHints
//   guide.ts        export const guide: Guide (the guided first game)
// Rules for a Table:
// - it shows `view` and never keeps a game state of its own. While beats are played back, `view` is the view
//   of the current beat and `showing` says which event is being played back.
// - what `decision.options[].at` points at glows and can be clicked: call choose(option.id).
//   The frame lists all options too (keyboard: 1–9, arrows, Enter), so a table needs no list.
// - an element that stands for something has data-ref="card:1302": the frame uses it for
//   highlights from the log, and `highlighted` brings the same for your own drawing.
// - what a hint would choose comes as `hinted`. The frame marks elements by their data-ref, and a button with
//   data-answer="done" by its option; draw whatever has neither.
// - why("play", { card: "1302" }) asks the rules why something can't be done. Show the answer yourself, or
//   call whyNot(...), and the frame shows it at the top, with its rule.
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

/** An event: its `type` and the fields of that type, which only the game knows. */
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
  /** An attribute of a message: part('scenario-1A', 'situation'); '' if it has none. */
  part(key: string, attribute: string, args?: Args): string;
  /** A reference's name: name('card:1302'), name('seat:german'). */
  name(reference: string): string;
  /** The same as a label: label('seat:german') is « German ». */
  label(reference: string): string;
  list(names: string[]): string;
  option(option: Option): string;
  decision(decision: Decision): string;
  event(event: GameEvent): string;
  begun(event: GameEvent): string;
  refusal(refusal: Refusal): string;
  fact(fact: Fact): string;
  outcome(outcome: Outcome): string;
  error(error: ErrorText): string;
}

// What a game's table gets.

export interface TableProps<V = unknown, B = unknown> {
  view: V;
  board: B;
  /** Whose point of view this is; null for a spectator. */
  seat: Seat | null;
  scenario: string;
  /** This seat's current decision. */
  decision: Decision | null;
  /** The frame asks for confirmation where needed, sends the answer, and disables the choices until it is acknowledged. */
  choose(optionId: string): void;
  /** An answer has been sent: nothing else can be chosen yet. */
  pending: boolean;
  /** References (card:1302, terrain:1001 …) to point at: of the hovered log line or option. */
  highlighted: string[];
  /** References of the answer that a hint would choose: marked by the frame where they have a data-ref. */
  hinted: string[];
  /** Something that can be chosen and should be scrolled into sight (« next unit »). */
  sought?: string | null;
  /** Tells the frame what the mouse or the focus is on, so that it marks the options there. */
  point(references: string[]): void;
  /** The event being played back right now, for animation. */
  showing: GameEvent | null;
  /** All events of the same beat; if omitted, only the event itself. */
  told?: readonly GameEvent[];
  t: Texts;
  openRule(number: string): void;
  /** Why something can't be done; null: nothing forbids it. */
  why(action: string, what: Record<string, string>): Promise<Refusal | null>;
  /** What the rules say about a thing, beyond the view; [] if there is nothing to say. */
  look(ref: string): Promise<Fact[]>;
  /** Like `why`, but the frame shows the answer at the top. */
  whyNot(action: string, what: Record<string, string>): void;
  /** Keeps the current beat going until this is over, such as dice that are still rolling. If omitted, nothing waits
   * for it. */
  outlast?(until: Promise<unknown>): void;
  /** Milliseconds per beat; 0: everything at once. */
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
  /** Whether these seats are partners with nothing to hide from each other: no curtain between them on one screen. */
  together?: boolean | ((seats: readonly Seat[]) => boolean);
  /** Whether a seat hides anything; only such seats get a curtain. By default, all seats do unless they are partners. */
  hides?(seat: Seat): boolean;
  /** Someone may be looking over a player's shoulder: the frame must not name their secrets. */
  veiled?(): boolean;
  /** An event as the frame may show it meanwhile. */
  veil?(event: GameEvent): GameEvent;
  /** Answers to confirm, because they can't be undone. */
  risky?(option: Option, decision: Decision): boolean;
  /** Answers that end a phase or give something up: shown less prominently while there are others. By default, the ones
   * without a place on the board. */
  leaves?(option: Option, decision: Decision): boolean;
  /** Sentences about what an answer would lose or leave undone; if there are any, it needs confirming. */
  warnings?(option: Option, decision: Decision, view: V, board: unknown, t: Texts): string[];
  /** Whether an event continues the one before it, such as a step of the same move. */
  goesOn?(before: GameEvent, event: GameEvent): boolean;
  /** Who acts in an event; '' if it only follows from another one. */
  actor?(event: GameEvent): string;
  /** Events that begin a chapter of the log: 1 for a turn, 2 for a phase; 0 for a plain line. */
  heading?(event: GameEvent): 0 | 1 | 2;
  /** Events not worth a stop during playback; a heading among them is shown with what follows. */
  quiet?(event: GameEvent): boolean;
  /** Whether an event is shown together with the one before it, such as a hit with its volley. */
  joins?(event: GameEvent, before: GameEvent): boolean;
  /** Whether its sentence is replaced by that of the next event in its beat: a card's by its effect's. */
  yields?(event: GameEvent): boolean;
  /**
   * Whether an event's result is known only once what it sets in motion has come to rest, such as a token: until then
   * nothing says it. `view`: the table stays as it was before, too; `words`: the table itself shows the motion.
   */
  suspends?(event: GameEvent): 'view' | 'words' | null;
  /** How many of a state's beats may be played back at full pace; beyond that, they go faster. */
  unhurried?: number;
  /** What an event points at on the board; by default all references among its fields. */
  references?(event: GameEvent): string[];
  /** For the top of the page: « Turn 5 · Assault phase ». */
  status?(view: V, t: Texts): string;
  /** A colour for a seat, as a CSS value. */
  colour?(seat: Seat): string;
  /** What to ask the rules when a player points at something and asks « why not? »; null: nothing. */
  whyNot?(reference: string, decision: Decision | null): { action: string; what: Record<string, string> } | null;
  /** For replays with open hands: one view made from all seats' views, with `seat` at the bottom. */
  open?(views: Record<Seat, V>, seat: Seat): V;
  /** Options with a place on the board, which need no button at the top. By default, those with `at`. */
  onBoard?(option: Option, decision: Decision): boolean;
}

/** A tip of the guided first game, shown once, the first time it fits. */
export interface Tip<V = unknown> {
  id: string;
  /** A message key; its attribute `.title` is the heading. */
  text: string;
  /** The decisions it belongs to, by their text keys; if omitted, any. */
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

/** Whether all these seats are partners. */
export function partners(hints: FrameHints, seats: readonly Seat[]): boolean {
  return typeof hints.together === 'function' ? hints.together(seats) : (hints.together ?? false);
}
