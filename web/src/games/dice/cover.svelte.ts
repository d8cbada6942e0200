// Decorations are turned face down while someone looks over the German player's shoulder: by hand, or after a while without input.
import type { DiceView } from './types';

const AFTER = 20_000;

export const cover = $state({ on: false });

/** Covers automatically after a while without input; returns the function that reports input. */
export function watchful(holds: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    if (holds() && !cover.on) timer = setTimeout(() => (cover.on = true), AFTER);
  };
}

/** Whether a seat sees cards that nobody else may see. */
export function holdsSecrets(view: DiceView | null | undefined): boolean {
  return (view?.german?.hand.length ?? 0) > 0 || (view?.german?.known.length ?? 0) > 0;
}
