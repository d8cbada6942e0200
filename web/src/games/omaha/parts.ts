// The parts of the map that the buttons show: all of it, or one of the two beaches.
import type { Box } from '../../widgets/hexmap/panzoom';
import { R, WIDE, hexId, type Land, type Spot } from './model';
import type { OmahaView } from './types';

export type Part = 'all' | 'east' | 'west';

/** At less zoom than this, the whole map counts as in view. */
const NEAR = 1.15;
/** At a smaller scale, a counter can't be read. */
const LEAST = globalThis.matchMedia?.('(pointer: coarse)').matches ? 0.5 : 0.4;
/** The rows of the beach and the first heights. */
const ROWS = 13;
/** On a narrow screen, the map shows this many columns at once. */
const PHONE = { width: 560, columns: 10 };

export const partsOf = (land: Land): Part[] => (land.east ? ['all', 'east'] : ['all', 'east', 'west']);

/** Which part of the map is shown at this zoom, around this middle. */
export function partOf(land: Land, { x }: Spot, near: number): Part {
  if (near < NEAR) return 'all';
  return land.east || x < land.border ? 'east' : 'west';
}

const median = (list: number[]): number | undefined => list.sort((a, b) => a - b)[list.length >> 1];

/** What to show of a beach: as much as stays readable, down to the landing boxes, around the hex in focus or the units ashore. */
export function beach(land: Land, view: OmahaView, which: Exclude<Part, 'all'>, area: { width: number; height: number }, focus: string | null): { box: Box; scale: number } {
  const spots: Spot[] = [...land.hexes.values()].filter(({ sector, hex }) => sector === which && Number(hex.slice(0, 2)) <= ROWS).map(({ hex }) => land.at.get(hex)!);
  spots.push(...land.board.boxes.flatMap(({ box, sector }) => (sector === which ? (land.boxes.get(box) ?? []) : [])));
  const [left, right] = [Math.min(...spots.map(({ x }) => x)) - R, Math.max(...spots.map(({ x }) => x)) + R];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)) - R, Math.max(...spots.map(({ y }) => y)) + R];
  const wide = area.width < PHONE.width ? PHONE.columns * WIDE : right - left;
  const ashore = view.units.flatMap(({ at }) => (at.startsWith('hex:') && land.hexes.get(hexId(at))?.sector === which ? land.at.get(hexId(at))! : []));
  const asked = focus && land.sectorOf(focus) === which ? land.place(focus) : undefined;
  const middle = asked?.x ?? median(ashore.map(({ x }) => x)) ?? (left + right) / 2;
  const scale = Math.max(LEAST, Math.min(area.width / wide, area.height / (bottom - top)));
  const [across, down] = [area.width / scale, area.height / scale];
  // The unit that has to decide, or the units ashore, are a little below the middle.
  const level = asked?.y ?? median(ashore.map(({ y }) => y)) ?? bottom - 4 * R;
  const y = Math.max(top - R, Math.min(bottom + R * 0.4 - down, level - down * 0.6));
  const half = Math.min(across, right - left) / 2;
  const fits = wide >= right - left && across >= right - left;
  const centre = Math.max(left + half, Math.min(right - half, fits ? (left + right) / 2 : middle));
  return { box: { x: centre - across / 2, y, width: across, height: down }, scale };
}
