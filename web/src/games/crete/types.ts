// What the table receives: Game.board(), and the view (wire.ts).
export type { ClausesView, CreteView, DivisionView, DueView, LeaderView, TestView, UnitView } from './wire';

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
