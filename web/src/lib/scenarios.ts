// Figures to draw, read from the words in which a scenario gives its difficulty and balance.
import type { Texts } from './types';

const DIFFICULTY = /(very easy|très facile)|(easy|facile)|(medium|moyenne?)|(very hard|très difficile)|(hard|difficile)/i;

/** One to five; 0 if the scenario does not say how hard it is. */
export function hardness(balance: string): number {
  const found = favours(balance) === null ? DIFFICULTY.exec(balance) : null;
  return found ? [0, 1, 2, 3, 5, 4][found.slice(1).findIndex(Boolean) + 1]! : 0;
}

/** A scenario may give only its difficulty, or only which side is favoured. */
export function inShort(balance: string): string {
  return balance.replace(/^[^.:]*[:\u00a0 ]+(?=(very |très )?(easy|facile|medium|moyenne?|hard|difficile))/i, '').replace(/\. .*$/, '').replace(/\.$/, '');
}

/** From -2 (favours the Germans) to 2 (favours their enemies); null if the scenario does not say. */
export function favours(balance: string): number | null {
  if (/balanced|^even$|équilibré/i.test(balance)) return 0;
  // What is hard for one side favours the other.
  if (/^(hard for|difficile pour)/i.test(balance)) return /german|allemand/i.test(balance) ? 1 : -1;
  if (!/favours|en faveur/i.test(balance)) return null;
  const much = /slightly|légèrement/i.test(balance) ? 1 : 2;
  return /german|allemand/i.test(balance) ? -much : much;
}

/** How long the scenario takes; more than three hours are given in hours. */
export function lasting([least, most]: readonly number[], t: Texts): string {
  return most! > 180 ? t.say('web-hours', { least: Math.round(least! / 60), most: Math.round(most! / 60) }) : t.say('web-minutes', { least: least!, most: most! });
}
