// Made by script/types from the server's own types. Not to be changed by hand.
import type { Change } from './deltas';
import type { GameEvent } from './types';

export interface Decision {
  seat: string;
  text: string;
  options: Option[];
  rule?: string;
  args?: Record<string, number | string | string[]>;
  /** What the question is about, as references. */
  at?: string[];
}

export interface Option {
  id: string;
  text: string;
  args?: Record<string, number | string | string[]>;
  /** What the option points at on the board, as references: a card, a hex, a unit, a die. */
  at?: string[];
  rule?: string;
  /** Data for the step that asked; never more than the id already says. */
  value?: number | string;
}

export interface Refusal {
  rule: string;
  text: string;
  args?: Record<string, number | string | string[]>;
}

export interface Fact {
  rule: string;
  text: string;
  args?: Record<string, number | string | string[]>;
  /** What shows it on the board: references in order, such as a path's hexes from its start. */
  at?: string[];
  /** How it is drawn: a word that the game defines; empty if there is only a sentence. */
  kind?: string;
}

export interface Outcome {
  winners: string[];
  text: string;
  rule: string;
  args?: Record<string, number | string | string[]>;
  scores?: Record<string, number>;
  /** The winning side, in games where a side is more than its seats (or has none, such as a system opponent). */
  side?: string;
}

export interface Rule {
  number: string;
  title: Record<'fr' | 'en', string>;
  summary: Record<'fr' | 'en', string>;
  table?: RuleTable | null;
  /** A worked example, in our own words. */
  example?: Record<'fr' | 'en', string> | null;
  /** The page of the printed booklet, where it is known. */
  page?: number;
  /** Which booklet, if not the rulebook itself: the scenarios', an expansion's, or the exclusive rules of one game of a series. */
  booklet?: '' | 'scenarios' | 'expansion' | 'exclusive';
}

export interface RuleTable {
  head: Record<'fr' | 'en', string[]>;
  rows: Record<'fr' | 'en', string[][]>;
}

export interface Term {
  name: Record<'fr' | 'en', string>;
  meaning: Record<'fr' | 'en', string>;
  rule: string;
}

export interface GameCard {
  slug: string;
  title: Record<'fr' | 'en', string>;
  rules_version: number;
  players: [number, number];
  scenarios: ScenarioCard[];
  options: OptionSpec[];
  clashes: Clash[];
  /** The options that decide which seats exist. */
  seat_options: string[];
  /** Named sets of options, the one for a first game first. */
  presets: Preset[];
  bots: string[];
  digest: string;
}

export interface ScenarioCard {
  id: string;
  minutes: [number, number];
  rule: string;
  seats: string[];
  /** The seats, by the values of the game's `seat_options`, with commas between them. */
  seats_with: Record<string, string[]>;
}

export interface OptionSpec {
  id: string;
  default: boolean | number | string;
  /** The values it may have; empty for a plain yes or no. */
  values: (boolean | number | string)[];
  /** The scenarios that have it; empty for all. */
  scenarios: string[];
  rule: string;
}

export interface Clash {
  chosen: [string, boolean | number | string][];
  rule: string;
}

export interface Preset {
  id: string;
  options: Record<string, boolean | number | string>;
  /** The scenario it is meant for; empty for any. */
  scenario: string;
  /** The seat of the player who chooses it, with bots in the others; empty for any. */
  seat: string;
}

export interface NewTable {
  game: string;
  scenario?: string | null;
  options?: Record<string, boolean | number | string>;
  /** me, link or bot:<name>; seats not named are mine. */
  seats?: Record<string, string>;
  seed?: string | null;
  share?: string | null;
  name?: string | null;
}

export interface NewFromSave {
  /** The file's text, unchanged: the code that reads saves reports what is wrong with it. */
  save: string;
  seats?: Record<string, string>;
  name?: string | null;
}

export interface WantedLink {
  kind: 'invite' | 'carry' | 'watch';
  seat?: string | null;
}

export interface Joining {
  token: string;
  share?: string | null;
  name?: string | null;
}

export interface Me {
  name: string | null;
}

export interface TableCard {
  id: string;
  game: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  seats: SeatCard[];
  waiting: string[];
  yours: boolean;
  watching: boolean;
  outcome: Outcome | null;
  may_save: boolean;
  /** Whether this guest created the table. */
  maker: boolean;
  /** Whether the table is set aside, so that nobody can open it. */
  aside: boolean;
  created: string;
  updated: string;
}

export interface SeatCard {
  seat: string;
  who: 'person' | 'bot' | 'open';
  name: string;
  mine: boolean;
  /** For the creator of the table: the link to an open seat. */
  link?: string;
  /** How many browsers hold the seat. */
  devices?: number;
}

export interface LinkMade {
  path: string;
}

export interface Invitation {
  kind: 'invite' | 'carry' | 'watch';
  table: string;
  game: string;
  scenario: string;
  seat: string | null;
  /** The guest who created the table. */
  from: string;
  taken: boolean;
  mine: boolean;
  /** How many browsers hold the seat. */
  devices: number;
  /** What was unusual about the deal, as message keys. */
  deal: string[];
}

export interface Joined {
  table: TableCard;
  seat: string | null;
}

export interface FreeSeat {
  seat: string;
}

export interface SeatBot {
  seat: string;
  bot: string;
}

export interface Replay {
  game: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  as: string;
  seed: string;
  commitment: string;
  outcome: Outcome | null;
  seats: SeatCard[];
  length: number;
  frames: Frame[];
}

export interface Frame {
  n: number;
  seat: string | null;
  option: Option | null;
  views: Record<string, unknown>;
  events: GameEvent[];
  /** The beats: how many events had happened, and what changed in each view since the beat before; the first beat follows the previous frame. */
  beats: [number, Record<string, Change[]>][];
}

export interface Report {
  game: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  seats: SeatCard[];
  outcome: Outcome;
  seed: string;
  commitment: string;
  hash: string;
  shares: SharedBy[];
  /** What was unusual about the deal, as message keys. */
  deal: string[];
  created: string;
  ended: string;
  /** The number of answers and the seconds of thinking, by seat. */
  answers: Record<string, number>;
  seconds: Record<string, number>;
  events: Happened[];
}

export interface SharedBy {
  at: number;
  seat: string;
  share: string;
}

export interface Happened {
  at: number;
  event: GameEvent;
}

export interface Looked {
  facts: Fact[];
}

export interface Answer {
  type: 'answer';
  id: string;
  token: string;
  option: string;
}

export interface Undo {
  type: 'undo';
  id: string;
  token: string;
}

export interface Resign {
  type: 'resign';
  id: string;
}

export interface Why {
  type: 'why';
  id: string;
  action: string;
  what?: Record<string, string>;
}

export interface Look {
  type: 'look';
  id: string;
  ref: string;
}

export interface AskHint {
  type: 'hint';
  id: string;
  /** Of the decision the hint is for. */
  token: string;
}

export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

export interface Notes {
  type: 'notes';
  id: string;
  text: string;
}

export interface Ping {
  type: 'ping';
  id: string;
}

export interface Behind {
  events: Events;
  /** The request that led to this state, and whether it had already been answered. */
  re?: string;
  again?: boolean;
}

export interface Events {
  /** How many events this socket already had. */
  from: number;
  list: GameEvent[];
}

export interface TableTold {
  type: 'table';
  id: string;
  game: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  you: string | null;
  seats: SeatCard[];
  commitment: string;
  /** What was unusual about the deal, as message keys. */
  deal: string[];
  created: string;
  /** Whether this seat may ask for hints. */
  hints: boolean;
}

export interface State {
  type: 'state';
  view: unknown;
  decision: Decision | null;
  token: string | null;
  undo: string | null;
  waiting: string[];
  epoch: number;
  outcome: Outcome | null;
  seed: string | null;
}

export interface ChangeTold {
  type: 'change';
  /** How many of the events had been sent by then, and what had changed in the view. */
  beats: [number, Change[]][];
  changes: Change[];
}

export interface Presence {
  type: 'presence';
  here: string[];
  watchers: number;
}

export interface ChatTold {
  type: 'chat';
  from: number;
  list: ChatLine[];
}

export interface ChatLine {
  seat: string;
  name: string;
  text: string;
  at: string;
}

export interface NotesTold {
  type: 'notes';
  text: string;
}

export interface WhyTold {
  type: 'why';
  re: string;
  refusal: Refusal | null;
}

export interface HintTold {
  type: 'hint';
  re: string;
  token: string;
  hint: Hint;
}

export interface Hint {
  /** The id of one of the decision's options. */
  option: string;
  /** The reasons for that option, the best first. */
  why: Fact[];
}

export interface LookTold {
  type: 'look';
  re: string;
  facts: Fact[];
}

export interface Done {
  type: 'done';
  re: string;
}

export interface Pong {
  type: 'pong';
  re: string;
}

export interface Refused {
  type: 'refused';
  re: string;
  error: Said;
}

export interface Said {
  text: string;
  args: Record<string, number | string | string[]>;
  message: string;
}

export interface ErrorTold {
  type: 'error';
  error: Said;
}

export interface NoticeTold {
  type: 'notice';
  notice: Said;
}

export type Request =
  | Answer
  | Undo
  | Resign
  | Why
  | Look
  | AskHint
  | Chat
  | Notes
  | Ping;

export type Told =
  | TableTold
  | State
  | ChangeTold
  | Presence
  | ChatTold
  | NotesTold
  | WhyTold
  | HintTold
  | LookTold
  | Done
  | Pong
  | Refused
  | ErrorTold
  | NoticeTold;
