// What is known and what is hidden before an attack.
import { hexId, type Land } from './model';
import type { ForceView, OmahaView, UnitView } from './types';

export interface Spread {
  least: number;
  most: number;
  mean: number;
  count: number;
}

function spread(list: readonly number[]): Spread {
  const count = list.length;
  return { count, least: count ? Math.min(...list) : 0, most: count ? Math.max(...list) : 0, mean: count ? list.reduce((a, b) => a + b, 0) / count : 0 };
}

const KINDS: Record<string, string[]> = {
  infantry: ['tactical', 'division', 'kampfgruppe'],
  wn: ['wn'],
  'wn-rocket': ['wn_rocket'],
  armour: ['armor'],
};

/** The counters that may lie under a back: those of its kind that nobody has seen. */
export function unseen(land: Land, view: OmahaView, force: ForceView): { strength: Spread; strengths: number[]; needs: [string, number][] } {
  const seen = new Set(view.germans.map(({ unit }) => unit).filter(Boolean));
  const kinds = KINDS[force.kind] ?? ['wn_artillery'];
  const caliber = force.kind.startsWith('wn-') ? Number(force.kind.slice(3)) : NaN;
  const may = land.board.german_units.filter(
    (unit) => kinds.includes(unit.kind) && !seen.has(unit.unit) && (Number.isNaN(caliber) || unit.caliber === caliber),
  );
  const needs = new Map<string, number>();
  for (const unit of may) for (const need of unit.needs ?? []) needs.set(need, (needs.get(need) ?? 0) + 1);
  return {
    strength: spread(may.map((unit) => unit.strength ?? 0)),
    strengths: may.map((unit) => unit.strength ?? 0),
    needs: [...needs].map(([need, n]): [string, number] => [need, may.length ? n / may.length : 0]).sort((a, b) => b[1] - a[1]),
  };
}

export interface Odds {
  force: ForceView;
  units: UnitView[];
  strength: number;
  weapons: string[];
  known: { strength: number; needs: string[] } | null;
  hidden: ReturnType<typeof unseen> | null;
  depth: boolean;
  missing: string[];
  /** Of how many counters that it may be (one, once it is known) the strength is exceeded, and at least doubled. */
  beats: number;
  doubles: number;
  of: number;
}

/** The sum of an attack as far as one can see it; naval fire, flanking and heroes come on top. */
export function odds(land: Land, view: OmahaView, hex: string, names: readonly string[]): Odds | null {
  const force = view.germans.find((one) => hexId(one.hex) === hexId(hex));
  if (!force) return null;
  const units = names.flatMap((name) => view.units.find(({ unit }) => unit === name) ?? []);
  const strength = units.reduce((sum, unit) => sum + (unit.strength ?? 0), 0);
  const weapons = [...new Set(units.flatMap((unit) => land.units.get(unit.unit)?.levels?.find(({ steps }) => steps === unit.steps)?.weapons ?? []))];
  const known = force.unit ? { strength: (force.strength ?? 0) + (force.depth_strength ?? 0), needs: [...(force.needs ?? []), ...(force.depth_needs ?? [])] } : null;
  const hidden = known ? null : unseen(land, view, force);
  const against = known ? [known.strength] : (hidden?.strengths ?? []);
  return {
    force,
    units,
    strength,
    weapons,
    known,
    hidden,
    depth: !!force.depth && !force.marker,
    missing: known ? known.needs.filter((need) => !weapons.includes(need)) : [],
    beats: against.filter((other) => strength > other).length,
    doubles: against.filter((other) => strength >= 2 * other).length,
    of: against.length,
  };
}
