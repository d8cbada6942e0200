// What this game tells the frame.
import type { Decision, FrameHints, GameEvent, Option, Texts } from '../../lib/types';
import { sharing } from './sharing.svelte';
import type { OmahaView } from './types';

/** Answers that give something up for good while there is still something to do. */
function risky(option: Option, decision: Decision): boolean {
  if (option.id === 'lose-unit' || option.id === 'sacrifice') return decision.options.length > 1;
  return decision.text === 'ask-overstacked' && decision.options.length > 1;
}

/** Before a division ends its actions: what is left to do, which units will drown, which hexes are overstacked. */
function warnings(option: Option, decision: Decision, view: OmahaView, _board: unknown, t: Texts): string[] {
  const odds = sharing.odds.get(option.id);
  // A card can't be undone, so an action that will probably fail needs confirming.
  if (odds && 2 * odds.count < odds.of) return [t.say('omaha-warn-odds', { count: odds.count, of: odds.of })];
  if (option.id !== 'done' || decision.text !== 'ask-actions') return [];
  const division = Number(decision.args?.division ?? 0);
  const actions = Number(decision.args?.actions ?? 0);
  const able = view.units.filter(({ unit }) => decision.options.some(({ id }) => id === `unit:${unit}`));
  // With no actions left, the units still offered act for free.
  const free = able.filter((unit) => !actions || unit.free).length;
  const ours = view.units.filter(({ command }) => command === division);
  const wet = ours.filter(({ drowns }) => drowns).length;
  const full = view.overstacked.filter((hex) => ours.some(({ at }) => at === hex)).length;
  return [
    ...(actions && able.length ? [t.say('omaha-warn-actions', { count: actions, units: able.length })] : []),
    ...(free ? [t.say('omaha-warn-free', { count: free })] : []),
    ...(decision.options.some(({ id }) => id === 'rally') ? [t.say('omaha-warn-rally')] : []),
    ...(wet ? [t.say('omaha-warn-drowning', { count: wet })] : []),
    ...(full ? [t.say('omaha-warn-crowded', { count: full })] : []),
  ];
}

const QUIET = new Set(['turn-began', 'phase-began', 'deck-shuffled', 'depth-placed', 'depth-exchanged', 'command-passed', 'event-had-no-effect', 'division-acts', 'unit-placed']);

/**
 * Events with a beat of their own; all others are shown with the event they belong to: volleys and drifting craft with
 * their card, losses with both.
 */
const ALONE = new Set([
  'card-drawn', 'unit-moved', 'unit-exited', 'infiltration-checked', 'climb-began', 'attack-declared', 'german-revealed', 'depth-revealed', 'attack-compared',
  'german-moved', 'advance-met', 'naval-barrage-fired', 'general-captured', 'bombarded', 'pools-joined', 'scored',
]);
function joins(event: GameEvent, before: GameEvent): boolean {
  // All craft land together, after drifting.
  if (event.type === 'unit-landed') return before.type === 'unit-landed';
  // The redeployments of a card are shown together with their moves, not with the volley before them.
  if (event.action === 'redeploy') return before.action === 'redeploy';
  if (before.action === 'redeploy') return event.type === 'german-moved';
  // An advance is shown together with the units it meets.
  if (event.action === 'advance') return false;
  if (before.action === 'advance') return event.type === 'advance-met';
  return !ALONE.has(event.type);
}

function heading(event: GameEvent): 0 | 1 | 2 {
  if (event.type === 'turn-began') return 1;
  return event.type === 'phase-began' ? 2 : 0;
}

function whyNot(reference: string, decision: Decision | null): { action: string; what: Record<string, string> } | null {
  const [kind, id = ''] = reference.split(':');
  const unit = decision?.args?.unit;
  if (kind === 'unit') return { action: 'act', what: { unit: id } };
  if (kind === 'hex') return { action: 'reach', what: { unit: typeof unit === 'string' ? unit.replace('unit:', '') : '', hex: id } };
  return null;
}

export const frame: FrameHints<OmahaView> = {
  together: true,
  risky,
  warnings,
  // At normal speed (0.75 s per beat), a German turn takes six seconds at most.
  unhurried: 8,
  joins,
  yields: (event) => event.type === 'card-drawn' || event.action === 'advance',
  heading,
  quiet: (event) => QUIET.has(event.type),
  whyNot,
  // Advancing the turn track has no place on the map.
  onBoard: (option) => !!option.at?.some((ref) => /^(hex|box|unit):/.test(ref)),
  status: (view, t) => `${t.say('omaha-turn', { turn: view.turn, last: view.last_turn })} · ${t.name(`time:${view.time}`)} · ${t.say(`omaha-tide-${view.tide}`)}`,
  colour: (seat) => (seat === 'us29' ? 'light-dark(#2f5f8f, #7fa8d0)' : 'var(--allied)'),
};
