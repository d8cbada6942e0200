// Finding a rule: by its number, or by words of its title and summary, with or without accents.
import type { Language, Rule, Term } from './types';

const MOST_SISTERS = 9;

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('’', "'").toLowerCase();
}

export const ruleAddress = (game: string, number: string): string => `/rules/${game}/${encodeURIComponent(number)}`;

/** A rule and those around it in the same chapter, in the booklet's order; no more than fit on two lines. */
export function sisters(rules: Rule[], number: string): Rule[] {
  const chapter = number.split('.')[0];
  const own = rules.filter((rule) => rule.number.split('.')[0] === chapter);
  const place = own.findIndex((rule) => rule.number === number);
  const first = Math.max(0, Math.min(place - Math.floor(MOST_SISTERS / 2), own.length - MOST_SISTERS));
  return own.slice(first, first + MOST_SISTERS);
}

/** The rules after this one in its chapter. */
export function rest(rules: Rule[], number: string): Rule[] {
  const chapter = number.split('.')[0];
  const place = rules.findIndex((rule) => rule.number === number);
  return rules.slice(place + 1).filter((rule) => rule.number.split('.')[0] === chapter);
}

/** The rules that contain every word searched for; matches in number or title come first. */
export function search(rules: Rule[], asked: string, language: Language): Rule[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  const first = rules.filter((rule) => rule.number.startsWith(asked.trim()) || has(rule.title[language]));
  const others = rules.filter((rule) => !first.includes(rule) && has(`${rule.title[language]} ${rule.summary[language]}`));
  return [...first, ...others];
}

/** Cuts a text into pieces and marks those that match a searched word. */
export function pieces(text: string, asked: string): { text: string; hit: boolean }[] {
  const words = plain(asked).split(/\s+/).filter((word) => word.length > 1);
  // For each letter of the plain text: which letter of the text it comes from.
  const letters = [...text];
  const from = letters.flatMap((letter, place) => [...plain(letter)].map(() => place));
  const flat = letters.map(plain).join('');
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + word.length)) {
      for (let place = at; place < at + word.length; place++) hits.add(from[place]!);
    }
  }
  const found: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, place) => {
    const last = found.at(-1);
    if (last && last.hit === hits.has(place)) last.text += letter;
    else found.push({ text: letter, hit: hits.has(place) });
  });
  return found;
}

/** The glossary terms that contain every word searched for, in alphabetical order. */
export function searchTerms(terms: Term[], asked: string, language: Language): Term[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  return terms
    .filter((term) => words.every((word) => plain(`${term.name[language]} ${term.meaning[language]}`).includes(word)))
    .sort((a, b) => a.name[language].localeCompare(b.name[language], language));
}

/** The glossary terms that a rule uses. */
export function termsIn(rule: Rule, terms: Term[], language: Language): Term[] {
  const text = plain(`${rule.title[language]} ${rule.summary[language]} ${rule.example?.[language] ?? ''}`);
  return terms.filter((term) => {
    // Each word of the term may be singular or plural.
    const words = plain(term.name[language]).split(' ').map((word) => `${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(s|es|x)?`);
    return new RegExp(`(^|[^\\p{L}])${words.join(' ')}($|[^\\p{L}])`, 'u').test(text);
  });
}
