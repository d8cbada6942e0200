// A press on the board during playback: a tap shows the next beat, a long press skips to the end.
import type { Attachment } from 'svelte/attachments';
import type { Teller } from '../lib/teller.svelte';

/** A press of at least this many milliseconds is a long one. */
const LONG = 500;

export function presses(tellerOf: () => Teller | undefined): Attachment<HTMLElement> {
  return (board) => {
    let held: ReturnType<typeof setTimeout> | undefined;
    const drop = () => {
      clearTimeout(held);
      held = undefined;
    };
    const down = (event: PointerEvent) => {
      const teller = tellerOf();
      if (!teller?.busy || teller.lookingBack || (event.pointerType === 'mouse' && event.button !== 0)) return;
      held = setTimeout(() => {
        drop();
        teller.skip();
      }, LONG);
    };
    const up = () => {
      if (held === undefined) return;
      drop();
      tellerOf()?.next();
    };
    board.addEventListener('pointerdown', down);
    board.addEventListener('pointerup', up);
    board.addEventListener('pointercancel', drop);
    return () => {
      drop();
      board.removeEventListener('pointerdown', down);
      board.removeEventListener('pointerup', up);
      board.removeEventListener('pointercancel', drop);
    };
  };
}
