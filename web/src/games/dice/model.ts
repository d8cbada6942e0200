// Pure helpers of the table: what an option points at, how a thing is shown. No rules, no state, no DOM.
import type { Decision, Option, Seat, Texts } from '../../lib/types';
import type { Condition, DiceBoard, DiceView, German, Sector, Span, Tally, Unit } from './types';

export const FACES = ['skull', 'star', 'soldier', 'two', 'courage', 'tool'] as const;
export const COLOURS = ['red', 'white', 'blue', 'gold', 'plain', 'black'] as const;
const BLUE = 2;
const BLACK = 5;
export const RESOURCES = ['soldiers', 'courage', 'stars', 'points'] as const;
export type Resource = (typeof RESOURCES)[number];
export const RESOURCE_SYMBOL: Record<Resource, string> = { soldiers: 'soldier', courage: 'courage', stars: 'star', points: 'tool' };

/** The board of the open table: the frame's hints get only references. */
export const known: { board: DiceBoard | null } = { board: null };

export type Pane = 'dice' | 'map' | 'cards' | 'units' | 'wall';

export function seatNumber(seat: Seat): number {
  return Number(seat.replace(/\D/g, '')) || 1;
}

/** Six colours that are easy to tell apart; a unit's number is always next to its colour. */
const UNIT_COLOURS = ['#2f5a6e', '#6a3d78', '#7a5a12', '#4d5f1f', '#7b4a3a', '#30408a'];

const GERMAN_COLOUR = '#4a5560';

export function seatColour(seat: Seat): string {
  if (seat === 'g') return GERMAN_COLOUR;
  return UNIT_COLOURS[(seatNumber(seat) - 1) % UNIT_COLOURS.length] ?? '#2f5a6e';
}

export function unitOf(view: DiceView, seat: Seat | null): Unit | undefined {
  return view.units.find((unit) => unit.seat === seat);
}

export function isGerman(view: DiceView, seat: Seat | null): boolean {
  return seat !== null && view.german?.seat === seat;
}

/** The German board is drawn like that of a unit without a sector; its third colour is black. */
export function germanBoard(german: German): Unit {
  const black = (colour: number) => (colour === BLUE ? BLACK : colour);
  const { seat, soldiers, courage, stars, points, specialists, items, gone, faces, locked, rerolls, pool_faces, granted, marks, force, tally } = german;
  return {
    seat, soldiers, courage, stars, points, specialists, items, gone, faces, locked, rerolls, pool_faces, granted, marks, force, tally,
    nation: '', sector: '', afloat: '', marker: 0, stay: 0, visited: [], medals: [], promotions: [], missions: [], passengers: [],
    naval: '', vehicle: '', void: german.void, colours: german.colours.map(black), pool_colours: german.pool_colours.map(black),
    joker: -1, fire: [], recruits: 0, finds: 0, must_move: false, defence: { least: 0, most: 0 }, guns: 0, survival: 100,
    combat: null, out: false, dead: '', badges: [], pending: 0,
  };
}

export function bits(mask: number): number[] {
  const found: number[] = [];
  for (let die = 0; mask >> die; die += 1) if ((mask >> die) & 1) found.push(die);
  return found;
}

export function bitCount(mask: number): number {
  return bits(mask).length;
}

export function verbOf(option: Option): string {
  return option.id.split(':', 1)[0] ?? '';
}

/** A question about several dice at once: lock, roll or cancel some of them. */
export interface DicePick {
  verb: string;
  /** Dice that can be pointed at. */
  among: number;
  least: number;
  most: number;
  /** Answers by their mask. */
  answers: Map<number, string>;
}

export function dicePick(decision: Decision | null): DicePick | null {
  if (!decision) return null;
  const options = decision.options.filter((option) => /^(lock|roll|cancel):[\d,]+$/.test(option.id));
  const first = options[0];
  if (!first) return null;
  const answers = new Map(options.map((option) => [Number(option.value), option.id]));
  const sizes = options.map((option) => bitCount(Number(option.value)));
  return {
    verb: verbOf(first),
    among: [...answers.keys()].reduce((all, mask) => all | mask, 0),
    least: Math.min(...sizes),
    most: Math.max(...sizes),
    answers,
  };
}

/** Adds or removes a die; if no more may be chosen, the one chosen first is dropped. */
export function toggled(picked: number[], die: number, most: number): number[] {
  if (picked.includes(die)) return picked.filter((other) => other !== die);
  return [...picked, die].slice(-most);
}

export function maskOf(dice: number[]): number {
  return dice.reduce((mask, die) => mask | (1 << die), 0);
}

export function optionsAt(decision: Decision | null, ref: string): Option[] {
  return decision?.options.filter((option) => option.at?.includes(ref)) ?? [];
}

/** Options of dice that are not part of a pick: turn one, paint one, the joker, swaps. */
export function dieOptions(decision: Decision | null, die: number): Option[] {
  if (dicePick(decision)) return [];
  return optionsAt(decision, `die:${die}`);
}

/** Options that have no place among dice, map, cards and units: buttons at the bottom. */
export function loose(decision: Decision | null): Option[] {
  if (!decision) return [];
  return decision.options.filter((option) => !(option.at?.length ?? 0) && !isResult(option) && amountOf(option) === null);
}

/** « Star, red »: a result to add, chosen from a grid of dice. */
export function isResult(option: Option): boolean {
  return option.id.startsWith('add:');
}

/** The die that results from an answer: turned to a face, painted, or given to another unit's tally. */
export function shownDie(option: Option, unit: Unit): { option: Option; face: number; colour: number } | null {
  const [verb, which, what, face, colour] = option.id.split(':');
  const die = Number(which);
  if (verb === 'set') return { option, face: FACES.findIndex((name) => name === what), colour: unit.colours[die] ?? 4 };
  if (verb === 'paint') return { option, face: unit.faces[die] ?? 0, colour: COLOURS.findIndex((name) => name === what) };
  if (verb === 'give' && what === 'add') return { option, face: FACES.findIndex((name) => name === face), colour: COLOURS.findIndex((name) => name === colour) };
  return verb === 'honour' ? { option, face: FACES.findIndex((name) => name === what), colour: 4 } : null;
}

/** Options that are numbers (how many to give, how to split): a stepper. */
export function amountOf(option: Option): number | null {
  const found = /^(?:amount|courage):(\d+)$/.exec(option.id);
  return found ? Number(found[1]) : null;
}

/** A key for a decision: it changes only with the decision, whatever other players answer meanwhile. */
export function questionOf(view: DiceView, decision: Decision | null): string {
  if (!decision) return '';
  const rerolls = (isGerman(view, decision.seat) ? view.german?.rerolls : unitOf(view, decision.seat)?.rerolls) ?? 0;
  return [view.turn, view.phase, decision.text, rerolls, ...decision.options.map((option) => option.id)].join(' ');
}

/** The pane that the German player sees in each window, whatever their cards are. */
const WINDOW_PANES: Record<string, Pane> = { changes: 'dice', contest: 'dice', camp: 'cards', trade: 'wall', ambush: 'map', combat: 'map', assault: 'map' };

/** The pane where a question is answered. `hand`: the German first has to choose which card to play. */
export function paneFor(decision: Decision | null, hand = false): Pane | null {
  if (!decision) return null;
  // A hand to choose from; a single order is already chosen, so its target is what matters.
  if (decision.text === 'ask-german' && hand) return 'wall';
  if (decision.text === 'ask-german') return WINDOW_PANES[String(decision.args?.window ?? '').replace('phase:', '')] ?? null;
  const at = decision.options.flatMap((option) => option.at ?? []);
  const kinds = new Set(at.map((ref) => ref.split(':', 1)[0]));
  if (kinds.has('sector') || kinds.has('sea')) return 'map';
  if (kinds.has('die') || kinds.has('gun') || kinds.has('pool')) return 'dice';
  if (/ask-(changes|swaps|fire|combat|gold|pinch|bonus|straight|add-result|skulls)$/.test(decision.text)) return 'dice';
  if (kinds.has('seat')) return 'units';
  if (kinds.has('card') || decision.text === 'ask-camp') return 'cards';
  return null;
}

/** The tally, or what is left of it if some more dice are cancelled. */
export function tallyOf(unit: Unit, view: DiceView, without: number): Tally | null {
  return (without && unit.seat === view.seat ? view.cancelled[String(without)] : undefined) ?? unit.tally;
}

/** A number, or « 7–17 » until it is rolled. */
export function spanned(span: Span): number | string {
  return span.least === span.most ? span.least : `${span.least}–${span.most}`;
}

/** How a card would change the combat: the chance to survive if that is in doubt, otherwise the losses. */
export function cardOdds(view: DiceView, unit: Unit, card: string, t: Texts): string {
  const then = view.card_odds.find((one) => one.card === card);
  const now = unit.combat;
  if (!then || !now) return '';
  const percent = (value: number) => t.say('table-percent', { percent: value });
  if (then.survival !== now.survival) return t.say('table-card-survival', { before: percent(now.survival), after: percent(then.survival) });
  return t.say('table-card-losses', { before: spanned(now.losses), after: spanned(then.losses) });
}

/** The sum of a combat, as the server computes it; null if there is no combat. */
export function combatSum(unit: Unit): Record<string, number | string> | null {
  const fight = unit.combat;
  return fight && { defence: spanned(unit.defence), fire: fight.fire, more: fight.added, saved: fight.saved, losses: spanned(fight.losses), force: fight.force };
}

// Sectors.

/** A condition as a drawing and in words. */
export interface Sign {
  symbol: string;
  /** A short sign beside the symbol on the map. */
  sign: string;
  text: string;
  off: boolean;
  good: boolean;
}

export function sectorOf(board: DiceBoard, view: DiceView, id: string): Sector | undefined {
  return board.battlefields[view.battlefield]?.sectors.find((sector) => sector.id === id);
}

export function seaSectorOf(board: DiceBoard, view: DiceView, id: string): Sector | undefined {
  return board.seas[view.sea]?.sectors.find((sector) => sector.id === id);
}

/** A move at sea in a helmsman's words: its message key, or '' to use the option's own text. */
export function helm(option: Option, from: Sector | undefined, to: Sector | undefined): string {
  if (!from || !to) return '';
  const side = to.row > from.row ? 'ahead' : to.span[0] < from.span[0] ? 'left' : 'right';
  const verb = verbOf(option);
  if (verb === 'sail') return `table-sail-${side}`;
  return verb === 'disembark' ? `table-jump-${side}` : '';
}

/** The shield's number, which units suffer: after the German's shortage, if there is one. */
export function shieldOf(view: DiceView, sector: Sector): string {
  const now = view.german?.shields[sector.id];
  if (!now) return printedShield(view, sector);
  return String(spanned(now)).replace(/^-/, '−');
}

/** The rolled or the printed value, or how it is rolled. */
export function printedShield(view: DiceView, sector: Sector): string {
  const now = view.swapped?.[sector.id] ?? view.rolled[sector.id];
  if (now !== undefined) return String(now);
  return sector.def_roll || String(sector.defence);
}

/** « 2 Stars », « 1 Star ». */
export function counted(t: Texts, what: string, amount: number): string {
  return t.say(`counted-${what}`, { [what]: amount });
}

const SYMBOLS: Record<string, string> = {
  turns: 'turns',
  needs: 'specialist',
  'costs-specialist': 'specialist',
  'item-or-pay': 'item',
  soldiers: 'soldier',
  joins: 'specialist',
  'joins-choice': 'specialist',
  vehicle: 'vehicle',
  medal: 'medal',
  item: 'item',
  'five-dice': 'die',
  'no-lock': 'lock',
  'one-lock': 'lock',
  'forbid-find_items': 'tool',
  'forbid-recruit': 'specialist',
  'forbid-trade': 'swap',
  'forbid-medals': 'medal',
  climb: 'climb',
  units: 'units',
  single: 'once',
  'six-item': 'gun',
  'six-specialist': 'gun',
};
const RESULT_SYMBOL: Record<string, string> = { courage: 'courage', stars: 'star', tools: 'tool' };

function signOf({ kind, amount = 0 }: Condition): string {
  if (kind === 'turns' || kind === 'five-dice' || kind.startsWith('six-')) return String(amount);
  if (kind === 'needs') return '✓';
  if (kind === 'costs-specialist' || kind === 'pay') return `−${amount}`;
  if (kind === 'item-or-pay') return `/−${amount}`;
  if (kind === 'soldiers' || kind === 'tally') return `+${amount}`;
  if (/^(joins|joins-choice|vehicle|medal|item)$/.test(kind)) return '+';
  if (kind === 'units') return `≤${amount}`;
  return kind === 'one-lock' ? '1' : '';
}

/** Facts about a sector, in the reader's language. */
export function conditions(sector: Sector, view: DiceView, board: DiceBoard, t: Texts): Sign[] {
  const told = board.conditions[view.battlefield]?.[String(view.level)]?.[sector.id] ?? [];
  return told.map((condition) => {
    const { kind, amount = 0, what = '', card = '', good = false, gift = '' } = condition;
    const taken = gift !== '' && view.taken.includes(gift);
    const symbol = SYMBOLS[kind] ?? RESULT_SYMBOL[what] ?? 'cross';
    const text = t.say(`table-sector-${kind}${taken ? '-taken' : ''}`, {
      turns: amount,
      units: amount,
      amount,
      dice: String(amount),
      card: `card:${card}`,
      price: kind === 'pay' || kind === 'item-or-pay' ? counted(t, what, Number(amount)) : '',
      what: `resource:${what === 'tools' ? 'points' : what}`,
      face: `face:${symbol}`,
    });
    return { symbol, sign: signOf(condition), text, good, off: taken || kind === 'no-lock' || kind.startsWith('forbid-') };
  });
}

/** Makes Enter and space press a drawn thing as they press a button. */
export function pressing(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
}
