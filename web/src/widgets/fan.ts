// How cards are laid out in a hand.

export interface Place {
  /** Left edge, in pixels. */
  x: number;
  /** How much lower than the middle card, in pixels. */
  y: number;
  /** Degrees. */
  turn: number;
}

/** Places for `count` cards of a width in a fan that is at most `room` wide, centred. */
export function fan(count: number, card: number, room: number, gap = 8): Place[] {
  if (count === 0) return [];
  const step = count === 1 ? 0 : Math.min(card + gap, Math.max(12, (room - card) / (count - 1)));
  const whole = card + step * (count - 1);
  const left = Math.max(0, (room - whole) / 2);
  // The closer the cards, the wider the fan; side by side they are straight.
  const spread = step < card ? Math.min(14, count * 1.6) : 0;
  return Array.from({ length: count }, (_, i) => {
    const middle = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
    return { x: left + step * i, y: spread * middle * middle * 1.1, turn: (spread / 2) * middle };
  });
}

/** The width at which no card covers another, frames and all; never less than 70 % of the wanted one. */
export function fitting(count: number, card: number, room: number): number {
  return Math.round(Math.max(card * 0.7, Math.min(card, (room - 8) / (1 + 1.03 * (count - 1)))));
}
