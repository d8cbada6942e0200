// What the rules know about the thing that one points at: asked for when the mouse stays, not when it passes.
import type { Fact } from '../../lib/types';

const STAYS = 90;

export class Looking {
  facts = $state.raw<Fact[]>([]);

  /** `refs`, with blanks between them, are asked about; again when `anew` tells of a new position. To be made while a component is. */
  constructor(refs: () => string, ask: (ref: string) => Promise<Fact[]>, anew: () => unknown) {
    $effect(() => {
      anew();
      const asked = refs();
      this.facts = [];
      if (!asked) return;
      let wanted = true;
      const timer = setTimeout(() => void Promise.all(asked.split(' ').map(ask)).then((found) => { if (wanted) this.facts = found.flat(); }, () => {}), STAYS);
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    });
  }
}
