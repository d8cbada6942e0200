// The island as geometry: where each hex lies, what the ground looks like, whose stripe a counter carries.
import { byPlace } from '../../widgets/hexmap/choices';
import { centre, type Hex } from '../../widgets/hexmap/hex';
import type { Scene } from '../../widgets/hexmap/ground/scene';
import type { Box } from '../../widgets/hexmap/panzoom';
import { outline, type Spot } from '../../widgets/hexmap/shapes';
import type { ChitRecord, CreteBoard, CreteView, FeatureRecord, PlaceRecord, ScenarioRecord, SheetRecord, SideName, UnitRecord, UnitView } from './types';

export const R = 36;
const TALL = Math.sqrt(3) * R;
/** Size of a counter on the map. */
export const SIZE = 48;
const SEA = '~';

/** Kinds of ground by the letter of the map. */
const KINDS: Scene['kinds'] = {
  C: { light: '#efe5c6', dark: '#4a4838', sign: 'specks', dot: '#fffdf6' },
  O: { light: '#d9dca6', dark: '#3f4a33', sign: 'grove', dot: '#e7b23c' },
  B: { light: '#bcc294', dark: '#35412f', sign: 'tufts', dot: '#8fae5d' },
  V: { light: '#ead6ae', dark: '#574a36', sign: 'roofs', count: 15, dot: '#d98b5f' },
  T: { light: '#e0c7a2', dark: '#5c4a38', sign: 'roofs', count: 26, dot: '#b4572f' },
  X: { light: '#d2bda4', dark: '#564b42', sign: 'roofs', count: 34, dot: '#22261f' },
  F: { light: '#c9c0b2', dark: '#55524c', sign: 'bastion', dot: '#22261f' },
  [SEA]: { light: '#8fbccb', dark: '#1d3a46' },
};

export const SIDE_COLOUR: Record<string, string> = { german: '#bcc6c9', allied: '#d9c3a0' };
/** By the type of a unit, else by its side. */
const NATION: [RegExp, string][] = [
  [/^(AUS)$/, '#dcc996'],
  [/^(NZ|MAO|NZHQ)$/, '#d6cf9d'],
  [/^GR/, '#bcd3e3'],
];

export interface Stripe {
  colour: string;
  ink: string;
  shape: 'disc' | 'triangle' | 'square' | 'bars' | 'chevron' | 'diamond' | 'cross' | 'ring';
}
const STRIPES: Stripe[] = [
  { colour: '#f2c12e', ink: '#22261f', shape: 'disc' },
  { colour: '#2060a0', ink: '#ffffff', shape: 'triangle' },
  { colour: '#b23a2e', ink: '#ffffff', shape: 'square' },
  { colour: '#7cc0bd', ink: '#22261f', shape: 'bars' },
  { colour: '#2f6b45', ink: '#ffffff', shape: 'chevron' },
  { colour: '#d98222', ink: '#22261f', shape: 'diamond' },
];
const GREEK: Stripe = { colour: '#2f70b4', ink: '#ffffff', shape: 'cross' };
const ALONE: Stripe = { colour: '#fbf7ea', ink: '#22261f', shape: 'ring' };
const SUPPORT: Stripe = { colour: '#26292b', ink: '#ffffff', shape: 'ring' };

/** Colours of the fire tables; each figure is also printed. */
export const TABLES: Record<string, string> = {
  White: '#fbf9f2', Pink: '#f2a9b0', Blue: '#4c7fc4', Yellow: '#f3d24b', Purple: '#8a5cb0', Green: '#5d9a57', Orange: '#ec8f2e', Brown: '#9a6b42', Black: '#26292b',
};
export const TABLE_INK: Record<string, string> = { Blue: '#fff', Purple: '#fff', Green: '#fff', Brown: '#fff', Black: '#fff' };

const letter = (grid: string): string => grid.charAt(0).toUpperCase();
export const hexId = (ref: string): string => ref.replace(/^hex:/, '');
/** `R28.11` → `28.11`. */
export const printed = (ref: string): string => hexId(ref).slice(1);
export const nameOf = (ref: string): string => ref.replace(/^unit:/, '');

export class Isle {
  readonly record: ScenarioRecord;
  readonly at = new Map<string, Spot>();
  readonly terrain = new Map<string, string>();
  readonly level = new Map<string, number>();
  readonly units: Map<string, UnitRecord>;
  readonly arms: Map<string, string>;
  readonly chits: ChitRecord[];
  readonly sheet: Box;
  readonly places: PlaceRecord[];
  readonly features: FeatureRecord[];
  readonly scene: Scene;
  readonly grid: string;
  private readonly stripes = new Map<string, Stripe>();

  constructor(readonly board: CreteBoard, scenario: string, small: boolean) {
    this.record = board.scenarios.find((one) => one.scenario === scenario)!;
    this.units = new Map(board.units.map((unit) => [unit.unit, unit]));
    this.arms = new Map(board.types.map(({ type, arm }) => [type, arm]));
    this.chits = board.chits;
    const sheets = board.sheets.filter(({ sheet }) => this.record.maps.includes(sheet));
    this.grid = sheets[0]!.grid;
    for (const sheet of sheets) this.#read(sheet, small);
    const spots = [...this.at.values()];
    const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
    this.sheet = { x: left - R, y: top - TALL / 2, width: right - left + 2 * R, height: bottom - top + TALL };
    const here = (sheet: string): boolean => this.record.maps.includes(sheet);
    this.places = board.places.filter(({ sheet }) => here(sheet));
    this.features = board.features.filter(({ sheet }) => here(sheet));
    this.scene = this.#scene(board, sheets);
    // Each side has its own order, so that the two never begin with the same stripe.
    const count = { allied: 2, german: 0 };
    const next = (side: SideName): Stripe => STRIPES[count[side]++ % STRIPES.length]!;
    const groups = this.record.formations?.map(({ units }) => units) ?? [...byPlace(board.units.map((unit) => ({ at: unit.battalion || unit.formation, unit: unit.unit }))).values()].map((list) => list.map(({ unit }) => unit));
    for (const list of groups) {
      const stripe = next(this.side(list[0]!));
      for (const unit of list) this.stripes.set(unit, stripe);
    }
  }

  #read(sheet: SheetRecord, small: boolean): void {
    const less = small ? this.board.small_maps.find((one) => one.sheet === sheet.sheet) : undefined;
    const [columns, rows] = [less?.columns ?? sheet.columns, less?.rows ?? sheet.rows];
    const lines = new Map(this.board.rows.map((row) => [row.row, row]));
    for (let r = rows[0]; r <= rows[1]; r++) {
      const line = lines.get(`${sheet.sheet}/${String(r).padStart(2, '0')}`);
      for (let c = columns[0]; c <= columns[1]; c++) {
        const id = `${letter(sheet.grid)}${String(c).padStart(2, '0')}.${String(r).padStart(2, '0')}`;
        const [x, y] = centre(c, r, R, 'flat', 'even');
        this.at.set(id, { x, y });
        const n = c - sheet.columns[0];
        this.terrain.set(id, line?.terrain[n] ?? SEA);
        this.level.set(id, Number(line?.levels[n]) || 0);
      }
    }
  }

  #scene(board: CreteBoard, sheets: SheetRecord[]): Scene {
    const grids = new Set(sheets.map(({ grid }) => grid));
    const on = (grid: string, number: string): Spot | undefined => this.at.get(letter(grid) + number);
    const spots = (grid: string, list: string[]): Spot[] => list.flatMap((number) => on(grid, number) ?? []);
    const gridOf = new Map(sheets.map(({ sheet, grid }) => [sheet, grid]));
    return {
      radius: R,
      sheet: this.sheet,
      hexes: [...this.at].map(([id, { x, y }]) => ({ x, y, kind: this.terrain.get(id)!, level: this.level.get(id)!, number: id.slice(1) })),
      kinds: KINDS,
      sea: SEA,
      slopes: board.slopes.flatMap(({ grid, high, low }) => {
        if (!grids.has(grid)) return [];
        const [a, b] = [on(grid, high), on(grid, low)];
        return a && b ? [{ high: a, low: b }] : [];
      }),
      lines: [
        ...this.places.filter(({ kind }) => kind === 'river').map(({ sheet, hexes }) => ({ kind: 'stream' as const, spots: spots(gridOf.get(sheet)!, hexes) })),
        ...board.roads.filter(({ grid }) => grids.has(grid)).map(({ kind, grid, hexes }) => ({ kind: kind === 'track' ? ('track' as const) : ('road' as const), spots: spots(grid, hexes) })),
      ],
      zones: this.features.filter(({ kind }) => kind === 'zone').map(({ sheet, hexes }) => spots(gridOf.get(sheet)!, hexes)),
    };
  }

  place(ref: string): Spot | undefined {
    return this.at.get(hexId(ref));
  }

  /** A hex of the scenario's map by its printed number. */
  numbered(number: string): Spot | undefined {
    return this.at.get(letter(this.grid) + number);
  }
  refOf(number: string): string {
    return `hex:${letter(this.grid)}${number}`;
  }

  stripe(unit: string): Stripe {
    const record = this.units.get(unit);
    if (!record || record.formation === 'Support') return SUPPORT;
    if (record.greek) return GREEK;
    const inFormation = this.stripes.get(unit);
    if (this.record.formations) return inFormation ?? ALONE;
    return record.battalion ? (inFormation ?? ALONE) : ALONE;
  }

  colour(unit: string): string {
    const record = this.units.get(unit);
    const nation = NATION.find(([type]) => type.test(record?.type ?? ''));
    return record?.side === 'german' ? SIDE_COLOUR.german! : (nation?.[1] ?? SIDE_COLOUR.allied!);
  }

  /** What is printed on the side that lies up; what its state changes is told with the odds. */
  print({ unit, mounted }: UnitView): { fire: number | null; assault: number | null; defence: number; tq: number; move: string; wheels: boolean } {
    const record = this.units.get(unit);
    const up = mounted && record?.mounted ? record.mounted : record;
    return { fire: up?.fire ?? null, assault: up?.assault ?? null, defence: up?.defence ?? 0, tq: up?.tq ?? 0, move: String(up?.move ?? '').replace('No', '–'), wheels: !!up && up.move_class !== 'Leg' };
  }

  arm(unit: string): string {
    return this.arms.get(this.units.get(unit)?.type ?? '') ?? 'infantry';
  }

  side(unit: string): SideName {
    return this.units.get(unit)?.side ?? 'allied';
  }

  /** A chit by its reference, `chit:9`. */
  chit(ref: string): ChitRecord | undefined {
    return this.chits[Number(ref.slice(5))];
  }

  cells(label: (id: string, terrain: string) => string): Hex[] {
    return [...this.at].map(([id, at]) => ({ id, ...at, points: outline(at, R, 'flat'), label: label(id, this.terrain.get(id)!) }));
  }
}

/** On a counter there is room for eight letters. */
export function shortName(record: UnitRecord | undefined): string {
  if (!record) return '';
  return record.name
    .replace(/ \(.*\)/, '')
    .replace(/^Det /, '')
    .replace(/ (Greek Regt|Greek)/, ' Gr')
    .replace(/ (Inf|Bn|Regt)\b/, '')
    .replace(/\/(FJR|GJR) ?\d+$/, '')
    .replace(/\/Geb\.Pi\.Btl (\d+)/, '/Pi $1')
    .replace(/(Rearguard|Nachhut)/, 'Rear')
    .slice(0, 9);
}

export const onMap = (at: string): boolean => at.startsWith('hex:');

/** Where a reference is, as a hex. */
export function hexesOf(isle: Isle, view: CreteView, ref: string): string[] {
  if (ref.startsWith('hex:')) return isle.place(ref) ? [ref] : [];
  const name = nameOf(ref);
  if (ref.startsWith('unit:')) {
    const at = view.units.find(({ unit }) => unit === name)?.at ?? '';
    return onMap(at) ? [at] : [];
  }
  if (ref.startsWith('leader:')) return view.leaders.flatMap(({ leader, hex }) => (`leader:${leader}` === ref && hex ? [hex] : []));
  return [];
}

/** What is told of a unit's state, as keys of words with their numbers. */
export function states(unit: UnitView): { key: string; count: number; kind: 'loss' | 'warn' | 'plain' | 'good' }[] {
  const found: ReturnType<typeof states> = [];
  const put = (is: unknown, key: string, kind: 'loss' | 'warn' | 'plain' | 'good', count = 1): void => void (is && found.push({ key, count, kind }));
  put(unit.suppressed, 'suppressed', 'loss');
  put(unit.cohesion, 'cohesion', 'warn', unit.cohesion);
  put(unit.column, 'column', 'plain');
  put(unit.mounted, 'mounted', 'plain');
  put(unit.position === 1, 'improved', 'good');
  put(unit.position === 2, 'entrenched', 'good');
  put(unit.chutes, 'parachutes', 'warn', unit.chutes);
  put(unit.gliders, 'gliders', 'warn', unit.gliders);
  put(unit.jump, 'jump', 'warn');
  put(unit.delay, 'delay', 'warn');
  put(unit.heroic, 'heroic', 'good');
  put(unit.acted === 'done', 'done', 'plain');
  put(unit.acted === 'first', 'first', 'plain');
  return found;
}

const known = new WeakMap<CreteBoard, Map<string, Isle>>();

/** The map of a scenario: made once, whoever asks. */
export function isleOf(board: CreteBoard, scenario: string, small: boolean): Isle {
  const made = known.get(board) ?? new Map<string, Isle>();
  known.set(board, made);
  const key = `${scenario}${small}`;
  const isle = made.get(key) ?? new Isle(board, scenario, small);
  made.set(key, isle);
  return isle;
}
