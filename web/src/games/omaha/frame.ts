// What the frame is told about this game.
import type { Decision, FrameHints, GameEvent, Option } from '../../lib/types';
import type { OmahaView } from './types';

/** Answers that lose something for good while there was something else to do. */
function risky(option: Option, decision: Decision): boolean {
  if (option.id === 'lose-unit' || option.id === 'sacrifice') return decision.options.length > 1;
  if (option.id === 'done' && decision.text === 'ask-actions') return Number(decision.args?.actions ?? 0) > 0 && decision.options.length > 1;
  return decision.text === 'ask-overstacked' && decision.options.length > 1;
}

const QUIET = new Set(['deck-shuffled', 'depth-placed', 'depth-exchanged', 'command-passed', 'event-had-no-effect', 'division-acts', 'unit-placed']);

function heading(event: GameEvent): 0 | 1 | 2 {
  if (event.type === 'turn-began') return 1;
  return event.type === 'phase-began' ? 2 : 0;
}

function whyNot(reference: string, decision: Decision | null): { action: string; what: Record<string, string> } | null {
  const [kind, id = ''] = reference.split(':');
  const unit = decision?.args?.unit;
  // Whether it may act at all is asked with any hex.
  if (kind === 'unit') return { action: 'act', what: { unit: id, hex: '0812' } };
  if (kind === 'hex' && typeof unit === 'string') return { action: 'move', what: { unit: unit.replace('unit:', ''), hex: id } };
  return null;
}

export const frame: FrameHints<OmahaView> = {
  together: true,
  risky,
  heading,
  quiet: (event) => QUIET.has(event.type),
  whyNot,
  // A turn of the track has no place on the map.
  onBoard: (option) => !!option.at?.some((ref) => /^(hex|box|unit):/.test(ref)),
  status: (view, t) => `${t.say('omaha-turn', { turn: view.turn, last: view.last_turn })} · ${t.name(`time:${view.time}`)} · ${t.say(`omaha-tide-${view.tide}`)}`,
  colour: (seat) => (seat === 'us29' ? 'light-dark(#2f5f8f, #7fa8d0)' : 'var(--allied)'),
};
