// Pure helpers of the table: what an option points at, what dice bring, what a sector asks. No state, no DOM.
import type { Decision, Option, Seat, Texts } from '../../lib/types';
import type { DiceBoard, DiceView, Sector, Unit } from './types';

export const FACES = ['skull', 'star', 'soldier', 'two', 'courage', 'tool'] as const;
export const COLOURS = ['red', 'white', 'blue', 'gold', 'plain'] as const;
export const RESOURCES = ['soldiers', 'courage', 'stars', 'points'] as const;
export type Resource = (typeof RESOURCES)[number];
export const RESOURCE_SYMBOL: Record<Resource, string> = { soldiers: 'soldier', courage: 'courage', stars: 'star', points: 'tool' };
/** Aboard, three dice of one face in three colours are a penalty: by face. */
export const PENALTIES = ['balle_perdue', 'coup_direct', 'shrapnel', 'homme_a_la_mer', 'panique', 'moteur_cale'];
const [SKULL, STAR, SOLDIER, TWO, COURAGE, TOOL] = [0, 1, 2, 3, 4, 5];

/** The board of the table that is open: the frame's hints are given references alone. */
export const known: { board: DiceBoard | null } = { board: null };

export type Pane = 'dice' | 'map' | 'cards' | 'units';

export function seatNumber(seat: Seat): number {
  return Number(seat.replace(/\D/g, '')) || 1;
}

/** Six colours that keep apart; a unit's number is always beside its colour. */
const UNIT_COLOURS = ['#4f6b2c', '#9a3327', '#a9660c', '#2c5f94', '#6d4590', '#146b66'];

export function seatColour(seat: Seat): string {
  return UNIT_COLOURS[(seatNumber(seat) - 1) % UNIT_COLOURS.length] ?? '#4f6b2c';
}

export function unitOf(view: DiceView, seat: Seat | null): Unit | undefined {
  return view.units.find((unit) => unit.seat === seat);
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

/** Toggle a die; where no more may be chosen the one chosen first gives way. */
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

/** « Star, red »: a result that is added, chosen from a grid of dice. */
export function isResult(option: Option): boolean {
  return option.id.startsWith('add:');
}

/** The die that an answer makes: turned to a face, painted, or given to another unit's tally. */
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

/** A name for a question: the same while nothing about it changed, whoever else answered meanwhile. */
export function questionOf(view: DiceView, decision: Decision | null): string {
  if (!decision) return '';
  const rerolls = unitOf(view, decision.seat)?.rerolls ?? 0;
  return [view.turn, view.phase, decision.text, rerolls, ...decision.options.map((option) => option.id)].join(' ');
}

/** Where the answers to a question are. */
export function paneFor(decision: Decision | null): Pane | null {
  if (!decision) return null;
  const at = decision.options.flatMap((option) => option.at ?? []);
  const kinds = new Set(at.map((ref) => ref.split(':', 1)[0]));
  if (kinds.has('sector') || kinds.has('sea')) return 'map';
  if (kinds.has('die') || kinds.has('gun') || kinds.has('pool')) return 'dice';
  if (/ask-(changes|swaps|fire|combat|gold|pinch|bonus|straight|add-result|skulls)$/.test(decision.text)) return 'dice';
  if (kinds.has('seat')) return 'units';
  if (kinds.has('card') || decision.text === 'ask-camp') return 'cards';
  return null;
}

export function triples(faces: number[], colours: number[], without = 0): number[] {
  const found: number[] = [];
  for (let face = 0; face < 6; face += 1) {
    const shown = [0, 0, 0, 0, 0];
    faces.forEach((other, die) => {
      const colour = colours[die] ?? 4;
      if (other === face && !((without >> die) & 1)) shown[colour] = (shown[colour] ?? 0) + 1;
    });
    for (;;) {
      const missing = [0, 1, 2].filter((colour) => !shown[colour]).length;
      if (missing > (shown[3] ?? 0) || (missing === 3 && (shown[3] ?? 0) < 3)) break;
      for (const colour of [0, 1, 2]) if (shown[colour]) shown[colour] = (shown[colour] ?? 0) - 1;
      shown[3] = (shown[3] ?? 0) - missing;
      found.push(face);
    }
  }
  return found;
}

export interface Brings {
  soldiers: number;
  courage: number;
  stars: number;
  points: number;
  tools: number;
  skulls: number;
  /** Faces of the bonuses (at sea: penalties). */
  bonuses: number[];
}

export function toolPoints(tools: number): number {
  return (tools * (tools + 1)) / 2;
}

/** What the dice bring (aboard: cost) when some more of them count for nothing. */
export function brings(unit: Unit, without = 0): Brings {
  const none = unit.void | without;
  const count = [0, 0, 0, 0, 0, 0];
  unit.faces.forEach((face, die) => {
    if (!((none >> die) & 1)) count[face] = (count[face] ?? 0) + 1;
  });
  const of = (face: number) => count[face] ?? 0;
  return {
    soldiers: of(SOLDIER) + 2 * of(TWO),
    courage: of(COURAGE),
    stars: of(STAR),
    points: toolPoints(of(TOOL)),
    tools: of(TOOL),
    skulls: of(SKULL),
    bonuses: triples(unit.faces, unit.colours, none),
  };
}

/** The server's tally where there is one, corrected for dice that are about to be cancelled. */
export function expected(unit: Unit, board: DiceBoard, without = 0): Brings {
  const all = brings(unit);
  const left = brings(unit, without);
  const said = unit.tally;
  if (!said) return left;
  const extra = said.points - all.points;
  return {
    soldiers: said.soldiers + left.soldiers - all.soldiers,
    courage: said.courage + left.courage - all.courage,
    stars: said.stars + left.stars - all.stars,
    points: extra ? extra + left.points : left.points,
    tools: left.tools,
    skulls: said.skulls,
    bonuses: without ? left.bonuses : said.bonuses.map((bonus) => board.bonuses.indexOf(bonus)),
  };
}

/** « +6 Soldiers » of a bonus for a nation, as resources; empty where it is a choice. */
export function bonusGains(board: DiceBoard, nation: string, face: number): Partial<Record<Resource, number>> {
  const numbers = board.nations[nation]?.bonus[board.bonuses[face] ?? ''] ?? {};
  const found: Partial<Record<Resource, number>> = {};
  for (const [what, amount] of Object.entries(numbers)) {
    found[(what === 'item_points' ? 'points' : what) as Resource] = amount;
  }
  return found;
}

// Combat.

/** How likely it is that fewer are lost than there are; exact for the given numbers. */
export function survival(force: number, shield: number, guns: number, less = 0, saved = 0): number {
  let ways = [1];
  for (let gun = 0; gun < guns; gun += 1) {
    const more: number[] = new Array(ways.length + 6).fill(0);
    ways.forEach((count, total) => {
      for (let die = 1; die <= 6; die += 1) {
        const at = total + Math.max(die - less, 0);
        more[at] = (more[at] ?? 0) + count;
      }
    });
    ways = more;
  }
  const all = ways.reduce((sum, count) => sum + count, 0);
  const alive = ways.reduce((sum, count, fire) => sum + (Math.max(shield + fire - saved, 0) < force ? count : 0), 0);
  return alive / all;
}

export function force(unit: Unit): number {
  return unit.soldiers + unit.specialists.length;
}

function holds(unit: Unit, board: DiceBoard, title: string): boolean {
  return unit.specialists.some((card) => board.cards[card]?.title === title);
}

/** What is taken off each machine-gun die, and how many are saved. */
export function cover(unit: Unit, board: DiceBoard): { less: number; saved: number } {
  let less = 0;
  let saved = unit.marks.includes('first-aid') ? 4 : 0;
  if (holds(unit, board, 'tireur_precis')) less = unit.specialists.includes('wh15') ? 3 : 2;
  if (unit.vehicle === 'half_track') less += 3;
  if (unit.vehicle === 'ambulance') saved += 2;
  if (holds(unit, board, 'medecin')) saved += unit.specialists.includes('wh06') ? 3 : 2;
  if (unit.specialists.includes('wh02')) saved += 1;
  return { less, saved };
}

/** The chance that two dice make one of these numbers, of 36. */
export function shellChance(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + Math.max(0, 6 - Math.abs(7 - number)), 0);
}

export function percent(chance: number): number {
  return chance >= 1 ? 100 : chance <= 0 ? 0 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Turns that the unit may stay after this one. */
export function turnsLeft(unit: Unit): number {
  return Math.max(0, unit.stay - unit.marker);
}

export function mustMove(unit: Unit): boolean {
  return !unit.out && unit.afloat === '' && unit.sector !== '' && unit.marker > unit.stay;
}

// Sectors.

export interface Condition {
  symbol: string;
  /** Short sign beside the symbol on the map. */
  sign: string;
  text: string;
  off?: boolean;
  good?: boolean;
}

export function sectorOf(board: DiceBoard, view: DiceView, id: string): Sector | undefined {
  return board.battlefields[view.battlefield]?.sectors.find((sector) => sector.id === id);
}

export function seaSectorOf(board: DiceBoard, view: DiceView, id: string): Sector | undefined {
  return board.seas[view.sea]?.sectors.find((sector) => sector.id === id);
}

/** A move at sea in the words of a helmsman: the key of its text, or '' to say it as it comes. */
export function helm(option: Option, from: Sector | undefined, to: Sector | undefined): string {
  if (!from || !to) return '';
  const side = to.row > from.row ? 'ahead' : to.span[0] < from.span[0] ? 'left' : 'right';
  const verb = verbOf(option);
  if (verb === 'sail') return `table-sail-${side}`;
  return verb === 'disembark' ? `table-jump-${side}` : '';
}

/** What the guns of this combat cost as things stand. */
export function toll(unit: Unit, board: DiceBoard): { fire: number; saved: number; losses: number } {
  const { less, saved } = cover(unit, board);
  const fire = unit.marks.includes('vest') ? 0 : unit.fire.reduce((sum, die) => sum + Math.max(die - less, 0), 0);
  const all = unit.defence + fire;
  const losses = unit.marks.includes('unhurt') ? 0 : Math.max(0, all - saved);
  return { fire, saved: all - losses, losses };
}

export function gunsOf(view: DiceView, sector: Sector): number {
  return view.level === 1 || view.silenced.includes(sector.id) ? 0 : sector.mgf;
}

/** The shield's number: rolled, printed, or how it is rolled. */
export function shieldOf(view: DiceView, sector: Sector): string {
  const rolled = view.rolled[sector.id];
  if (rolled !== undefined) return String(rolled);
  return sector.def_roll || String(sector.defence);
}

/** « 2 Stars », « 1 Star ». */
export function counted(t: Texts, what: string, amount: number): string {
  return t.say(`counted-${what}`, { [what]: amount });
}

export function conditions(sector: Sector, view: DiceView, t: Texts): Condition[] {
  const found: Condition[] = [];
  const add = (symbol: string, sign: string, key: string, args: Record<string, string | number> = {}, more: Partial<Condition> = {}) =>
    found.push({ symbol, sign, text: t.say(`table-sector-${key}`, args), ...more });
  if (sector.max_turns < 3) add('turns', String(sector.max_turns), 'turns', { turns: sector.max_turns });
  if (view.level > 1) {
    for (const wants of sector.requires) {
      if (wants.own_specialist) add('specialist', '✓', 'needs', { card: `card:${wants.own_specialist}` });
      if (wants.lose_specialist) add('specialist', '−1', 'costs-specialist');
      for (const [what, amount] of Object.entries(wants.pay)) {
        add(what === 'stars' ? 'star' : 'courage', `−${amount}`, 'pay', { price: counted(t, what, amount) });
      }
      const either = wants.own_any_item_or_pay;
      if (either) {
        for (const [what, amount] of Object.entries(either.pay)) {
          add('item', `/−${amount}`, 'item-or-pay', { card: `card:${either.item}`, price: counted(t, what, amount) });
        }
      }
    }
  }
  for (const gift of sector.on_enter) {
    for (const [what, value] of Object.entries(gift)) {
      const taken = view.taken.includes(`${what}:${sector.id}`);
      if (what === 'gain_soldiers') add('soldier', `+${value}`, 'soldiers', { dice: String(value) }, { good: true });
      else if (what === 'gain_specialist') add('specialist', '+', 'joins', { card: `card:${value}` }, { good: true });
      else if (what === 'gain_specialist_choice') add('specialist', '+', 'joins-choice', {}, { good: true });
      else if (what === 'draw_vehicle') add('vehicle', '+', taken ? 'vehicle-taken' : 'vehicle', {}, { good: true, off: taken });
      else if (what === 'gain_medal') add('medal', '+', taken ? 'medal-taken' : 'medal', {}, { good: true, off: taken });
      else if (what === 'gain_item') add('item', '+', taken ? 'item-taken' : 'item', { card: `card:${value}` }, { good: true, off: taken });
    }
  }
  for (const [what, amount] of Object.entries(sector.per_tally)) {
    const symbol = what === 'courage' ? 'courage' : what === 'stars' ? 'star' : 'tool';
    add(symbol, `+${amount}`, 'tally', { amount, what: `resource:${what === 'tools' ? 'points' : what}`, face: `face:${symbol}` }, { good: true });
  }
  if (sector.dice.count === 5) add('die', '5', 'five-dice');
  if (sector.dice.locked === 0) add('lock', '', 'no-lock', {}, { good: true, off: true });
  else if (sector.dice.locked === 1) add('lock', '1', 'one-lock', {}, { good: true });
  for (const what of sector.forbid) {
    add({ find_items: 'tool', recruit: 'specialist', trade: 'swap', medals: 'medal' }[what] ?? 'cross', '', `forbid-${what}`, {}, { off: true });
  }
  if (sector.climb) add('climb', '', 'climb');
  if (sector.max_units) add('units', `≤${sector.max_units}`, 'units', { units: sector.max_units });
  if (sector.single_combat) add('once', '', 'single');
  if (sector.mgf_special && view.level > 1) {
    add('gun', '6', sector.mgf_special === 'lose_item' ? 'six-item' : 'six-specialist');
  }
  return found;
}

/** Enter and space press a thing that is drawn, as they press a button. */
export function pressing(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
}
