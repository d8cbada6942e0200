// The guided start of Easy Fox explains the phases of a turn in order, and each kind of decision the first time it
// comes up.
import type { Guide } from '../../lib/types';
import type { OmahaView } from './types';

export const guide: Guide<OmahaView> = {
  scenarios: ['easy-fox'],
  tips: [
    { id: 'aim', text: 'guide-aim' },
    { id: 'landing', text: 'guide-landing' },
    // Turn 1 has no event and no engineers.
    { id: 'event', text: 'guide-event', when: ({ turn, phase }) => turn > 1 && phase !== 'landing' },
    { id: 'volley', text: 'guide-volley', when: ({ fire_cards }) => Object.keys(fire_cards).length > 0 },
    { id: 'end', text: 'guide-end', when: ({ turn, phase }) => turn > 1 && phase === 'actions' },
    { id: 'tide', text: 'guide-tide', asked: ['ask-actions'], when: ({ units }) => units.some(({ drowns }) => drowns) },
    { id: 'actions', text: 'guide-actions', asked: ['ask-actions'] },
    { id: 'unit', text: 'guide-unit', asked: ['ask-unit'] },
    { id: 'companion', text: 'guide-companion', asked: ['ask-companion'] },
    { id: 'join', text: 'guide-join', asked: ['ask-join'] },
    { id: 'clear', text: 'guide-clear', asked: ['ask-clear'] },
    { id: 'box', text: 'guide-box', asked: ['ask-box', 'ask-tideline', 'ask-ranger-drift'] },
    { id: 'fire', text: 'guide-fire', asked: ['ask-fire-target', 'ask-shelled'] },
    { id: 'hero', text: 'guide-hero', asked: ['ask-hero', 'ask-hero-use', 'ask-sacrifice'] },
  ],
};
