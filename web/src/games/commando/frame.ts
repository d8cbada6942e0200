// What this game tells the frame.
import type { Decision, FrameHints, GameEvent, Option } from '../../lib/types';
import { references } from './model';
import type { ArmyView, CommandoView, Side } from './types';

/** Moves that lose something for good need a confirmation. */
function risky(option: Option, decision: Decision): boolean {
  switch (option.id) {
    case 'retreat':
    case 'pay':
      return true;
    case 'give-up':
      // Giving up is confirmed only if a token can be tossed or a card played instead.
      return decision.options.length > 1;
    case 'stop':
      return decision.text === 'ask-german-unit' && decision.options.length > 1;
    default:
      return false;
  }
}

/** Shown less prominently while anything else can be done. */
const LEAVES = new Set(['give-up', 'retreat', 'pay', 'stop', 'pass', 'done', 'no']);

const QUIET = new Set([
  'hand-dealt',
  'tokens-returned',
  'strength-changed',
  'turn-token-flipped',
  'terrain-entered',
  'card-kept',
  'reserve-empty',
]);

const TOSSES = new Set(['token-tossed', 'tokens-flipped', 'destiny-tossed']);

function heading(event: GameEvent): 0 | 1 | 2 {
  if (event.type === 'scenario-began' || event.type === 'turn-began') return 1;
  return event.type === 'terrain-entered' ? 2 : 0;
}

/** The question for the rules about the thing a player points at. */
function whyNot(reference: string): { action: string; what: Record<string, string> } | null {
  const [kind, id = ''] = reference.split(':');
  if (kind === 'card') return { action: 'play', what: { card: id } };
  return kind === 'token' ? { action: 'toss', what: { token: id } } : null;
}

/** Open cards: each army as its own player sees it. */
function open(views: Record<string, CommandoView>, seat: string): CommandoView {
  const own = views[seat] ?? Object.values(views)[0]!;
  const army = (side: Side): ArmyView => views[side]?.[side] ?? own[side];
  const german = views.german ?? own;
  return {
    ...own,
    english: army('english'),
    german: army('german'),
    piles: german.piles,
    to_place: german.to_place,
    counter_attack: german.counter_attack,
  };
}

export const frame: FrameHints<CommandoView> = {
  risky,
  leaves: (option, decision) => decision.options.length > 1 && LEAVES.has(option.id),
  // A token can also be tossed from the bar at the top, because the tokens are far from the sum they change.
  onBoard: (option) => !!option.at?.length && !option.at[0]!.startsWith('token:'),
  heading,
  quiet: (event) => QUIET.has(event.type),
  // The result of a spinning token must not be shown before it lands; a Thornton token does not spin.
  suspends: (event) => (TOSSES.has(event.type) && event.kind !== 'thornton' ? 'view' : null),
  references,
  whyNot,
  open,
  status(view, t) {
    const phase = t.say('phase-name', { phase: view.phase });
    return view.turn ? t.say('commando-status', { turn: view.turn, phase }) : phase;
  },
  colour: (seat) => (seat === 'german' ? 'var(--german)' : 'var(--allied)'),
};
