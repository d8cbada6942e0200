// How cards are laid out in a hand.

export interface Place {
  /** Left edge, in pixels. */
  x: number;
  /** How much lower than the middle card, in pixels. */
  y: number;
  /** Degrees. */
  turn: number;
}

/** Places for `count` cards in a centred fan at most `room` pixels wide. */
export function fan(count: number, card: number, room: number, gap = 8): Place[] {
  if (count === 0) return [];
  const step = count === 1 ? 0 : Math.min(card + gap, Math.max(12, (room - card) / (count - 1)));
  const whole = card + step * (count - 1);
  const left = Math.max(0, (room - whole) / 2);
  // The more the cards overlap, the more they are rotated; side by side, they are straight.
  const spread = step < card ? Math.min(14, count * 1.6) : 0;
  return Array.from({ length: count }, (_, i) => {
    const middle = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
    return { x: left + step * i, y: spread * middle * middle * 1.1, turn: (spread / 2) * middle };
  });
}

/** The card width at which none covers another, frames included; never less than 70% of the width asked for. */
export function fitting(count: number, card: number, room: number): number {
  return Math.round(Math.max(card * 0.7, Math.min(card, (room - 8) / (1 + 1.03 * (count - 1)))));
}
