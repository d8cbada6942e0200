// What the head of the page, the map and the warnings share.
import type { Highlight } from '../../widgets/hexmap/hex';

class Sharing {
  /** What the head of the page is about, while it is pointed at. */
  marked = $state.raw<{ ref: string; kind: Highlight['kind'] }[]>([]);
  /** The odds of each answer that has them: on how many of the cards left it does harm. Keys like `barrage:0812`. */
  odds = $state.raw<ReadonlyMap<string, { count: number; of: number }>>(new Map());
}

export const sharing = new Sharing();
