// What this browser last showed of a table: stored when the player leaves, and compared when the player returns.
import { untrack } from 'svelte';
import { keep, type Kept } from './fronts';
import type { CreteView } from './types';

export class Memory {
  before = $state.raw<Kept | null>(null);

  /** Call it while the component initialises. */
  constructor(view: () => CreteView) {
    const shelf = `landfall-crete-seen${globalThis.location?.pathname ?? ''}`;
    const remember = (): void => {
      try {
        globalThis.localStorage?.setItem(shelf, JSON.stringify(keep(view())));
      } catch {
        // Storage is full or forbidden: the next visit cannot say what changed.
      }
    };
    const leave = (): void => {
      if (document.visibilityState === 'hidden') remember();
    };
    $effect(() => {
      untrack(() => {
        try {
          this.before = JSON.parse(globalThis.localStorage?.getItem(shelf) ?? 'null') as Kept | null;
        } catch {
          this.before = null;
        }
        this.before ??= keep(view());
      });
      document.addEventListener('visibilitychange', leave);
      globalThis.addEventListener?.('pagehide', remember);
      return () => {
        document.removeEventListener('visibilitychange', leave);
        globalThis.removeEventListener?.('pagehide', remember);
        remember();
      };
    });
  }
}
