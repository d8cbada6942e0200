// An attack that is weighed: who attacks what. What would come of it, the rules are asked.
import type { Decision } from '../../lib/types';
import { hexId, type Land } from './model';
import type { OmahaView, UnitView } from './types';

export interface Attack {
  hex: string;
  units: string[];
}

/** The attack that is being built, or that a choice in the hex which is pointed at would begin. */
export function attackOf(decision: Decision | null, about: string | null): Attack | null {
  const name = (ref: unknown): string => String(ref).replace(/^unit:/, '');
  if (decision?.text === 'ask-join') return { hex: hexId(String(decision.args?.hex)), units: ((decision.args?.units ?? []) as string[]).map(name) };
  const hex = about?.startsWith('hex:') ? hexId(about) : '';
  if (decision?.text !== 'ask-unit' || !decision.options.some(({ id }) => id === `attack:${hex}`)) return null;
  return { hex, units: [name(decision.args?.unit)] };
}

export function attackers(view: OmahaView, { units }: Attack): UnitView[] {
  return units.flatMap((name) => view.units.find(({ unit }) => unit === name) ?? []);
}

/** All that they carry, each weapon once. */
export function weaponsOf(land: Land, units: readonly UnitView[]): string[] {
  return [...new Set(units.flatMap((unit) => land.units.get(unit.unit)?.levels?.find(({ steps }) => steps === unit.steps)?.weapons ?? []))];
}
