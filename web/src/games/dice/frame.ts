import type { FrameHints, GameEvent } from '../../lib/types';
import { cover } from './cover.svelte';
import { known, seatColour } from './model';
import { references } from './telling';
import type { DiceView } from './types';

const QUIET = ['dice-locked', 'marker-turned', 'beaten', 'items-adjusted', 'mission-given', 'embarked', 'gift-made', 'card-used', 'lost'];

/** A German event as the others see it. */
function veil(event: GameEvent): GameEvent {
  const { card, cards, ...open } = event;
  return (event.type === 'decoration-drawn' && card) || (event.type === 'deck-looked-at' && cards) ? (open as GameEvent) : event;
}

export const frame: FrameHints<DiceView> = {
  /** Units are partners; with a German player at the table, there are two sides. */
  together: (seats) => !seats.includes('g'),
  hides: (seat) => seat === 'g',
  veiled: () => cover.on,
  /** A card drawn or looked at, as the others see it. */
  veil,
  /** Giving up a Specialist or the landing craft, or losing a unit, needs confirming if it can't be undone. */
  risky: (option) => /^(stuck|disembark:|use:(heros|grenadier|wh10|wh13|wh21)$|save:)/.test(option.id),
  heading: (event) => (event.type === 'turn-began' || event.type === 'battle-began' ? 1 : 0),
  quiet: (event) => QUIET.includes(event.type),
  status: (view, t) => {
    const turn = view.turn ? t.say('table-status', { turn: view.turn }) : '';
    const phase = view.phase && t.has(`phase-${view.phase}`) ? t.say(`phase-${view.phase}`) : '';
    return [turn, phase].filter(Boolean).join(' · ');
  },
  suspends: (event) => (event.type === 'dice-rolled' ? 'words' : null),
  references,
  colour: seatColour,
  whyNot: (reference, decision): { action: string; what: Record<string, string> } | null => {
    const [kind, id] = [reference.split(':', 1)[0], reference.slice(reference.indexOf(':') + 1)];
    if (kind === 'sector') return { action: 'move', what: { sector: decision?.text === 'ask-sea-move' ? `beach:${id}` : id } };
    if (kind === 'sea') return { action: 'move', what: { sector: id } };
    if (kind === 'die') return { action: 'reroll', what: { die: id } };
    if (kind === 'card') return { action: known.board?.cards[id]?.kind === 'item' ? 'find' : 'recruit', what: { card: id } };
    return null;
  },
  /** All answers have a place on the table: dice, map, cards, units, and the buttons below them. */
  onBoard: () => true,
};
