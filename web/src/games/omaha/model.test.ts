import { describe, expect, it } from 'vitest';
import { attackOf, attackers } from './attack';
import { deck, dots, fieldAt, sign } from './fire';
import { Land, boxSpot, friendly, hostile, shortPosition, spot } from './model';
import { story } from './story';
import { between, water } from './terrain';
import type { OmahaBoard, OmahaView } from './types';

const board = {
  hexes: [
    { hex: '0513', terrain: 'beach', ground: 'beach', level: 'low', sector: 'east', certainty: 'seen', tide: 'low', underwater_at: ['mid', 'high'] },
    { hex: '0514', terrain: 'beach', ground: 'beach', level: 'low', sector: 'east', certainty: 'seen', tide: 'low', underwater_at: ['mid', 'high'] },
    { hex: '0812', terrain: 'high', ground: 'high', level: 'high', sector: 'east', certainty: 'seen' },
    { hex: '0530', terrain: 'high', ground: 'high', level: 'high', sector: 'west', certainty: 'seen' },
  ],
  hexsides: [],
  roads: [],
  positions: [{ position: 'WN62', kind: 'wn', color: 'green', sector: 'east', hexes: ['0812'], number: 62, field: { '0513': 'intense', '0514': 'steady' } }],
  boxes: [{ box: 'ER1', beach: 'ER', sector: 'east', low: '0513', mid: null, high: null }],
  draws: [],
  us_units: [
    { unit: 'E', division: 1, type: 'infantry', levels: [{ steps: 2, strength: 4, target: 'diamond', weapons: ['BZ'] }] },
    { unit: 'T', division: 1, type: 'tank', armored: true, levels: [{ steps: 2, strength: 4, target: 'circle' }] },
  ],
  german_units: [
    { unit: 'WN-P1', kind: 'wn', strength: 1, needs: ['BR'] },
    { unit: 'WN-P2', kind: 'wn', strength: 3, needs: ['BZ', 'BR'] },
  ],
  depth_markers: [],
  cards: [
    { card: 1, landing: {}, mine: false, events: [], positions: [{ color: 'green', double: false, symbol: 'R' }], target: 'diamond' },
    { card: 2, landing: {}, mine: false, events: [], positions: [{ color: 'green', double: true, symbol: 'armor' }], target: 'circle' },
    { card: 3, landing: {}, mine: false, events: [], positions: [{ color: 'red', double: false, symbol: 'R' }], target: 'circle' },
    { card: 4, landing: {}, mine: false, events: [], positions: [{ color: 'green', double: false, symbol: 'R' }], target: 'circle' },
  ],
  turns: [],
} as unknown as OmahaBoard;

const view = {
  units: [
    { unit: 'E', at: 'hex:0514', command: 1, steps: 2, strength: 4, symbol: 'diamond' },
    { unit: 'T', at: 'hex:0513', command: 1, steps: 2, strength: 4, symbol: 'circle' },
  ],
  germans: [{ hex: 'hex:0812', position: 'WN62', color: 'green', kind: 'wn' }],
  guns: [],
  shown: [],
  discards: [],
} as unknown as OmahaView;
const land = new Land(board, 'easy-fox');

describe('the map', () => {
  it('has the sea at the bottom and the east on the left', () => {
    expect(spot('0513').y).toBeGreaterThan(spot('0812').y);
    expect(spot('0513').x).toBeLessThan(spot('0514').x);
    expect(boxSpot('0513').y).toBeGreaterThan(spot('0513').y);
  });
  it('shows only the east in Easy Fox', () => {
    expect(land.hexes.has('0530')).toBe(false);
    expect(new Land(board, 'first-waves').hexes.has('0530')).toBe(true);
  });
  it('finds a position by one of its halves', () => expect(land.position('position:WN62N')?.position).toBe('WN62'));
  it('draws ticks towards the lower hex', () => expect(between(land, '0513', '0812').down.y).toBeGreaterThan(0));
  it('floods the hexes below the tide line', () => {
    expect(water(land, 'low', 2000)).not.toBe('');
    expect(water(land, 'high', 2000)).toBe('');
  });
  it('shortens names', () => {
    expect(['WN62', 'A6', 'R-1403'].map(shortPosition)).toEqual(['62', 'A6', '']);
  });
});

describe('fire', () => {
  it('is as printed unless the view says otherwise', () => {
    expect(fieldAt(land, view, 'hex:0812')).toEqual({ color: 'green', dots: { '0513': 'intense', '0514': 'steady' } });
    expect(fieldAt(land, { ...view, guns: [{ gun: 'position:WN62', color: 'green', hexes: ['hex:0812'], dots: { '0514': 'intense' } }] }, 'position:WN62')?.dots['0514']).toBe('intense');
    expect(fieldAt(land, { ...view, guns: [{ gun: 'hex:0514', color: 'red', hexes: ['hex:0514'], dots: { '0513': 'steady' } }] }, 'hex:0514')).toEqual({ color: 'red', dots: { '0513': 'steady' } });
    expect(fieldAt(land, view, 'hex:0513')).toBeNull();
  });
  it('leaves out cards already drawn', () => expect(deck({ ...view, shown: [1], discards: [3] }, board.cards).map(({ card }) => card)).toEqual([2, 4]));
  it('draws its dots in few paths', () => expect(dots(land, [{ color: 'green', dots: land.position('WN62')!.field }]).map(({ dot }) => dot).sort()).toEqual(['intense', 'steady']));
  it('has a shape for each colour', () => {
    const shapes = (['red', 'orange', 'brown', 'green', 'blue', 'purple'] as const).map((colour) => sign(colour, 0, 0, 6));
    expect(new Set(shapes).size).toBe(6);
  });
});

describe('an attack', () => {
  const asks = { seat: 'us', rule: '7.2', options: [{ id: 'attack:0812', text: 'option-attack' }] };
  it('shows its odds for the hex pointed at, and while it is built', () => {
    const unit = { ...asks, text: 'ask-unit', args: { unit: 'unit:E' } };
    expect(attackOf(unit, 'hex:0812')).toEqual({ hex: '0812', units: ['E'] });
    expect(attackOf(unit, 'hex:0513')).toBeNull();
    const join = { ...asks, text: 'ask-join', args: { hex: 'hex:0812', units: ['unit:E', 'unit:T'] } };
    expect(attackOf(join, null)).toEqual({ hex: '0812', units: ['E', 'T'] });
  });
  it('names the units taking part', () => {
    expect(attackers(view, { hex: '0812', units: ['E', 'T'] }).map(({ unit }) => unit)).toEqual(['E', 'T']);
  });
});

it('sums up a game from its events', () => {
  const told = story(
    [
      { type: 'turn-began', turn: 2 },
      { type: 'unit-landed', unit: 'unit:E', hex: 'hex:0513' },
      { type: 'unit-moved', unit: 'unit:E', path: ['hex:0513', 'hex:0514'], hex: 'hex:0514' },
      { type: 'step-lost', cause: 'fire' },
      { type: 'unit-eliminated', cause: 'mortar' },
      { type: 'german-eliminated', hex: 'hex:0812', cause: 'attack' },
      { type: 'scored', points: 3, items: ['item:nests'], values: ['3'] },
    ],
    (hex) => land.sites.get(hex)?.position,
  );
  expect(told).toMatchObject({ points: 3, items: [{ item: 'nests', points: 3 }], eliminated: 1, won: 1, taken: [{ position: 'WN62', turn: 2 }] });
  expect(told.causes).toEqual([['fire', 1], ['other', 1]]);
  expect(told.reached.get('0514')).toBe(2);
});

describe('symbols', () => {
  it('are drawn when the client is built, one for each kind of unit', () => {
    expect(friendly('tank')).toMatch(/^<svg/);
    expect(friendly('tank')).not.toBe(friendly('infantry'));
    expect(hostile('wn-75')).toBe(hostile('wn-88'));
    expect(hostile('wn-75')).not.toBe(hostile('wn'));
    expect(friendly('something new')).toBe(friendly('infantry'));
  });
});
