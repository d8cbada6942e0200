// Fields of fire, as the view gives them. Each colour has its own shape; the fill shows how intense the fire is.
import { COLOURS, hexId, type Land, type Spot } from './model';
import type { CardRecord, Colour, Dot, GunView, OmahaView } from './types';

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

/** A field of fire: of a position, or around armour. */
export interface Field {
  color: Colour;
  dots: Record<string, Dot>;
}

/** The printed dots of a position, as they count now. */
export function fieldOf(land: Land, gun: GunView): Field {
  return { color: gun.color, dots: { ...land.position(gun.gun)?.field, ...gun.dots } };
}

/** The field of a position, occupied or not, or of armour in a hex. */
export function fieldAt(land: Land, view: OmahaView, ref: string): Field | null {
  const position = land.position(ref) ?? land.sites.get(hexId(ref));
  const gun = view.guns.find(({ gun: name }) => name === ref || name === `position:${position?.position}`);
  if (gun) return fieldOf(land, gun);
  return position ? { color: position.color, dots: position.field } : null;
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

/** All dots of these fields, in one path for each colour, weight and part of the map. */
export function dots(land: Land, fields: Iterable<Field>): DotGroup[] {
  const byHex = new Map<string, [Colour, Dot][]>();
  for (const field of fields) {
    for (const [hex, dot] of Object.entries(field.dots)) {
      if (land.hexes.has(hex)) byHex.set(hex, [...(byHex.get(hex) ?? []), [field.color, dot]]);
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

/** The cards that can still be drawn. */
export function deck(view: OmahaView, cards: readonly CardRecord[]): CardRecord[] {
  const out = new Set([...view.shown, ...view.discards]);
  return cards.filter(({ card }) => !out.has(card));
}
