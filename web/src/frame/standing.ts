// What the bar says while there is no question.
import { capital } from '../lib/grammar';
import type { GameEvent, Outcome, Seat, SeatCard, Texts } from '../lib/types';

interface Standing {
  outcome: Outcome | null;
  loading: boolean;
  /** The event being shown. */
  showing: GameEvent | null;
  /** The result of that event is not known yet: a token or a die is still in the air. */
  unsaid: boolean;
  waiting: readonly Seat[];
  seats: readonly SeatCard[];
}

export function standing(t: Texts, { outcome, loading, showing, unsaid, waiting, seats }: Standing): string {
  if (outcome) return t.outcome(outcome);
  if (loading) return t.say('web-loading');
  if (showing) return unsaid ? t.begun(showing) : t.event(showing);
  if (seats.some(({ who }) => who === 'open')) return t.say('web-lobby');
  if (!waiting.length) return t.say('web-loading');
  const who = t.list(waiting.map((seat) => t.name(`seat:${seat}`)));
  const bots = waiting.every((seat) => seats.find((one) => one.seat === seat)?.who === 'bot');
  return capital(t.say(bots ? 'web-thinking' : 'web-waiting-for', { who }));
}
