// The island as geometry: where each hex is, what the ground looks like, which stripe a counter has.
import { byPlace } from '../../widgets/hexmap/choices';
import { centre, type Hex } from '../../widgets/hexmap/hex';
import type { Scene } from '../../widgets/hexmap/ground/scene';
import type { Box } from '../../widgets/hexmap/panzoom';
import { outline, type Spot } from '../../widgets/hexmap/shapes';
import type { ChitRecord, CreteBoard, CreteView, FeatureRecord, PlaceRecord, ScenarioRecord, SheetRecord, SideName, UnitRecord, UnitView } from './types';

export const R = 36;
const TALL = Math.sqrt(3) * R;
/** The size of a counter on the map. */
export const SIZE = 48;
const SEA = '~';

/** Kinds of ground, by their letter in the map data. */
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

/** Colours of the fire tables; each number is also printed. */
export const TABLES: Record<string, string> = {
  White: '#fbf9f2', Pink: '#f2a9b0', Blue: '#4c7fc4', Yellow: '#f3d24b', Purple: '#8a5cb0', Green: '#5d9a57', Orange: '#ec8f2e', Brown: '#9a6b42', Black: '#26292b',
};
export const TABLE_INK: Record<string, string> = { Blue: '#fff', Purple: '#fff', Green: '#fff', Brown: '#fff', Black: '#fff' };

const letter = (grid: string): string => grid.charAt(0).toUpperCase();
export const hexId = (ref: string): string => ref.replace(/^hex:/, '');
/** `R28.11` → `28.11`. */
export const printed = (ref: string): string => hexId(ref).slice(1);
export const nameOf = (ref: string): string => ref.replace(/^unit:/, '');

const GRIDS = ['kastelli', 'west', 'rethymnon', 'heraklion'];
/** The gap between two sheets that do not touch. */
const GAP = 5 * R;
const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
};

export interface GridGround {
  grid: string;
  scene: Scene;
}

export class Isle {
  readonly record: ScenarioRecord;
  readonly at = new Map<string, Spot>();
  readonly terrain = new Map<string, string>();
  readonly level = new Map<string, number>();
  readonly units: Map<string, UnitRecord>;
  readonly arms: Map<string, string>;
  readonly chits: ChitRecord[];
  /** The box around all sheets. */
  readonly sheet: Box;
  readonly places: PlaceRecord[];
  readonly features: FeatureRecord[];
  readonly grounds: GridGround[] = [];
  /** Where each sheet is. */
  readonly sheets = new Map<string, Box>();
  private readonly gridOf = new Map<string, string>();
  private readonly stripes = new Map<string, Stripe>();

  constructor(readonly board: CreteBoard, scenario: string, small: boolean) {
    this.record = board.scenarios.find((one) => one.scenario === scenario)!;
    this.units = new Map(board.units.map((unit) => [unit.unit, unit]));
    this.arms = new Map(board.types.map(({ type, arm }) => [type, arm]));
    this.chits = board.chits;
    const sheets = board.sheets.filter(({ sheet }) => this.record.maps.includes(sheet));
    for (const { sheet, grid } of sheets) this.gridOf.set(sheet, grid);
    const here = (sheet: string): boolean => this.record.maps.includes(sheet);
    this.places = board.places.filter(({ sheet }) => here(sheet));
    this.features = board.features.filter(({ sheet }) => here(sheet));
    this.#lay(sheets, small);
    this.sheet = around([...this.sheets.values()]);
    for (const grid of new Set(this.gridOf.values())) {
      const own = sheets.filter((one) => one.grid === grid);
      this.grounds.push({ grid, scene: this.#scene(board, grid, own) });
    }
    // Each side has its own order, so that the two never begin with the same stripe.
    const count = { allied: 2, german: 0 };
    const next = (side: SideName): Stripe => STRIPES[count[side]++ % STRIPES.length]!;
    const groups = this.record.formations?.map(({ units }) => units) ?? [...byPlace(board.units.map((unit) => ({ at: unit.battalion || unit.formation, unit: unit.unit }))).values()].map((list) => list.map(({ unit }) => unit));
    for (const list of groups) {
      const stripe = next(this.side(list[0]!));
      for (const unit of list) this.stripes.set(unit, stripe);
    }
  }

  /** Sheets of one grid are placed by their numbers; the grids side by side from west to east, with shortened gaps. */
  #lay(sheets: SheetRecord[], small: boolean): void {
    let [x, y] = [0, 0];
    for (const grid of GRIDS) {
      const own = sheets.filter((one) => one.grid === grid);
      if (!own.length) continue;
      const from = Math.min(...own.map(({ columns }) => columns[0]));
      const top = Math.min(...own.map(({ rows }) => rows[0]));
      const below = grid === 'heraklion' && this.gridOf.has('Rethymnon');
      const offset = below ? { x: this.sheets.get('Rethymnon')!.x + R, y } : { x: x + R, y: grid === 'kastelli' && sheets.length > 1 ? 4 * TALL : 0 };
      for (const sheet of own) this.#read(sheet, small, { x: offset.x - from * 1.5 * R, y: offset.y - top * TALL });
      const box = around(own.map(({ sheet }) => this.sheets.get(sheet)!));
      x = Math.max(x, box.x + box.width + GAP);
      y = box.y + box.height + GAP;
    }
  }

  #read(sheet: SheetRecord, small: boolean, offset: Spot): void {
    const less = small ? this.board.small_maps.find((one) => one.sheet === sheet.sheet) : undefined;
    const [columns, rows] = [less?.columns ?? sheet.columns, less?.rows ?? sheet.rows];
    const lines = new Map(this.board.rows.map((row) => [row.row, row]));
    for (let r = rows[0]; r <= rows[1]; r++) {
      const line = lines.get(`${sheet.sheet}/${String(r).padStart(2, '0')}`);
      for (let c = columns[0]; c <= columns[1]; c++) {
        const id = `${letter(sheet.grid)}${String(c).padStart(2, '0')}.${String(r).padStart(2, '0')}`;
        const [u, v] = centre(c, r, R, 'flat', 'even');
        this.at.set(id, { x: u + offset.x, y: v + offset.y });
        const n = c - sheet.columns[0];
        this.terrain.set(id, line?.terrain[n] ?? SEA);
        this.level.set(id, Number(line?.levels[n]) || 0);
      }
    }
    this.sheets.set(sheet.sheet, { x: columns[0] * 1.5 * R - R + offset.x, y: (rows[0] - 0.5) * TALL + offset.y, width: (columns[1] - columns[0]) * 1.5 * R + 2 * R, height: (rows[1] - rows[0] + 1.5) * TALL });
  }

  #scene(board: CreteBoard, grid: string, sheets: SheetRecord[]): Scene {
    const own = new Set(sheets.map(({ sheet }) => sheet));
    const spots = (list: string[]): Spot[] => list.flatMap((number) => this.at.get(letter(grid) + number) ?? []);
    const boxes = sheets.map(({ sheet }) => this.sheets.get(sheet)!);
    const lines = [
      ...this.places.filter(({ kind, sheet }) => kind === 'river' && own.has(sheet)).map(({ hexes }) => ({ kind: 'stream' as const, spots: spots(hexes) })),
      ...board.roads.filter((road) => road.grid === grid).map(({ kind, hexes }) => ({ kind: kind === 'track' ? ('track' as const) : ('road' as const), spots: spots(hexes) })),
    ];
    return {
      radius: R,
      sheet: around(boxes),
      parts: boxes,
      hexes: [...this.at].flatMap(([id, { x, y }]) => (id.startsWith(letter(grid)) ? [{ x, y, kind: this.terrain.get(id)!, level: this.level.get(id)!, number: id.slice(1) }] : [])),
      kinds: KINDS,
      sea: SEA,
      slopes: board.slopes.flatMap((slope) => {
        if (slope.grid !== grid) return [];
        const [a, b] = [this.at.get(letter(grid) + slope.high), this.at.get(letter(grid) + slope.low)];
        return a && b ? [{ high: a, low: b }] : [];
      }),
      // A road with a single hex has no curve.
      lines: lines.filter((line) => line.spots.length > 1),
      zones: this.features.filter(({ kind, sheet }) => kind === 'zone' && own.has(sheet)).map(({ hexes }) => spots(hexes)),
    };
  }

  place(ref: string): Spot | undefined {
    return this.at.get(hexId(ref));
  }

  /** A hex of a sheet by its printed number. */
  numbered(sheet: string, number: string): Spot | undefined {
    return this.place(this.refOf(sheet, number));
  }
  refOf(sheet: string, number: string): string {
    return `hex:${letter(this.gridOf.get(sheet) ?? '')}${number}`;
  }
  /** The sheet a hex is on. */
  sheetOf(ref: string): string | undefined {
    const at = this.place(ref);
    return at && [...this.sheets].find(([, box]) => at.x >= box.x && at.x < box.x + box.width && at.y >= box.y && at.y < box.y + box.height)?.[0];
  }

  /** The name of the port in a hex. */
  portOf(ref: string): string | undefined {
    return this.features.find(({ kind, name, sheet, hexes }) => kind === 'port' && name && hexes.some((number) => this.refOf(sheet, number) === ref))?.name;
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

  /** What is printed on the visible side; effects of its state are listed with the odds. */
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

/** A division's name without the addition in brackets. */
export const shortDivision = (ref: string): string => ref.slice(9).replace(/ \(.*\)/, '');

/** A counter has room for eight letters. */
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

/** The hex of a reference. */
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

/** A unit's state as message keys with their numbers. */
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

/** The map of a scenario, built once. */
export function isleOf(board: CreteBoard, scenario: string, small: boolean): Isle {
  const made = known.get(board) ?? new Map<string, Isle>();
  known.set(board, made);
  const key = `${scenario}${small}`;
  const isle = made.get(key) ?? new Isle(board, scenario, small);
  made.set(key, isle);
  return isle;
}
