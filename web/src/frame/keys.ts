// The table's keys. They work wherever the focus is, except in text fields and on controls that use the same keys.

interface Keys {
  /** What each letter does; returns whether it did anything. */
  letters: Record<string, () => boolean>;
  /** One step back or forward through earlier moments; null while the player is not looking back. */
  step: ((by: -1 | 1) => void) | null;
  escape(): void;
}

const TYPING = 'input, textarea, select, dialog, [contenteditable]';
const PRESSED_BY_SPACE = 'button, summary, a';
const MOVED_BY_ARROWS = 'input, select, dialog, [data-arrows], [role="application"]';
const ARROWS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

export function pressKey(event: KeyboardEvent, { letters, step, escape }: Keys): void {
  if (event.defaultPrevented) return;
  const within = (places: string) => (event.target as Element | null)?.closest?.(places) != null;
  const letter = event.ctrlKey || event.metaKey || event.altKey ? undefined : letters[event.key.toLowerCase()];
  const by = ARROWS[event.key];
  if (letter) {
    if (within(TYPING) || (event.key === ' ' && within(PRESSED_BY_SPACE))) return;
    if (letter()) event.preventDefault();
  } else if (by && step && !within(MOVED_BY_ARROWS)) {
    step(by);
    event.preventDefault();
  } else if (event.key === 'Escape') {
    escape();
  }
}
