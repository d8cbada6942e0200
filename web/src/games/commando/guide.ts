// The guided start of 1A explains each kind of decision the first time it comes up. The texts are in the game's
// catalogue.
import type { Guide } from '../../lib/types';
import type { CommandoView, Side } from './types';

function behind(view: CommandoView, at: readonly string[] | undefined, seat: Side): boolean {
  const front = view.fronts.find((f) => at?.includes(`terrain:${f.terrain}`)) ?? view.fronts[0];
  return !!front && front.ahead !== seat;
}

export const guide: Guide<CommandoView> = {
  scenarios: ['1A'],
  tips: [
    { id: 'hand', text: 'guide-hand', asked: ['ask-hand'] },
    { id: 'terrain', text: 'guide-terrain', asked: ['ask-terrain'] },
    { id: 'bridge', text: 'guide-bridge', when: (view) => view.fronts[0]?.terrain === '1014A', at: ['terrain:1014A'] },
    { id: 'events', text: 'guide-events', asked: ['ask-events'] },
    { id: 'german-unit', text: 'guide-german-unit', asked: ['ask-german-unit', 'ask-german-next-unit'] },
    { id: 'english-unit', text: 'guide-english-unit', asked: ['ask-english-unit'] },
    { id: 'initiative', text: 'guide-initiative', asked: ['ask-initiative'] },
    { id: 'bid', text: 'guide-bid', asked: ['ask-bid'], when: (v, d) => !!d && !behind(v, d.at, d.seat as Side) },
    { id: 'behind', text: 'guide-behind', asked: ['ask-bid'], when: (v, d) => !!d && behind(v, d.at, d.seat as Side) },
    { id: 'window', text: 'guide-window', asked: ['ask-window'] },
    { id: 'size', text: 'guide-size', asked: ['ask-size'] },
    { id: 'choice', text: 'guide-choice', asked: ['ask-choice'] },
    { id: 'discard', text: 'guide-discard', asked: ['ask-discard', 'ask-discard-theirs'] },
    { id: 'take-back', text: 'guide-take-back', asked: ['ask-take-back'] },
    { id: 'keep', text: 'guide-keep', asked: ['ask-keep', 'ask-bury'] },
  ],
};
