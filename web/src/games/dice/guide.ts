import type { Guide } from '../../lib/types';
import type { DiceView } from './types';

/** The first turns, explained as they come. */
export const guide: Guide<DiceView> = {
  scenarios: ['N01', 'N18', 'N02', 'N13'],
  tips: [
    { id: 'sea', text: 'tip-sea', asked: ['ask-lock'], when: (view) => view.units.some((unit) => unit.seat === view.seat && unit.afloat === 'craft') },
    { id: 'lock', text: 'tip-lock', asked: ['ask-lock'], when: (view) => view.units.some((unit) => unit.seat === view.seat && unit.afloat === '') },
    { id: 'roll', text: 'tip-roll', asked: ['ask-roll'] },
    { id: 'skulls', text: 'tip-skulls', asked: ['ask-skulls'] },
    { id: 'camp', text: 'tip-camp', asked: ['ask-camp'] },
    { id: 'move', text: 'tip-move', asked: ['ask-move'] },
    { id: 'fire', text: 'tip-fire', asked: ['ask-fire', 'ask-combat'] },
  ],
};
