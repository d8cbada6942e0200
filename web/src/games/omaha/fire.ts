// What may hit whom. Each colour has its own shape; the fill shows how intense the fire is.
import { COLOURS, hexId, type Land, type Spot } from './model';
import type { CardRecord, Colour, Dot, ForceView, OmahaView, PositionRecord, UnitView } from './types';

export const DOTS: Dot[] = ['intense', 'steady', 'sporadic'];

/** The outline of a colour's sign around a point. */
export function sign(colour: Colour, x: number, y: number, r: number): string {
  const poly = (count: number, turn: number, k = 1): string => {
    const list = Array.from({ length: count }, (_, i) => {
      const angle = turn + (2 * Math.PI * i) / count;
      return `${(x + r * k * Math.cos(angle)).toFixed(1)} ${(y + r * k * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${list.join('L')}Z`;
  };
  const up = -Math.PI / 2;
  switch (colour) {
    case 'red':
      return poly(4, Math.PI / 4, 1.12);
    case 'orange':
      return poly(3, up, 1.25);
    case 'brown':
      return poly(4, 0, 1.2);
    case 'green':
      return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 'blue':
      return poly(3, -up, 1.25);
    case 'purple':
      return poly(6, 0, 1.08);
  }
}

/** Whether a position can fire: occupied, not disrupted, not in smoke. */
export function armed(land: Land, view: OmahaView): Map<string, { position: PositionRecord; forces: ForceView[] }> {
  const found = new Map<string, { position: PositionRecord; forces: ForceView[] }>();
  for (const force of view.germans) {
    const position = land.sites.get(hexId(force.hex));
    if (!position || force.disrupted || force.kind === 'armour' || view.smoke.includes(position.position)) continue;
    const known = found.get(position.position) ?? { position, forces: [] };
    known.forces.push(force);
    found.set(position.position, known);
  }
  return found;
}

export interface DotGroup {
  id: string;
  colour: Colour;
  dot: Dot;
  d: string;
}

/** Places of dots: rows in the foot of the hex, below a counter. */
export function dotSpot(at: Spot, i: number, count: number): Spot {
  const first = count <= 3 ? count : 3;
  const [row, place, size] = i < first ? [0, i, first] : [1, i - first, count - first];
  return { x: at.x + (place - (size - 1) / 2) * 17, y: at.y + (count <= 3 ? 39 : 33) + row * 15 };
}

/** All dots of these positions, in one path for each colour, weight and part of the map. */
export function dots(land: Land, positions: Iterable<PositionRecord>): DotGroup[] {
  const byHex = new Map<string, [Colour, Dot][]>();
  for (const position of positions) {
    for (const [hex, dot] of Object.entries(position.field)) {
      if (land.hexes.has(hex)) byHex.set(hex, [...(byHex.get(hex) ?? []), [position.color, dot]]);
    }
  }
  const groups = new Map<string, DotGroup>();
  for (const [hex, list] of byHex) {
    const at = land.at.get(hex)!;
    list.forEach(([colour, dot], i) => {
      const { x, y } = dotSpot(at, i, list.length);
      const key = `${colour} ${dot} ${Math.floor(at.x / 640)}`;
      const group = groups.get(key) ?? { id: key, colour, dot, d: '' };
      group.d += sign(colour, x, y, dot === 'intense' ? 7.5 : 6);
      groups.set(key, group);
    });
  }
  return [...groups.values()];
}

export const paint = (colour: Colour | ''): string => (colour ? COLOURS[colour] : '#5a6470');

/** The cards that may still be drawn. */
export function deck(view: OmahaView, cards: readonly CardRecord[]): CardRecord[] {
  const out = new Set([...view.shown, ...view.discards]);
  return cards.filter(({ card }) => !out.has(card));
}

export interface Threat {
  position: PositionRecord;
  dot: Dot;
  depth: boolean;
  /** Share of the cards still in the deck on which it would hit, if this were the only target. */
  chance: number;
}

const DENSE = 5;

/** Which positions may hit a unit where it is, and on how many of the remaining cards. */
export function threats(land: Land, view: OmahaView, unit: UnitView, at = unit.at, left = deck(view, land.board.cards)): Threat[] {
  const hex = hexId(at);
  const steps = view.units.filter((other) => other.at === at).reduce((sum, other) => sum + (other.steps ?? 0), 0);
  const armoured = land.units.get(unit.unit)?.armored ?? false;
  const found: Threat[] = [];
  for (const { position, forces } of armed(land, view).values()) {
    const dot = position.field[hex];
    if (!dot) continue;
    const depth = forces.some((force) => force.depth);
    const marked = dot === 'intense' || steps >= DENSE;
    const hits = left.filter((card) => {
      const colour = card.positions.find(({ color }) => color === position.color);
      if (!colour || (colour.double && !depth)) return false;
      if (dot !== 'intense' && armoured && colour.symbol !== 'armor') return false;
      return marked || card.target === unit.symbol;
    });
    found.push({ position, dot, depth, chance: left.length ? hits.length / left.length : 0 });
  }
  const weight = { intense: 0, steady: 1, sporadic: 2 };
  return found.sort((a, b) => weight[a.dot] - weight[b.dot] || b.chance - a.chance);
}

/** On how many of the cards left at least one of the threats of a sector hits. */
export function anyChance(land: Land, view: OmahaView, unit: UnitView, at = unit.at): number {
  const left = deck(view, land.board.cards);
  if (!left.length) return 0;
  const miss: Record<string, number> = {};
  for (const sector of ['east', 'west'] as const) {
    const hit = left.filter((card) => threats(land, view, unit, at, [card]).some((threat) => threat.chance > 0 && threat.position.sector === sector));
    miss[sector] = 1 - hit.length / left.length;
  }
  return 1 - (miss.east ?? 1) * (miss.west ?? 1);
}
