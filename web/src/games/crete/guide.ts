// The guided first game, Kastelli: cup, activation, fire, opportunity fire and assault, each when it first comes up.
import type { Guide } from '../../lib/types';
import type { CreteView } from './types';

export const guide: Guide<CreteView> = {
  scenarios: ['L'],
  tips: [
    { id: 'aim', text: 'tip-aim' },
    { id: 'setup', text: 'tip-setup', asked: ['ask-setup'] },
    { id: 'cup', text: 'tip-cup', when: ({ chit, played }) => !!chit || played.length > 0 },
    { id: 'strike', text: 'tip-strike', asked: ['ask-strike', 'ask-struck'] },
    { id: 'who', text: 'tip-who', asked: ['ask-who'] },
    { id: 'fire', text: 'tip-fire', asked: ['ask-who'], when: (_, decision) => !!decision?.options.some(({ id }) => id.startsWith('fire:')) },
    { id: 'move', text: 'tip-move', asked: ['ask-move'] },
    { id: 'second', text: 'tip-second', asked: ['ask-who'], when: ({ group }) => group.length > 0 },
    // Standing orders mostly fire by themselves: the tip comes after the first such shot.
    { id: 'opportunity', text: 'tip-opportunity', when: (_, decision, events) => ['ask-opportunity', 'ask-go-on'].includes(decision?.text ?? '') || events.some(({ type, mode }) => type === 'shot' && mode === 'opportunity') },
    { id: 'assault', text: 'tip-assault', asked: ['ask-who', 'ask-join'], when: (_, decision) => !!decision?.options.some(({ id }) => id.startsWith('assault:') || id === 'attack') },
    { id: 'pay', text: 'tip-pay', asked: ['ask-pay'] },
    { id: 'stand', text: 'tip-stand', asked: ['ask-stand', 'ask-retreat'] },
    { id: 'direct', text: 'tip-direct', when: ({ chit }) => chit === 'chit:0' || chit === 'chit:1' },
    { id: 'rally', text: 'tip-rally', asked: ['ask-who'], when: (_, decision) => !!decision?.options.some(({ id }) => id.startsWith('rally:')) },
    { id: 'orders', text: 'tip-orders', asked: ['ask-orders', 'ask-pay'] },
  ],
};
