import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Line } from './line.svelte';

/** A socket that records what it is given to send. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = Wire.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const STATE = { type: 'state', view: {}, decision: null, token: 'a', undo: null, waiting: [], epoch: 0, outcome: null, seed: null, events: { from: 0, list: [] } };
const TOO_FAST = { type: 'error', error: { text: 'error-too-fast', args: {}, message: '' } };

describe('an answer that came too fast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const listens = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('window', listens);
    vi.stubGlobal('document', { ...listens, hidden: false });
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('WebSocket', Wire);
  });

  it('is sent again once, with the same id, and the question returns with its reply', async () => {
    const line = new Line('table', 'english', () => 'en');
    const wire = Wire.last;
    wire.tell(STATE);
    void line.request({ type: 'look', ref: 'hex:0812' });
    void line.request({ type: 'answer', token: 'a', option: 'pass' });
    const [look, answer] = wire.sent;
    wire.tell({ type: 'look', re: look!.id, facts: [] });
    for (let told = 0; told < 3; told++) wire.tell(TOO_FAST);
    expect(line.pending).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wire.sent.slice(2)).toEqual([answer]);
    wire.tell({ ...STATE, token: 'b', re: answer!.id });
    expect([line.pending, line.last?.token]).toEqual([false, 'b']);
  });
});
