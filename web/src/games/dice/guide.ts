import type { Guide } from '../../lib/types';
import type { DiceView } from './types';

/** Tips for the first turns, in the order in which things come up. */
export const guide: Guide<DiceView> = {
  scenarios: ['N01', 'N18', 'N02', 'N13'],
  tips: [
    { id: 'sea', text: 'tip-sea', asked: ['ask-lock'], when: (view) => view.units.some((unit) => unit.seat === view.seat && unit.afloat === 'craft') },
    { id: 'lock', text: 'tip-lock', asked: ['ask-lock'], when: (view) => view.units.some((unit) => unit.seat === view.seat && unit.afloat === '') },
    { id: 'german-lock', text: 'tip-german-lock', asked: ['ask-lock'], when: (view) => view.seat === 'g' },
    { id: 'german-orders', text: 'tip-german-orders', asked: ['ask-german'], when: (view) => (view.german?.aims.length ?? 0) > 0 },
    { id: 'german-hand', text: 'tip-german-hand', asked: ['ask-german'], when: (view) => (view.german?.hand.length ?? 0) > 0 },
    { id: 'danger', text: 'tip-danger', asked: ['ask-combat', 'ask-move'], when: (view) => view.german !== null && view.seat !== 'g' },
    { id: 'german-camp', text: 'tip-german-camp', asked: ['ask-german'], when: (view) => view.phase === 'camp' },
    { id: 'german-trade', text: 'tip-german-trade', asked: ['ask-german'], when: (view) => view.phase === 'trade' },
    { id: 'german-combat', text: 'tip-german-combat', asked: ['ask-german'], when: (view) => view.phase === 'ambush' || view.phase === 'combat' },
    { id: 'wall', text: 'tip-wall', asked: ['ask-camp'], when: (view) => view.german !== null && view.seat !== 'g' },
    { id: 'assault', text: 'tip-assault', asked: ['ask-german', 'ask-round'], when: (view) => view.phase === 'assault' },
    { id: 'roll', text: 'tip-roll', asked: ['ask-roll'] },
    { id: 'skulls', text: 'tip-skulls', asked: ['ask-skulls'] },
    { id: 'camp', text: 'tip-camp', asked: ['ask-camp'] },
    { id: 'move', text: 'tip-move', asked: ['ask-move'] },
    { id: 'fire', text: 'tip-fire', asked: ['ask-fire', 'ask-combat'] },
  ],
};
