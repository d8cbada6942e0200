import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StateMessage } from './line.svelte';
import { asItStood, beatsOf, Teller } from './teller.svelte';
import type { GameEvent } from './types';

const event = (type: string) => ({ type }) as unknown as GameEvent;

function state(from: number, types: string[], view: unknown, beats: StateMessage['beats'] = []): StateMessage {
  const rest = { decision: null, token: null, undo: null, waiting: [], epoch: 0, outcome: null, seed: null };
  return { type: 'state', view, beats, events: { from, list: types.map(event) }, ...rest };
}

describe('each event is shown with the view of its moment', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });

  it('finds the view of the beat that an event belongs to', () => {
    const whole = state(10, ['card', 'volley', 'loss'], 'end', [{ events: 11, view: 'drawn' }, { events: 13, view: 'hit' }]);
    expect([10, 11, 12, 13].map((at) => asItStood(whole, at).view)).toEqual(['drawn', 'hit', 'hit', 'end']);
  });

  it('shows the sentence and the picture of a beat together, and the final view only after the last', async () => {
    const teller = new Teller(() => 100, () => ({}));
    teller.take(state(0, [], 'start'), true);
    teller.take(state(0, ['card', 'volley'], 'end', [{ events: 1, view: 'drawn' }, { events: 2, view: 'hit' }]), false);
    const seen: [string | undefined, unknown][] = [];
    for (let step = 0; step < 3; step++) {
      seen.push([teller.showing?.type as string | undefined, teller.shown?.view]);
      await vi.advanceTimersByTimeAsync(110);
    }
    expect(seen).toEqual([['card', 'drawn'], ['volley', 'hit'], [undefined, 'end']]);
    expect(teller.log.map(({ type }) => type)).toEqual(['card', 'volley']);
  });

  it('ends a beat when its dice have stopped, or at once if the player skips ahead', async () => {
    for (const byHand of [false, true]) {
      const teller = new Teller(() => 100, () => ({}));
      teller.take(state(0, [], 'start'), true);
      teller.take(state(0, ['roll', 'sum'], 'end', [{ events: 1, view: 'rolled' }, { events: 2, view: 'counted' }]), false);
      const lie: (() => void)[] = [];
      for (let die = 0; die < 2; die++) teller.outlast(new Promise<void>((resolve) => lie.push(resolve)));
      await vi.advanceTimersByTimeAsync(500);
      expect(teller.showing?.type).toBe('roll');
      lie[0]!();
      await vi.advanceTimersByTimeAsync(500);
      expect([teller.showing?.type, teller.shown?.view]).toEqual(['roll', 'rolled']);
      if (byHand) teller.next();
      else lie[1]!();
      await vi.advanceTimersByTimeAsync(10);
      expect([teller.showing?.type, teller.shown?.view]).toEqual(['sum', 'counted']);
      // A beat that was cut short does not delay the next one.
      await vi.advanceTimersByTimeAsync(110);
      expect([teller.busy, teller.shown?.view]).toEqual([false, 'end']);
    }
  });

  it('says what a token or a die shows only once it has come to rest', async () => {
    for (const how of ['view', 'words'] as const) {
      const teller = new Teller(() => 100, () => ({ suspends: ({ type }) => (type === 'toss' ? how : null) }));
      teller.take(state(0, [], 'start'), true);
      teller.take(state(0, ['card', 'toss'], 'end', [{ events: 1, view: 'drawn' }, { events: 2, view: 'landed' }]), false);
      const seen = () => [teller.showing?.type, teller.unsaid, teller.shown?.view, teller.log.length];
      expect(seen()).toEqual(['card', false, 'drawn', 1]);
      await vi.advanceTimersByTimeAsync(110);
      let land = () => {};
      teller.outlast(new Promise<void>((resolve) => (land = resolve)));
      await vi.advanceTimersByTimeAsync(500);
      // The event is shown, so that the token spins, but neither the log nor the table shows the result.
      expect(seen()).toEqual(['toss', true, how === 'view' ? 'drawn' : 'landed', 1]);
      land();
      await vi.advanceTimersByTimeAsync(10);
      expect(seen()).toEqual(['toss', false, 'landed', 2]);
      await vi.advanceTimersByTimeAsync(110);
      expect([teller.busy, teller.unsaid, teller.shown?.view]).toEqual([false, false, 'end']);
    }
  });

  it('does not keep a result in the air from a player who skips ahead', async () => {
    const teller = new Teller(() => 100, () => ({ suspends: () => 'view' as const }));
    teller.take(state(0, [], 'start'), true);
    teller.take(state(0, ['toss'], 'end', [{ events: 1, view: 'landed' }]), false);
    teller.outlast(new Promise(() => {}));
    expect(teller.unsaid).toBe(true);
    teller.skip();
    await vi.advanceTimersByTimeAsync(10);
    expect([teller.busy, teller.unsaid, teller.shown?.view, teller.log.length]).toEqual([false, false, 'end', 1]);
  });

  it('tells many beats in the time of eight, however many they are', async () => {
    const teller = new Teller(() => 100, () => ({}));
    teller.take(state(0, [], 'start'), true);
    teller.take(state(0, Array<string>(20).fill('shot'), 'end'), false);
    await vi.advanceTimersByTimeAsync(780);
    expect(teller.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(40);
    expect([teller.busy, teller.log.length]).toEqual([false, 20]);
  });

  it('steps back to a beat and shows the table as it was then', () => {
    const teller = new Teller(() => 0, () => ({}));
    teller.take(state(0, [], 'start'), true);
    teller.take(state(0, ['card', 'volley'], 'end', [{ events: 1, view: 'drawn' }, { events: 2, view: 'hit' }]), false);
    expect(teller.now?.view).toBe('end');
    teller.step(-1);
    expect([teller.showing?.type, teller.shown?.view]).toEqual(['volley', 'hit']);
    teller.step(-1);
    expect([teller.showing?.type, teller.shown?.view]).toEqual(['card', 'drawn']);
  });
});

describe('events that belong together share a beat', () => {
  const hints = {
    quiet: ({ type }: GameEvent) => ['phase', 'shuffle'].includes(type),
    heading: ({ type }: GameEvent) => (type === 'phase' ? 2 : 0) as 0 | 2,
    joins: ({ type }: GameEvent) => ['volley', 'loss'].includes(type),
    yields: ({ type }: GameEvent) => type === 'card',
  };
  const told = (...types: string[]) => beatsOf(types.map(event), hints).map(({ loud, events }) => `${loud.type}: ${events.map(({ type }) => type).join(' ')}`);

  it('joins a card and its effects, and shows the sentence of the effect', () => {
    expect(told('card', 'volley', 'loss', 'loss', 'card', 'move')).toEqual(['volley: card volley loss loss', 'card: card', 'move: move']);
  });

  it('joins a quiet heading to the next event, and other quiet events to the one before', () => {
    expect(told('shuffle', 'phase', 'card', 'shuffle', 'phase', 'volley', 'phase')).toEqual(['card: shuffle phase card shuffle', 'volley: phase volley']);
  });
});

describe('a long game is sent with only its last events', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });

  const names = (teller: Teller) => teller.log.map(({ type }) => type);

  it('numbers its events from the beginning, and adds earlier ones when they arrive', () => {
    const teller = new Teller(() => 0, () => ({}));
    teller.take(state(7, ['turn', 'shot'], 'now'), true);
    teller.take(state(9, ['loss'], 'then'), false);
    expect([teller.from, names(teller)]).toEqual([7, ['turn', 'shot', 'loss']]);
    teller.lookAt(8);
    expect(teller.showing?.type).toBe('shot');
    teller.step(-1);
    teller.step(-1);
    expect(teller.showing?.type).toBe('turn');
    expect(teller.takeEarlier({ from: 2, list: ['a', 'b'].map(event) })).toBe(false);
    expect(teller.takeEarlier({ from: 5, list: ['a', 'b'].map(event) })).toBe(true);
    expect([teller.from, names(teller)]).toEqual([5, ['a', 'b', 'turn', 'shot', 'loss']]);
    expect(teller.showing?.type).toBe('turn');
  });

  it('starts its log again after a gap, and after an undo of events it never had', () => {
    const teller = new Teller(() => 100, () => ({}));
    teller.take(state(0, ['first'], 'start'), true);
    teller.take(state(50, ['late', 'later'], 'now'), false);
    expect([teller.from, names(teller), teller.busy]).toEqual([50, ['late', 'later'], false]);
    teller.take(state(40, ['again'], 'undone'), false);
    expect([teller.from, names(teller)]).toEqual([40, ['again']]);
  });
});
