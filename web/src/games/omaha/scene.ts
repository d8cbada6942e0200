// The ground of the map as the tile painter needs it, at the size that its brushes are made for.
import type { Scene, SceneHex } from '../../widgets/hexmap/ground/scene';
import { R, ROWS, WIDE, spotOf, type Land, type Spot } from './model';
import { ground } from './terrain';

/** The radius of a hex in the scene; on the board it is R. */
const SMALL = 36;
export const TIMES = R / SMALL;

const KINDS: Scene['kinds'] = {
  sea: { light: '#8fbccb', dark: '#1d3a46' },
  beach: { light: '#efe0b2', dark: '#5f563b', sign: 'specks' },
  pavilion: { light: '#dcd2a0', dark: '#4f4d35', sign: 'specks' },
  draw: { light: '#ece4c8', dark: '#565344', sign: 'specks' },
  high: { light: '#c3c993', dark: '#434b33' },
  woods: { light: '#a9bb80', dark: '#37442b', sign: 'grove' },
  bocage: { light: '#b4c084', dark: '#3d4830' },
  rough: { light: '#cfc5ab', dark: '#504c40', sign: 'tufts' },
  buildings: { light: '#d9cba0', dark: '#57503a', sign: 'roofs', count: 11 },
};
const LEVELS: Record<string, number> = { sea: 0, beach: 0, pavilion: 1, draw: 1 };

const small = ({ x, y }: Spot): Spot => ({ x: x / TIMES, y: y / TIMES });

export function sceneOf(land: Land): Scene {
  const hexes: SceneHex[] = [...land.hexes.values()].map((hex) => {
    const found = ground(hex);
    const kind = found === 'shallow' ? 'sea' : hex.buildings || hex.terrain === 'buildings' ? 'buildings' : found;
    return { ...small(land.at.get(hex.hex)!), kind: KINDS[kind] ? kind : 'high', level: hex.level === 'high' ? 2 : (LEVELS[kind] ?? 1), number: hex.hex };
  });
  const spots = [...land.at.values(), ...land.boxes.values()];
  const [left, right] = [Math.min(...spots.map(({ x }) => x)) - WIDE, Math.max(...spots.map(({ x }) => x)) + WIDE];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)) - 1.4 * R, Math.max(...spots.map(({ y }) => y)) + 8 * R];
  // Below the last printed hex of each column, and off the cliffs in the east, the grid continues as sea.
  const printed = [...land.at.values()];
  const coast = land.at.get('0701')?.y ?? bottom;
  for (let row = ROWS; spotOf(0, row).y <= bottom; row -= 1) {
    for (let column = -1; spotOf(column, row).x <= right; column += 1) {
      const at = spotOf(column, row);
      const above = printed.filter(({ x }) => Math.abs(x - at.x) < WIDE * 0.6).map(({ y }) => y);
      if (at.x >= left && at.y > (above.length ? Math.max(...above) : coast) + 1) hexes.push({ ...small(at), kind: 'sea', level: 0 });
    }
  }
  const roads = land.board.roads.flatMap(({ a, b, class: kind }) => {
    const [one, two] = [land.at.get(a), land.at.get(b)];
    return one && two ? [{ kind: kind === 'trail' ? ('track' as const) : ('road' as const), spots: [small(one), small(two)] }] : [];
  });
  return { radius: SMALL, orientation: 'pointy', sheet: { ...small({ x: left, y: top }), width: (right - left) / TIMES, height: (bottom - top) / TIMES }, hexes, kinds: KINDS, sea: 'sea', slopes: [], lines: joined(roads), zones: [] };
}

/** Pieces of road that meet become one line, which can curve smoothly. */
function joined(pieces: Scene['lines']): Scene['lines'] {
  const key = ({ x, y }: Spot): string => `${Math.round(x)},${Math.round(y)}`;
  const found: Scene['lines'] = [];
  for (const kind of ['track', 'road'] as const) {
    const rest = pieces.filter((one) => one.kind === kind).map(({ spots }) => spots);
    while (rest.length) {
      const line = [...rest.pop()!];
      for (let more = true; more; ) {
        more = false;
        for (const end of [false, true]) {
          const at = key(end ? line[line.length - 1]! : line[0]!);
          const i = rest.findIndex(([a, b]) => key(a!) === at || key(b!) === at);
          if (i < 0) continue;
          const [a, b] = rest.splice(i, 1)[0]! as [Spot, Spot];
          const next = key(a) === at ? b : a;
          if (end) line.push(next);
          else line.unshift(next);
          more = true;
        }
      }
      found.push({ kind, spots: line });
    }
  }
  return found;
}
