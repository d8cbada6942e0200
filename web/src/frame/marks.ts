// Marks elements of a game's board, found by the references they carry (data-ref).

/** Marks what a line of the log, an answer or a tip points at; returns a function that removes the marks. */
export function light(board: HTMLElement, references: ReadonlySet<string>): () => void {
  const found = [...board.querySelectorAll<HTMLElement>('[data-ref]')].filter((element) => references.has(element.dataset.ref ?? ''));
  for (const element of found) element.setAttribute('data-lit', '');
  return () => found.forEach((element) => element.removeAttribute('data-lit'));
}

/** Marks what a hint would choose, again each time the board is redrawn. */
export function advise(board: HTMLElement, references: ReadonlySet<string>, answer: string): () => void {
  const mark = () => {
    for (const element of board.querySelectorAll<HTMLElement>('[data-ref], [data-answer]')) {
      element.toggleAttribute('data-hint', references.has(element.dataset.ref ?? '') || element.dataset.answer === answer);
    }
  };
  mark();
  // A card in a hand may be scrolled out of sight; maps scroll to their own things.
  const first = board.querySelector('[data-hint]');
  if (!first?.closest('[role="application"]')) first?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const watch = new MutationObserver(mark);
  watch.observe(board, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    board.querySelectorAll('[data-hint]').forEach((element) => element.removeAttribute('data-hint'));
  };
}
