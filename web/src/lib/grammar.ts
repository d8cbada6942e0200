// The forms of a name in a sentence: src/landfall/core/grammar.py in the browser, tested with the same cases.

export type Gender = 'm' | 'f' | 'mp' | 'fp';

/** A name and its forms. In a language without forms, only `text` and `label` differ. */
export interface Name {
  text: string;
  label: string;
  gender: string;
  of: string;
  to: string;
  adjective: Record<string, string>;
}

const CONTRACTED: Record<string, string> = { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' };
// A vowel or a mute h. A lone letter is a designation (de A/1/16); before an aspirated h there is no elision.
const VOWEL = /^[aeiouàâäæéèêëîïôöœùûüh]/iu;
const LONE = /^[A-Z](?![\wÀ-ÿœ’-])/u;
const ASPIRATED = /^(?:ha(?:ie|lte|lf|meau|ngar|rcèle|sard|uteur|ut|vre|che)|héros(?![\wÀ-ÿ])|hors|huit|hutte|onz)/iu;
const LEADING = /^(?:(le|la|les) |(l’))(?=\S)/u;

function elides(word: string): boolean {
  return !LONE.test(word) && VOWEL.test(word) && !ASPIRATED.test(word);
}

/** `de` + `le` + `QG` → `du QG`; either word may be empty. */
export function joined(preposition: string, article: string, noun: string): string {
  if ((article === 'le' || article === 'la') && elides(noun)) article = 'l’';
  const contracted = CONTRACTED[`${preposition} ${article}`];
  if (contracted) return `${contracted} ${noun}`;
  const named = article === 'l’' ? article + noun : `${article} ${noun}`.trimStart();
  if (preposition === 'de' && elides(named)) return `d’${named}`;
  return `${preposition} ${named}`.trimStart();
}

/** The article that a French name begins with, or nothing, and the rest. */
export function apart(name: string): [string, string] {
  const found = LEADING.exec(name);
  return found ? [found[1] ?? found[2] ?? '', name.slice(found[0].length)] : ['', name];
}

/** The gender that an article shows; `l’` and no article show none and count as masculine. */
export function genderOf(article: string): Gender {
  return article === 'la' ? 'f' : article === 'les' ? 'mp' : 'm';
}

/** The gender of several things named together: feminine only when all of them are. */
export function genderOfAll(genders: string[]): string {
  if (genders.length === 1) return genders[0] ?? 'm';
  return genders.length > 0 && genders.every((each) => each.startsWith('f')) ? 'fp' : 'mp';
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
