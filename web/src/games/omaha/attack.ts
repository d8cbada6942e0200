// An attack under consideration: who attacks what. The rules work out the result.
import type { Decision } from '../../lib/types';
import { hexId } from './model';
import type { OmahaView, UnitView } from './types';

export interface Attack {
  hex: string;
  units: string[];
}

/** The attack being built, or the attack that a choice in the hex under the pointer would start. */
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
