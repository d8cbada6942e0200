// Finding a rule: by its number, or by words of its title and summary, whatever their accents.
import type { Language, Rule } from './types';

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('’', "'").toLowerCase();
}

/** The rules that contain every word asked for; those whose number or title does come first. */
export function search(rules: Rule[], asked: string, language: Language): Rule[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  const first = rules.filter((rule) => rule.number.startsWith(asked.trim()) || has(rule.title[language]));
  const others = rules.filter((rule) => !first.includes(rule) && has(`${rule.title[language]} ${rule.summary[language]}`));
  return [...first, ...others];
}
