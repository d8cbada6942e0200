import { describe, expect, it } from 'vitest';
import type { Decision, Texts } from '../../lib/types';
import { market, needs } from './cards';
import { box, crossing, height, outline, places, type Plan } from './geometry';
import { amountOf, bits, brings, dicePick, expected, helm, loose, maskOf, mustMove, paneFor, percent, shellChance, shownDie, survival, toggled, toolPoints, triples } from './model';
import { sumUp } from './report';
import { burstsOf, diceOf, references, seatOf } from './telling';
import type { DiceBoard, DiceView, Mission, Sector, Unit } from './types';

const unit = (part: Partial<Unit>): Unit =>
  ({ seat: 'p1', soldiers: 4, courage: 0, stars: 0, points: 0, specialists: [], marks: [], vehicle: '', void: 0, faces: [], colours: [], tally: null, sector: '1', afloat: '', marker: 1, stay: 3, out: false, ...part }) as Unit;
const sector = (part: Partial<Sector>): Sector => ({ id: '1', row: 0, span: [0, 12], ...part }) as Sector;
const ask = (text: string, ids: string[], at: Record<string, string[]> = {}): Decision => ({
  seat: 'p1',
  text,
  options: ids.map((id) => ({ id, text: 'x', at: at[id], value: /^[a-z]+:[\d,]+$/.test(id) ? maskOf(id.split(':')[1]!.split(',').map(Number)) : undefined })),
});
const board = { bonuses: ['ultime_cadeau', 'inspiration', 'troupes_fraiches', 'renforts', 'cri_de_guerre', 'trouvaille'] } as unknown as DiceBoard;

describe('dice', () => {
  it('reads masks', () => {
    expect(bits(0b101001)).toEqual([0, 3, 5]);
    expect(maskOf([0, 3, 5])).toBe(0b101001);
  });

  it('knows a question about several dice, and how many', () => {
    const pick = dicePick(ask('ask-lock', ['lock:0,1', 'lock:0,2', 'lock:1,2']));
    expect(pick).toMatchObject({ verb: 'lock', among: 0b111, least: 2, most: 2 });
    expect(pick?.answers.get(0b101)).toBe('lock:0,2');
    expect(dicePick(ask('ask-camp', ['done']))).toBeNull();
  });

  it('lets the first die go when one too many is pointed at', () => {
    expect(toggled([0, 1], 2, 2)).toEqual([1, 2]);
    expect(toggled([0, 1], 1, 2)).toEqual([0]);
  });

  it('finds bonuses in three colours, gold as any', () => {
    expect(triples([3, 3, 3, 1, 1, 0], [0, 1, 2, 0, 1, 2])).toEqual([3]);
    expect(triples([3, 3, 3], [0, 0, 2])).toEqual([]);
    expect(triples([3, 3, 3], [0, 3, 2])).toEqual([3]);
    expect(triples([3, 3, 3], [0, 1, 2], 0b1)).toEqual([]);
  });

  it('counts what dice bring, tools together', () => {
    expect(toolPoints(3)).toBe(6);
    expect(brings(unit({ faces: [2, 3, 5, 5, 4, 0], colours: [0, 0, 1, 1, 2, 2] }))).toMatchObject({ soldiers: 3, points: 3, courage: 1, skulls: 1 });
  });

  it('corrects the tally for dice about to be cancelled', () => {
    const rolled = unit({ faces: [2, 3, 0], colours: [0, 1, 2], tally: { soldiers: 4, courage: 1, stars: 0, points: 0, skulls: 1, bonuses: [] } });
    expect(expected(rolled, board, 0b10)).toMatchObject({ soldiers: 2, courage: 1, skulls: 1 });
  });
});

describe('questions', () => {
  it('brings the pane where they are answered', () => {
    expect(paneFor(ask('ask-lock', ['lock:0,1'], { 'lock:0,1': ['die:0', 'die:1'] }))).toBe('dice');
    expect(paneFor(ask('ask-move', ['stay', 'move:2'], { 'move:2': ['sector:2'] }))).toBe('map');
    expect(paneFor(ask('ask-camp', ['done']))).toBe('cards');
    expect(paneFor(null)).toBeNull();
  });

  it('leaves buttons for what has no place', () => {
    const decision = ask('ask-move', ['stay', 'move:2', 'amount:3', 'add:star:red'], { 'move:2': ['sector:2'] });
    expect(loose(decision).map((option) => option.id)).toEqual(['stay']);
    expect(amountOf({ id: 'amount:12', text: '' })).toBe(12);
  });

  it('draws the die that an answer makes', () => {
    const rolled = unit({ faces: [1, 5], colours: [0, 2] });
    expect(shownDie({ id: 'set:1:star', text: '' }, rolled)).toMatchObject({ face: 1, colour: 2 });
    expect(shownDie({ id: 'paint:0:white', text: '' }, rolled)).toMatchObject({ face: 1, colour: 1 });
    expect(shownDie({ id: 'give:p2:add:tool:blue', text: '' }, rolled)).toMatchObject({ face: 5, colour: 2 });
    expect(shownDie({ id: 'give:p2:soldiers', text: '' }, rolled)).toBeNull();
  });

  it('says a move at sea as a helmsman does', () => {
    const from = sector({ id: 'r1c1', row: 1, span: [4, 8] });
    expect(helm({ id: 'sail:r1c0', text: '' }, from, sector({ id: 'r1c0', row: 1, span: [0, 4] }))).toBe('table-sail-left');
    expect(helm({ id: 'sail:r2c1', text: '' }, from, sector({ id: 'r2c1', row: 2, span: [4, 8] }))).toBe('table-sail-ahead');
  });
});

describe('combat', () => {
  it('is exact about machine guns', () => {
    expect(survival(5, 4, 0)).toBe(1);
    expect(survival(4, 4, 0)).toBe(0);
    expect(survival(6, 2, 1)).toBeCloseTo(3 / 6);
    expect(survival(6, 2, 1, 2)).toBeCloseTo(5 / 6);
    expect(survival(6, 2, 1, 0, 2)).toBeCloseTo(5 / 6);
  });

  it('never rounds to certainty', () => {
    expect(percent(0.999)).toBe(99);
    expect(percent(0.001)).toBe(1);
    expect(percent(1)).toBe(100);
  });

  it('counts the ways of two dice', () => {
    expect(shellChance([7])).toBe(6);
    expect(shellChance([2, 12])).toBe(2);
  });

  it('knows who must move', () => {
    expect(mustMove(unit({ marker: 4 }))).toBe(true);
    expect(mustMove(unit({ marker: 3 }))).toBe(false);
    expect(mustMove(unit({ marker: 4, afloat: 'craft' }))).toBe(false);
  });
});

describe('cards', () => {
  const t = { name: (reference: string) => reference, say: (key: string) => key } as unknown as Texts;
  const field = { sectors: [sector({ id: '1' }), sector({ id: '2', row: 1, mgf: 1 }), sector({ id: 'B', row: 2 })], edges: [{ a: '2', b: 'B' }], final_bunkers: ['B'] };
  const ground = {
    ...board,
    battlefields: { N01: field },
    cards: { caporal: { id: 'caporal', kind: 'specialist', category: 'regular', cost: 3, title: 'caporal' }, wh01: { id: 'wh01', kind: 'specialist', category: 'regular', cost: 4, title: 'caporal', hero: 'Léo Major' }, grenades: { id: 'grenades', kind: 'item', cost: 5 } },
  } as unknown as DiceBoard;

  it('know which of a mission is there', () => {
    const mission = { location: 'sector_with_mgf', sacrifice: { specialists_all: ['caporal'], specialists_any_of: [], items_all: ['grenades'], bbr: [], resources: { soldiers: 3 }, dice: [] } } as unknown as Mission;
    const found = needs(mission, unit({ sector: '2', specialists: ['wh01'], items: [] }), ground, 'N01', t);
    expect(found.map((need) => need.met)).toEqual([true, false, true, true]);
  });

  it('offer nobody of a title that is held', () => {
    const view = { specialists: [], hero_pool: ['wh01'], heroes: 'heroes', removed: [], items: ['grenades'] } as unknown as DiceView;
    expect(market(view, unit({ gone: [] }), ground).specialists).toEqual(['caporal', 'wh01']);
    expect(market(view, unit({ gone: [], specialists: ['wh01'] }), ground)).toEqual({ specialists: [], items: ['grenades'] });
  });
});

describe('the map', () => {
  const plan: Plan = { rows: 3, rowHeight: 80, above: 6, below: 30 };
  it('draws closed sectors that share their borders', () => {
    expect(outline(plan, 0, [0, 6])).toMatch(/^M.*Z$/);
    expect(height(plan)).toBe(276);
    const low = sector({ row: 0, span: [0, 6] });
    const high = sector({ id: '2', row: 1, span: [3, 9] });
    expect(crossing(plan, low, high)?.line.length).toBeGreaterThan(2);
    expect(crossing(plan, low, sector({ id: '3', row: 1, span: [6, 12] }))).toBeNull();
  });

  it('keeps markers inside their sector', () => {
    const within = box(plan, sector({ row: 0, span: [0, 4] }));
    for (const spot of places(within, 6, 26)) {
      expect(spot.x).toBeGreaterThanOrEqual(within.x + 13);
      expect(spot.x).toBeLessThanOrEqual(within.x + within.width - 13);
    }
  });
});

describe('events', () => {
  it('say who, which dice and where it bursts', () => {
    expect(seatOf({ type: 'fought', seat: 'seat:p2' })).toBe('p2');
    expect(diceOf({ type: 'dice-rolled', dice: ['die:0', 'die:4'] })).toEqual([0, 4]);
    expect(burstsOf({ type: 'shells-fell', sectors: ['sea:r1c1'] })).toEqual(['r1c1']);
    expect(burstsOf({ type: 'fought', sector: '5', losses: 0 })).toEqual([]);
    expect(references({ type: 'moved', seat: 'seat:p1', origin: '1', sector: '2' })).toEqual(['seat:p1', 'sector:1', 'sector:2']);
  });

  it('are summed up turn by turn', () => {
    const ground = { ...board, battlefields: { N01: { sectors: [sector({ start: true }), sector({ id: '2', row: 1 })] } } } as unknown as DiceBoard;
    const sum = sumUp(
      [
        { type: 'turn-began', turn: 1 },
        { type: 'dice-rolled', seat: 'seat:p1', faces: ['face:skull', 'face:star'] },
        { type: 'tallied', seat: 'seat:p1', soldiers: 5 },
        { type: 'moved', seat: 'seat:p1', sector: '2' },
        { type: 'lost', seat: 'seat:p1', by: 'why:combat', soldiers: 3 },
        { type: 'turn-began', turn: 2 },
      ],
      ['p1'],
      'N01',
      ground,
    );
    expect(sum.turns).toHaveLength(2);
    expect(sum.turns[0]).toMatchObject({ turn: 1, lost: 3, gained: 5, rows: { p1: 1 } });
    expect(sum.faces.p1).toEqual([1, 1, 0, 0, 0, 0]);
  });
});
