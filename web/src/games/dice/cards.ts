// Cards: what they are, what they do, what is on offer, and what missions ask for.
import type { Texts } from '../../lib/types';
import { COLOURS, counted, FACES, RESOURCE_SYMBOL, triples, type Resource } from './model';
import type { Battlefield, DiceBoard, DiceView, Mission, Unit } from './types';

export function kindOf(board: DiceBoard, card: string): string {
  if (board.missions[card]) return 'mission';
  const data = board.cards[card];
  if (data?.hero) return 'hero';
  return data?.kind || 'item';
}

/** What a card does. A mission's needs are shown one by one instead. */
export function about(board: DiceBoard, t: Texts, card: string): string {
  return board.missions[card] || !t.has(`effect-${card}`) ? '' : t.say(`effect-${card}`);
}

export interface Need {
  symbol: string;
  text: string;
  met: boolean;
}

const FACE_WORDS: Record<string, number> = { crane: 0, etoile: 1, soldat: 2, deux_soldats: 3, courage: 4, outil: 5 };
const COLOUR_WORDS: Record<string, number> = { rouge: 0, blanc: 1, bleu: 2 };

/** What a mission asks for, and which of it the unit has. */
export function needs(mission: Mission, unit: Unit, board: DiceBoard, battlefield: string, t: Texts): Need[] {
  const found: Need[] = [];
  const { sacrifice } = mission;
  const titles = new Set(unit.specialists.map((card) => board.cards[card]?.title));
  for (const card of sacrifice.specialists_all) found.push({ symbol: 'specialist', text: t.name(`card:${card}`), met: titles.has(card) });
  if (sacrifice.specialists_any_of.length) {
    const names = sacrifice.specialists_any_of.map((card) => t.name(`card:${card}`));
    found.push({ symbol: 'specialist', text: names.join(' / '), met: sacrifice.specialists_any_of.some((card) => titles.has(card)) });
  }
  for (const card of sacrifice.items_all) found.push({ symbol: 'item', text: t.name(`card:${card}`), met: unit.items.includes(card) });
  const triple = triples(unit.faces, unit.colours, unit.void).map((face) => board.bonuses[face]);
  for (const bonus of sacrifice.bbr) found.push({ symbol: 'die', text: t.name(`bonus:${bonus}`), met: triple.includes(bonus) });
  for (const [what, amount] of Object.entries(sacrifice.resources)) {
    const resource = (what === 'item_points' ? 'points' : what) as Resource;
    found.push({ symbol: RESOURCE_SYMBOL[resource], text: counted(t, resource, amount), met: unit[resource] >= amount });
  }
  for (const dice of sacrifice.dice) {
    const face = FACE_WORDS[dice.face] ?? 0;
    const colour = COLOUR_WORDS[dice.colors];
    const have = unit.faces.filter((other, die) => other === face && (colour === undefined || unit.colours[die] === colour || unit.colours[die] === 3)).length;
    const tint = colour === undefined ? '' : ` (${t.name(`colour:${COLOURS[colour] ?? 'plain'}`)})`;
    found.push({ symbol: FACES[face] ?? 'die', text: `${dice.count} × ${t.name(`face:${FACES[face] ?? 'skull'}`)}${tint}`, met: have >= dice.count });
  }
  if (mission.location) {
    found.push({ symbol: 'map', text: t.say(`table-place-${mission.location}`), met: atPlace(mission.location, unit, board.battlefields[battlefield]) });
  }
  return found;
}

function atPlace(place: string, unit: Unit, field: Battlefield | undefined): boolean {
  const here = field?.sectors.find((sector) => sector.id === unit.sector);
  if (!field || !here || unit.afloat) return false;
  if (place === 'sector_with_mgf') return here.mgf > 0;
  if (place === 'top_row') return here.row === Math.max(...field.sectors.map((sector) => sector.row)) - 1;
  return field.edges.some((edge) => edge.a === here.id && field.final_bunkers.includes(edge.b));
}

/** What is on offer but not within reach now: specialists and items, the cheapest first. */
export function market(view: DiceView, unit: Unit, board: DiceBoard): { specialists: string[]; items: string[] } {
  const titles = new Set(unit.specialists.map((card) => board.cards[card]?.title));
  const own = Object.values(board.cards)
    .filter((card) => card.kind === 'specialist' && (card.category === 'regular' || card.category === 'auxiliary') && !card.hero)
    .map((card) => card.id);
  const heroes = view.heroes === 'heroes' ? view.hero_pool : [];
  const cost = (card: string) => board.cards[card]?.cost ?? 0;
  const specialists = [...own, ...view.specialists, ...heroes]
    .filter((card) => !view.removed.includes(card) && !unit.gone.includes(card) && !titles.has(board.cards[card]?.title))
    .sort((a, b) => cost(a) - cost(b));
  return { specialists, items: [...view.items].sort((a, b) => cost(a) - cost(b)) };
}
