// The sheets as fronts: which units are there, where they fight, what changed since the player last looked.
import type { Decision, Texts } from '../../lib/types';
import { hexId, onMap, type Isle } from './model';
import type { CreteBoard, CreteView, SideName } from './types';

/** Enemies within this many hexes of each other are drawn as fighting. */
const NEAR = 2 * Math.sqrt(3) * 36 + 2;

export interface Front {
  sheet: string;
  steps: Record<SideName, number>;
  units: Record<SideName, number>;
  /** The middle of the fighting on this front. */
  fight: { x: number; y: number } | null;
  middle: { x: number; y: number };
}

/** What the sheets over the map show and do. */
export interface Overview {
  isle: Isle;
  view: CreteView;
  board: CreteBoard;
  t: Texts;
  news: News[];
  before: Kept | null;
  decision: Decision | null;
  pending: boolean;
  fights: { x: number; y: number }[];
  pictures: Map<string, HTMLCanvasElement>;
  choose(id: string): void;
  look(x: number, y: number): void;
  openRule(number: string): void;
}

export function fightsOf(isle: Isle, view: CreteView): { x: number; y: number }[] {
  const placed = view.units.flatMap(({ unit, at }) => {
    const spot = onMap(at) ? isle.place(at) : undefined;
    return spot ? [{ ...spot, side: isle.side(unit) }] : [];
  });
  const foes = placed.filter(({ side }) => side === 'german');
  return placed.filter(({ side, x, y }) => side === 'allied' && foes.some((foe) => Math.hypot(foe.x - x, foe.y - y) <= NEAR));
}

export function frontsOf(isle: Isle, view: CreteView): Front[] {
  const fights = fightsOf(isle, view);
  const inside = (box: { x: number; y: number; width: number; height: number }, at: { x: number; y: number }): boolean => at.x >= box.x && at.x < box.x + box.width && at.y >= box.y && at.y < box.y + box.height;
  return [...isle.sheets].map(([sheet, box]) => {
    const steps = { allied: 0, german: 0 };
    const units = { allied: 0, german: 0 };
    for (const { unit, at, steps: own } of view.units) {
      const spot = onMap(at) ? isle.place(at) : undefined;
      if (!spot || !inside(box, spot)) continue;
      steps[isle.side(unit)] += own ?? 0;
      units[isle.side(unit)] += 1;
    }
    const here = fights.filter((at) => inside(box, at));
    const mean = (list: { x: number; y: number }[]) => ({ x: list.reduce((s, { x }) => s + x, 0) / list.length, y: list.reduce((s, { y }) => s + y, 0) / list.length });
    return { sheet, steps, units, fight: here.length ? mean(here) : null, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
  });
}

/** What is remembered of a position, to find out later what changed. */
export interface Kept {
  turn: number;
  lost: Record<string, number>;
  control: Record<string, string>;
  morale: number;
  units: Record<string, [at: string, steps: number]>;
}
export const keep = (view: CreteView): Kept => ({ turn: view.turn, lost: view.lost, control: view.control, morale: view.island?.morale ?? 0, units: Object.fromEntries(view.units.map(({ unit, at, steps }) => [unit, [at, steps ?? 0]])) });

export interface News {
  key: 'lost' | 'gone' | 'control' | 'came' | 'steps' | 'morale';
  /** Where to look for it. */
  at: string;
  unit?: string;
  side?: string;
  count?: number;
  sheet?: string;
}

/** The most important ones first; nobody reads more than eight lines. */
export function newsSince(before: Kept, view: CreteView, isle: Isle, most = 8): News[] {
  const found: [number, News][] = [];
  for (const [hex, side] of Object.entries(view.control)) if (before.control[hex] !== undefined && before.control[hex] !== side) found.push([0, { key: 'control', at: hex, side }]);
  const morale = view.island?.morale ?? 0;
  if (morale !== before.morale) found.push([1, { key: 'morale', at: '', count: morale - before.morale }]);
  const came = new Map<string, { units: string[]; at: string; side: SideName }>();
  for (const { unit, at, steps = 0 } of view.units) {
    const was = before.units[unit];
    const side = isle.side(unit);
    if (was && onMap(was[0]) && !onMap(at)) found.push([2, { key: at === 'gone' ? 'lost' : 'gone', at: was[0], unit, side }]);
    else if (was && onMap(at) && steps < was[1]) found.push([3, { key: 'steps', at, unit, side, count: was[1] - steps }]);
    else if (was && !onMap(was[0]) && onMap(at)) {
      const sheet = isle.sheetOf(at) ?? '';
      const list = came.get(sheet + side) ?? { units: [], at, side };
      list.units.push(unit);
      came.set(sheet + side, list);
    }
  }
  for (const { units, at, side } of came.values()) found.push([4, { key: 'came', at, side, count: units.length, sheet: isle.sheetOf(at) ?? '' }]);
  return found.sort(([a], [b]) => a - b).slice(0, most).map(([, news]) => news);
}

export const numberOf = (ref: string): string => hexId(ref).slice(1);
