// Cards: what they are, what they do, and what missions require.
import type { Texts } from '../../lib/types';
import { counted, RESOURCE_SYMBOL, type Resource } from './model';
import type { DiceBoard, Need } from './types';

export function kindOf(board: DiceBoard, card: string): string {
  if (board.missions[card]) return 'mission';
  const data = board.cards[card];
  if (data?.hero) return 'hero';
  return data?.kind || 'item';
}

/** What a card does, or nothing if its text is elsewhere. */
export function effectOf(t: Texts, card: string): string {
  return t.has(`effect-${card}`) ? t.say(`effect-${card}`) : '';
}

/** What a card of a unit does. A mission's needs are listed one by one instead. */
export function about(board: DiceBoard, t: Texts, card: string): string {
  return board.missions[card] ? '' : effectOf(t, card);
}

/** A mission requirement, as drawn and as text. */
export interface Wish {
  symbol: string;
  text: string;
  met: boolean;
}

/** What a mission requires, and how much of it the unit has. */
export function wishes(needs: readonly Need[], t: Texts): Wish[] {
  return needs.map(({ kind, what, amount, met }) => {
    const [first = '', colour = 'plain'] = what;
    if (kind === 'specialist') return { symbol: kind, text: what.map((card) => t.name(`card:${card}`)).join(' / '), met };
    if (kind === 'item') return { symbol: kind, text: t.name(`card:${first}`), met };
    if (kind === 'bonus') return { symbol: 'die', text: t.name(`bonus:${first}`), met };
    if (kind === 'place') return { symbol: 'map', text: t.say(`table-place-${first}`), met };
    if (kind === 'die') {
      const tint = colour === 'plain' ? '' : ` (${t.name(`colour:${colour}`)})`;
      return { symbol: first, text: `${amount} × ${t.name(`face:${first}`)}${tint}`, met };
    }
    return { symbol: RESOURCE_SYMBOL[kind as Resource], text: counted(t, kind, amount), met };
  });
}
