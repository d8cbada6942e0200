import { describe, expect, it } from 'vitest';
import type { Decision, GameEvent } from '../../lib/types';
import { frame } from './frame';
import { guide } from './guide';
import { backs, distance, doubtful, faceUp, handCards, places, references, stops, sum } from './model';
import { luckOf, timeline } from './timeline';
import type { ArmyView, CommandoView, Facts, FrontView, LineView } from './types';

/** The same facts as on the board. */
const facts: Facts = { manpower: { '1A': 3, '1B': 3, '2': 3, '3': null }, bridges: { english: 3, german: 2 }, ties: 'english' };

function army(change: Partial<ArmyView> = {}): ArmyView {
  return {
    hand: null, hand_count: 0, hand_heroes: 0, known: [], deck_count: 0, discard: null, discard_count: 0, discard_top: null,
    heroes: null, heroes_count: 0, limbo: [], tokens: 2, plus3: 0, plus3_heroic: 0, thornton: 0, ...change,
  };
}

function line(change: Partial<LineView> = {}): LineView {
  return { unit: 0, strength: 0, parts: [], actions: [], tokens: [0, 0, 0], fought: [], used: [], ...change };
}

function front(terrain: string, english: Partial<LineView> = {}, german: Partial<LineView> = {}): FrontView {
  return { terrain, size: 2, played: 0, destroyed: 0, winner: '', ahead: '', english: line(english), german: line(german) };
}

function view(change: Partial<CommandoView> = {}): CommandoView {
  return {
    seat: 'english', scenario: '1A', letter: 'P', turn: 1, phase: 'progression', turn_token: '', manpower: 3, reserve: 20,
    plus3_beside: 2, thornton_beside: 0, english: army({ hand: [] }), german: army(), fronts: [], offered: [], ahead: ['1014A'],
    path: [], to_cross: 0, passed: [], aside: [], terrains_left: 12, approach_left: 0, objectives_left: [], battery_left: 0, piles: [],
    to_place: null, taken_english: [], taken_german: [], guns: 0, guns_to_win: 3, counter_attack: null, counter_attack_count: 0, counter_attack_grows: false, ranville: 0,
    last_winner: '', campaign: null, ...change,
  };
}

function asked(text: string, ...options: [string, string?][]): Decision {
  return { seat: 'english', text, options: options.map(([id, at]) => ({ id, text: 'x', ...(at ? { at: [at] } : {}) })) };
}

describe('the place of an option', () => {
  const v = view({ english: army({ hand: [1101, 1302, 1302] }), offered: ['1001', '1002'] });
  it('is the hand, with everything that can be done with a card', () => {
    const found = places(v, asked('ask-bid', ['play:1302', 'card:1302'], ['as-action:1101', 'card:1101'], ['toss:normal', 'token:normal'], ['give-up']));
    expect([...found.hand.keys()].sort()).toEqual([1101, 1302]);
    expect(found.tokens.get('normal')?.id).toBe('toss:normal');
    expect(found.tray).toEqual([]);
  });
  it('is the tray for cards that are not on the table', () => {
    const found = places(v, asked('ask-take-back', ['take-back:1302', 'card:1302'], ['done']));
    expect(found.tray.map((o) => o.id)).toEqual(['take-back:1302']);
    expect(places(v, asked('ask-discard-theirs', ['discard:1602', 'card:1602'])).tray).toHaveLength(1);
  });
  it('distinguishes offered terrains from those to be placed', () => {
    const found = places(v, asked('ask-terrain', ['terrain:1001', 'terrain:1001'], ['terrain:1007', 'terrain:1007']));
    expect([...found.offered.keys()]).toEqual(['1001']);
    expect(found.terrains).toHaveLength(1);
  });
  it('is nowhere if there is no question', () => expect(places(v, null).hand.size).toBe(0));
});

describe('hands', () => {
  it('are sorted with units first, and copies are kept apart', () => {
    const kind = (card: number) => (card < 1200 ? 'unit' : card < 1300 ? 'event' : 'action');
    expect(handCards([1201, 1302, 1101, 1302], kind).map((c) => c.key)).toEqual(['1101.0', '1302.0', '1302.1', '1201.0']);
  });
  it('are face up in a replay with open cards', () => {
    expect(faceUp({ hand: [1102, 1801], known: [1801] })).toEqual([1102, 1801]);
    expect(faceUp({ hand: null, known: [1801] })).toEqual([1801]);
    expect(faceUp({ hand: null, known: null })).toEqual([]);
  });
  it('of opponents show the cards seen, and starred backs', () => {
    const found = backs(4, 2, [1801], (card) => card > 1800);
    expect(found.map((b) => [b.card, b.heroic])).toEqual([[1801, true], [null, true], [null, false], [null, false]]);
  });
});

describe('a combat', () => {
  it('adds up the parts from the same source', () => {
    const parts = sum(line({ parts: [['printed', 2], ['card:1302', 2], ['card:1302', 2], ['token:normal', 1]] }));
    expect(parts).toEqual([{ source: 'printed', amount: 2 }, { source: 'card:1302', amount: 4 }, { source: 'token:normal', amount: 1 }]);
  });
});

describe('the route', () => {
  it('is six terrains and a bridge', () => {
    expect(stops(view({ to_cross: 6 })).map((s) => s.kind)).toEqual(['open', 'open', 'open', 'open', 'open', 'open', 'goal']);
    expect(distance(view({ to_cross: 6 }))).toBe(6);
  });
  it('gets shorter as terrains are crossed', () => {
    const v = view({ path: [['1001', 'english'], ['1002', 'german']], fronts: [front('1003')], to_cross: 3 });
    expect(stops(v).map((s) => s.kind)).toEqual(['done', 'done', 'here', 'open', 'open', 'open', 'goal']);
    expect(distance(v)).toBe(4);
    expect(distance(view({ ahead: [], fronts: [front('1014A')] }))).toBeNull();
  });
  it('goes through the open pile over the Dives', () => {
    const piles = [{ stage: 'open' as const, count: 2, bridge: '1031', terrains: null }];
    expect(stops(view({ scenario: '3', ahead: [], piles, fronts: [front('1007')], to_cross: 1 })).map((s) => s.kind)).toEqual(['here', 'open', 'goal']);
  });
});

describe('for the frame, the game', () => {
  it('asks for confirmation before something is lost', () => {
    const decision = asked('ask-bid', ['toss:normal', 'token:normal'], ['give-up']);
    expect(frame.risky!({ id: 'retreat', text: '' }, decision)).toBe(true);
    expect(frame.risky!({ id: 'give-up', text: '' }, decision)).toBe(true);
    expect(frame.risky!({ id: 'give-up', text: '' }, asked('ask-bid', ['give-up']))).toBe(false);
    expect(frame.risky!({ id: 'hand-over', text: '' }, decision)).toBe(false);
  });
  it('shows all cards in a replay', () => {
    const english = view({ english: army({ hand: [1101] }) });
    const german = view({ seat: 'german', german: army({ hand: [1501] }) });
    const open = frame.open!({ english, german }, 'english');
    expect([open.english.hand, open.german.hand]).toEqual([[1101], [1501]]);
  });
  it('has a tip for each question of the first scenario', () => {
    const known = new Set(guide.tips.flatMap((tip) => tip.asked ?? []));
    for (const text of ['ask-hand', 'ask-terrain', 'ask-events', 'ask-english-unit', 'ask-bid', 'ask-window', 'ask-german-unit']) {
      expect(known).toContain(text);
    }
  });
  it('finds references and reconstructed values', () => {
    expect(references({ type: 'x', card: 'card:1', terrains: ['terrain:2'], side: 'german' })).toEqual(['card:1', 'terrain:2']);
    expect(doubtful({ name: 'rulebook', combat: 'reconstructed', number: 'reconstructed' })).toEqual(['combat']);
  });
});

describe('the report', () => {
  const events: GameEvent[] = [
    { type: 'turn-began', turn: 1 },
    { type: 'terrain-entered', terrain: 'terrain:1003' },
    { type: 'unit-played', side: 'german', card: 'card:1501', terrain: 'terrain:1003' },
    { type: 'unit-played', side: 'english', card: 'card:1101', terrain: 'terrain:1003' },
    { type: 'token-tossed', side: 'english', kind: 'normal', success: 1, terrain: 'terrain:1003' },
    { type: 'token-tossed', side: 'english', kind: 'normal', success: 0, terrain: 'terrain:1003' },
    { type: 'unit-destroyed', side: 'german', card: 'card:1501', terrain: 'terrain:1003' },
    { type: 'assault-won', side: 'english', terrain: 'terrain:1003' },
    { type: 'turn-began', turn: 2 },
    { type: 'terrain-entered', terrain: 'terrain:1005' },
    { type: 'retreated', terrain: 'terrain:1005' },
    { type: 'assault-won', side: 'german', terrain: 'terrain:1005' },
    { type: 'manpower-lost', left: 2 },
  ];
  it('lists the assaults in order', () => {
    const [first, second] = timeline(events, '1A', facts);
    expect(first).toMatchObject({ turn: 1, terrain: '1003', winner: 'english', manpower: 3, destroyed: { english: 0, german: 1 } });
    expect(first!.luck.english).toEqual({ tossed: 2, landed: 1 });
    expect(second).toMatchObject({ turn: 2, winner: 'german', retreat: true, manpower: 2 });
    expect(luckOf(timeline(events, '1A', facts), 'english')).toEqual({ tossed: 2, landed: 1 });
  });
});
