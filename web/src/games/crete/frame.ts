// What this game tells the frame.
import type { Decision, FrameHints, GameEvent, Option } from '../../lib/types';
import { acting } from './acting';
import { nameOf } from './model';
import type { CreteView } from './types';

/** In the log, a turn is a chapter and a chit a section of it. */
function heading(event: GameEvent): 0 | 1 | 2 {
  if (event.type === 'turn-began') return 1;
  return event.type === 'chit-played' ? 2 : 0;
}

const QUIET = new Set(['order-changed', 'no-effect', 'chit-ended', 'points-changed', 'check-paid', 'second-action', 'direct-command', 'contact-lost', 'leader-moved']);

/** The end of a chit although units could still act. */
function risky(option: Option, decision: Decision): boolean {
  return option.id === 'end' && decision.text === 'ask-who' && decision.options.filter(({ at }) => at?.length).length > 6;
}

function whyNot(reference: string, decision: Decision | null): { action: string; what: Record<string, string> } | null {
  const [kind, id = ''] = reference.split(/:(.*)/);
  const unit = typeof decision?.args?.unit === 'string' ? nameOf(decision.args.unit) : nameOf(acting.unit);
  if (kind === 'unit') return unit && unit !== id ? { action: 'attack', what: { unit, target: id } } : { action: 'act', what: { unit: id } };
  if (kind === 'hex' && unit) return { action: 'move', what: { unit, hex: id } };
  if (kind === 'chit' || kind === 'division') return { action: 'buy', what: {} };
  return null;
}

/** Actions of a unit, not effects on it: these open a paragraph of the log. */
const DEEDS = new Set(['unit-moved', 'shot', 'rallied', 'work-done', 'marker-removed', 'assault-declared', 'rearguard-made', 'transport-changed', 'column-changed']);
const actor = (event: GameEvent): string => (DEEDS.has(event.type) && !/^(opportunity|defensive|reply|primary)$/.test(String(event.mode ?? '')) ? String(event.unit ?? event.firer ?? '') : '');

/** Ships are on no map, so only their targets can be pressed there. */
const OFF_MAP = new Set(['ask-ships', 'ask-sail']);

export const frame: FrameHints<CreteView> = {
  // Nothing on the table is hidden from either opponent (G1.6), so there is no curtain.
  hides: () => false,
  unhurried: 40,
  heading,
  actor,
  goesOn: (before, event) => event.type === 'unit-moved' && before.type === 'unit-moved' && before.unit === event.unit && before.hex === event.origin,
  risky,
  quiet: (event) => QUIET.has(event.type),
  whyNot,
  // Purchases have a card on the map; strikes are placed in the turns of the campaign.
  onBoard: (option, decision) => (OFF_MAP.has(decision.text) ? (option.at?.length ?? 0) > 1 : !!option.at?.some((ref) => (decision.text === 'ask-dispatch' ? /^chit:/ : /^(hex|unit):/).test(ref)) || option.id === 'convert' || option.id.startsWith('air:')),
  status: (view, t) => `${t.say('table-when', { day: view.day, hour: view.hour })}${view.chit ? ` · ${t.name(view.chit)}` : ''}`,
  colour: (seat) => (seat === 'german' ? 'var(--german)' : 'var(--allied)'),
};
