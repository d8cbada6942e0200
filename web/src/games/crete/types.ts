// What the game gives: Game.board() and the view.

export type SideName = 'allied' | 'german';

export interface SheetRecord { sheet: string; grid: string; columns: [number, number]; rows: [number, number] }
export interface FeatureRecord { feature: string; kind: string; sheet: string; name: string; hexes: string[]; landing?: string }
export interface PlaceRecord { place: string; kind: string; sheet: string; name: string; hexes: string[] }
export interface UnitRecord {
  unit: string;
  name: string;
  side: SideName;
  division: string;
  formation: string;
  battalion: string;
  type: string;
  steps: number;
  tq: number;
  fire: number | null;
  color: string;
  range: number;
  assault: number | null;
  assault_color: string;
  defence: number;
  move: string;
  move_class: string;
  greek?: boolean;
  independent?: boolean;
  self_commanded?: boolean;
  mounted?: { fire: number | null; assault: number | null; defence: number; tq: number; move: number; move_class: string } | null;
}
export interface ChitRecord { chit: string; kind: 'direct' | 'event' | 'division' | 'formation' | 'naval'; side: SideName; division: string }
export interface LeaderRecord { leader: string; name: string; division: string; formation: string }
export interface ScenarioRecord {
  scenario: string;
  maps: string[];
  small_maps?: string[];
  formations?: { id: string; division: string; leader: string; units: string[] }[];
  independents?: { division: string; units: string[] }[];
  victory: { checks?: unknown[]; otherwise?: string; both_or_neither?: string };
}
export interface CreteBoard {
  sheets: SheetRecord[];
  rows: { row: string; terrain: string; levels: string }[];
  slopes: { grid: string; high: string; low: string }[];
  roads: { road: string; grid: string; kind: string; hexes: string[] }[];
  features: FeatureRecord[];
  places: PlaceRecord[];
  small_maps: { small: string; sheet: string; columns: [number, number]; rows: [number, number] }[];
  types: { type: string; arm: string }[];
  units: UnitRecord[];
  leaders: LeaderRecord[];
  chits: ChitRecord[];
  scenarios: ScenarioRecord[];
  turns: { turn: number; day: number; hour: string }[];
  orders: { order: string; values: string[]; rule: string }[];
}

export interface UnitView {
  unit: string;
  at: string;
  steps?: number;
  suppressed?: boolean;
  cohesion?: number;
  column?: boolean;
  mounted?: boolean;
  position?: number;
  work?: string;
  chutes?: number;
  gliders?: number;
  delay?: boolean;
  heroic?: boolean;
  jump?: boolean;
  acted?: '' | 'first' | 'done';
  first?: string;
  maker?: string;
}
export interface LeaderView { leader: string; unit: string; hex: string; range: number; replaced?: boolean }
export interface DivisionView { division: string; side: SideName; cp: number; dp: number; command: number; dispatch: number; rearguards: number; roadblocks: number }
export interface TestView { test: string; side: SideName; when: string; met: boolean; now: boolean; have: number; need: number; hexes: string[]; kind: string }
export interface DueView { day: number; hour: string; chit: string; kind: string; units: string[] }

export interface CreteView {
  scenario: string;
  small: boolean;
  seat: string;
  turn: number;
  first_turn: number;
  last_turn: number;
  day: number;
  hour: string;
  night: boolean;
  step: string;
  chit: string;
  carried: string;
  cup: string[];
  played: string[];
  planned: string[];
  bought: string[];
  divisions: DivisionView[];
  units: UnitView[];
  leaders: LeaderView[];
  parks: { hex: string; division: string; batteries: string[]; contact: string; fired: string[] }[];
  uncommanded: string[];
  group: string[];
  control: Record<string, SideName>;
  barrage: Record<string, number>;
  rubble: string[];
  roadblocks: Record<string, SideName>;
  strikes: string[];
  due: DueView[];
  lost: Record<SideName, number>;
  tests: TestView[];
  orders: Record<SideName, Record<string, string>>;
}
