// What the top of the page, the map and the warnings share.
import type { Highlight } from '../../widgets/hexmap/hex';

class Sharing {
  /** What the part of the top bar under the pointer is about. */
  marked = $state.raw<{ ref: string; kind: Highlight['kind'] }[]>([]);
  /** The odds of each answer that has them: how many of the cards left would hit. Keys like `barrage:0812`. */
  odds = $state.raw<ReadonlyMap<string, { count: number; of: number }>>(new Map());
}

export const sharing = new Sharing();
