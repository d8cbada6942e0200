// What a scenario's own words say about it, as a figure that can be drawn.
import type { Texts } from './types';

const DIFFICULTY = /(very easy|très facile)|(easy|facile)|(medium|moyenne?)|(very hard|très difficile)|(hard|difficile)/i;

/** One to five, where the scenario says how hard it is; else 0. */
export function hardness(balance: string): number {
  const found = favours(balance) === null ? DIFFICULTY.exec(balance) : null;
  return found ? [0, 1, 2, 3, 5, 4][found.slice(1).findIndex(Boolean) + 1]! : 0;
}

/** How hard it is, or whom it favours, without the rest. */
export function inShort(balance: string): string {
  return balance.replace(/^[^.:]*[:\u00a0 ]+(?=(very |très )?(easy|facile|medium|moyenne?|hard|difficile))/i, '').replace(/\. .*$/, '').replace(/\.$/, '');
}

/** From -2 (the Germans) to 2 (their enemies), where the scenario says whom it favours; null where it does not. */
export function favours(balance: string): number | null {
  if (/balanced|^even$|équilibré/i.test(balance)) return 0;
  // Hard for one side is good for the other.
  if (/^(hard for|difficile pour)/i.test(balance)) return /german|allemand/i.test(balance) ? 1 : -1;
  if (!/favours|en faveur/i.test(balance)) return null;
  const much = /slightly|légèrement/i.test(balance) ? 1 : 2;
  return /german|allemand/i.test(balance) ? -much : much;
}

/** From three hours on, in hours. */
export function lasting([least, most]: readonly number[], t: Texts): string {
  return most! > 180 ? t.say('web-hours', { least: Math.round(least! / 60), most: Math.round(most! / 60) }) : t.say('web-minutes', { least: least!, most: most! });
}
