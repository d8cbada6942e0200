// A seat's connection to its table: one WebSocket, reopened when it is lost. A request that got no
// reply is sent again with the same id, so that nothing happens twice and nothing is forgotten.
import { applied } from './deltas';
import type { ErrorText, Fact, Hint, Refusal, Seat } from './types';
import type { Behind, ChangeTold, ChatLine, State, TableTold as TableMessage, Told } from './wire';

export type { ChatLine, TableTold as TableMessage } from './wire';

export interface StateMessage extends State, Behind {
  /** An intermediate view, and how many events had been shown by then. */
  beats?: { events: number; view: unknown }[];
}

type Incoming = Exclude<Told, State | ChangeTold> | StateMessage | (ChangeTold & Behind);
type Reply = Exclude<Incoming, { type: 'refused' | 'notice' | 'error' }>;

interface Request {
  message: Record<string, unknown>;
  resolve(reply: Reply): void;
  reject(refused: Refused): void;
}

export class Refused extends Error {
  constructor(readonly error: ErrorText) {
    super(error.message);
  }
}

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** Codes after which retrying is pointless. */
const FINAL = new Set([4403, 4404, 4422]);
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** The server did not read a message that came too fast, so no reply will come. */
const TOO_FAST = 'error-too-fast';
const AGAIN_AFTER = 1_000;
const tab = Math.random().toString(36).slice(2, 10) + Date.now().toString(36);
let numbered = 0;

export class Line {
  status = $state<Status>('connecting');
  /** The last error; if the line is closed for good, the reason. */
  fault = $state.raw<ErrorText | null>(null);
  table = $state.raw<TableMessage | null>(null);
  last = $state.raw<StateMessage | null>(null);
  here = $state.raw<Seat[]>([]);
  watchers = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  notes = $state('');
  /** An answer or an undo has been sent and not yet acknowledged. */
  pending = $state(false);
  onstate: (state: StateMessage, first: boolean) => void = () => {};
  /** Something everyone at the table should know. */
  onnotice: (notice: ErrorText) => void = () => {};

  #socket: WebSocket | null = null;
  #requests = new Map<string, Request>();
  #known = 0;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #slower: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #ended = false;

  constructor(
    readonly id: string,
    readonly seat: Seat | null,
    readonly language: () => string,
  ) {
    window.addEventListener('online', this.#wake);
    // The server may be on this machine, running even without a network: ping it, and notice quickly if it does not reply.
    window.addEventListener('offline', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#again);
    clearTimeout(this.#slower);
    clearInterval(this.#pulse);
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close(1000);
  }

  /** Sends a message and waits for the reply, however often the connection breaks in between. */
  request(message: Record<string, unknown>): Promise<Reply> {
    const id = `${tab}-${++numbered}`;
    const whole = { ...message, id };
    return new Promise<Reply>((resolve, reject) => {
      this.#requests.set(id, { message: whole, resolve, reject });
      this.#send(whole);
      this.#count();
    });
  }

  async why(action: string, what: Record<string, string>): Promise<Refusal | null> {
    const reply = await this.request({ type: 'why', action, what });
    return reply.type === 'why' ? reply.refusal : null;
  }

  async hint(token: string): Promise<Hint | null> {
    const reply = await this.request({ type: 'hint', token });
    return reply.type === 'hint' ? reply.hint : null;
  }

  async look(ref: string): Promise<Fact[]> {
    const reply = await this.request({ type: 'look', ref });
    return reply.type === 'look' ? reply.facts : [];
  }

  #count(): void {
    this.pending = [...this.#requests.values()].some(({ message }) => ['answer', 'undo', 'resign'].includes(String(message.type)));
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #sendAgain(): void {
    clearTimeout(this.#slower);
    this.#slower = undefined;
    for (const { message } of this.#requests.values()) this.#send(message);
  }

  #open(): void {
    if (this.#ended) return;
    const query = new URLSearchParams({ lang: this.language(), changes: '1' });
    if (this.seat !== null) query.set('as', this.seat);
    if (this.last) {
      query.set('have', String(this.#known));
      query.set('epoch', String(this.last.epoch));
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    let first = true;
    socket.onopen = () => {
      this.#tries = 0;
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(String(data)) as Incoming;
      if (first && message.type === 'state') {
        first = false;
        this.status = 'open';
        this.#take(message);
        // First, send again everything that had no reply on the old connection.
        this.#sendAgain();
      } else {
        this.#take(message);
      }
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    };
  }

  #lost(code: number): void {
    clearInterval(this.#pulse);
    this.#socket = null;
    if (this.#ended) return;
    if (FINAL.has(code)) {
      this.status = 'closed';
      this.#ended = true;
      return;
    }
    if (this.status === 'open') this.status = 'lost';
    const delay = Math.min(5000, 200 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#open(), delay);
    if (this.#tries > 2) this.status = 'lost';
  }

  #wake = (): void => {
    if (this.#ended || document.hidden) return;
    if (this.#socket === null) {
      clearTimeout(this.#again);
      this.#open();
    } else {
      this.#ping();
    }
  };

  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const id = `${tab}-${++numbered}`;
    const dead = setTimeout(() => {
      this.#requests.delete(id);
      if (this.#socket !== socket) return;
      socket.onclose = null;
      socket.close();
      this.#lost(1006);
    }, PONG_WITHIN);
    const settle = () => clearTimeout(dead);
    this.#requests.set(id, { message: { type: 'ping', id }, resolve: settle, reject: settle });
    this.#send({ type: 'ping', id });
  }

  #take(message: Incoming): void {
    switch (message.type) {
      case 'table':
        this.table = message;
        break;
      case 'state':
        this.#stand(message);
        break;
      case 'change':
        if (this.last) this.#stand(changed(this.last, message));
        break;
      case 'presence':
        this.here = message.here;
        this.watchers = message.watchers;
        break;
      case 'chat':
        this.chat = [...this.chat.slice(0, message.from), ...message.list];
        break;
      case 'notes':
        this.notes = message.text;
        break;
      case 'notice':
        this.onnotice(message.notice);
        break;
      case 'error':
        this.fault = message.error;
        // The server does not say which message it was: everything without a reply is sent again, with the same id.
        if (message.error.text === TOO_FAST) this.#slower ??= setTimeout(() => this.#sendAgain(), AGAIN_AFTER);
        break;
    }
    if ('re' in message && message.re !== undefined) this.#reply(message.re, message);
  }

  #stand(state: StateMessage): void {
    const first = this.last === null;
    this.#known = state.events.from + state.events.list.length;
    this.last = state;
    this.onstate(state, first);
  }

  #reply(id: string, message: Incoming): void {
    const request = this.#requests.get(id);
    if (!request) return;
    this.#requests.delete(id);
    this.#count();
    if (message.type === 'refused') request.reject(new Refused(message.error));
    else request.resolve(message as Reply);
  }
}

function changed(last: StateMessage, { beats, changes, events, re, again }: ChangeTold & Behind): StateMessage {
  let view = last.view;
  const seen = beats.map(([told, since]) => {
    view = applied(view, since);
    return { events: told, view };
  });
  return { ...applied({ ...last, view }, changes), beats: seen, events, re, again };
}
