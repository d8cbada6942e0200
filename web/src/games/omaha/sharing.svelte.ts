// What the head of the page, the map and the warnings share.
import type { Highlight } from '../../widgets/hexmap/hex';

class Sharing {
  /** What the head of the page is about, while it is pointed at. */
  marked = $state.raw<{ ref: string; kind: Highlight['kind'] }[]>([]);
  /** For each answer with odds, on how many of how many it does harm: `barrage:0812`. */
  odds = $state.raw<ReadonlyMap<string, { count: number; of: number }>>(new Map());
}

export const sharing = new Sharing();
