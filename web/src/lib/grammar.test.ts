// The cases are those of tests/core/test_grammar.py.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apart, genderOfAll, joined } from './grammar';
import { Catalogues } from './texts';

interface Cases {
  joined: [string, string, string, string][];
  apart: [string, string, string][];
  gender_of_all: [string[], string][];
}
const cases = JSON.parse(readFileSync(new URL('../../../tests/core/french.json', import.meta.url), 'utf8')) as Cases;

const source = `
hit = { $unit-start } est { $unit-gender ->
    [m] touché
   *[f] touchée
}.
lost = La perte { $unit-of }.
pass = Passez l’écran { $unit-to }.
die = { $face } { $face-gender ->
    [f] { $colour-f }
   *[m] { $colour }
}
seat-us29 = la 29e division
    .name = 29e division
seat-p1 = Unité 1
    .gender = f
    .to = à l’Unité 1
colour-white = blanc
    .f = blanche
`;
const names = {
  'unit:hq': { fr: 'QG du 16e', 'fr-article': 'le', en: '16th Regiment HQ' },
  'unit:a': { fr: 'A/1/16', 'fr-gender': 'f', en: 'A/1/16' },
  'face:star': { fr: 'Étoile', 'fr-article': 'la', en: 'Star' },
  'terrain:village': { fr: 'village de Troarn', 'fr-article': 'le', en: 'village of Troarn', 'en-article': 'the' },
};

describe('names in sentences', () => {
  it.each(cases.joined)('joins %s + %s + %s', (preposition, article, noun, said) => {
    expect(joined(preposition, article, noun)).toBe(said);
  });
  it.each(cases.apart)('takes the article from %s', (name, article, noun) => {
    expect(apart(name)).toEqual([article, noun]);
  });
  it.each(cases.gender_of_all)('finds the gender of %s together', (genders, together) => {
    expect(genderOfAll(genders)).toBe(together);
  });
  it('agree and contract', () => {
    const texts = new Catalogues('fr', [source], names);
    expect(texts.say('hit', { unit: 'unit:hq' })).toBe('Le QG du 16e est touché.');
    expect(texts.say('hit', { unit: 'seat:us29' })).toBe('La 29e division est touchée.');
    expect(texts.say('hit', { unit: 'seat:p1' })).toBe('Unité 1 est touchée.');
    expect(texts.say('lost', { unit: ['unit:a', 'unit:hq'] })).toBe('La perte de A/1/16 et du QG du 16e.');
    expect(texts.say('pass', { unit: 'seat:p1' })).toBe('Passez l’écran à l’Unité 1.');
    expect(texts.say('pass', { unit: 'Odile' })).toBe('Passez l’écran à Odile.');
    expect(texts.say('die', { face: 'face:star', colour: 'colour:white' })).toBe('l’Étoile blanche');
    expect(texts.label('terrain:village')).toBe('Village de Troarn');
  });
  it('have an article in English, and a capital at the start', () => {
    const texts = new Catalogues('en', ['at = { $place-start } by { $place }'], names);
    expect(texts.say('at', { place: 'terrain:village' })).toBe('The village of Troarn by the village of Troarn');
  });
});
