// What this browser saw when it last looked at a table: kept when one leaves, told when one comes back.
import { untrack } from 'svelte';
import { keep, type Kept } from './fronts';
import type { CreteView } from './types';

export class Memory {
  before = $state.raw<Kept | null>(null);

  /** To be made while a component is. */
  constructor(view: () => CreteView) {
    const shelf = `landfall-crete-seen${globalThis.location?.pathname ?? ''}`;
    const remember = (): void => {
      try {
        globalThis.localStorage?.setItem(shelf, JSON.stringify(keep(view())));
      } catch {
        // Full, or forbidden: then the next visit has no news.
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
