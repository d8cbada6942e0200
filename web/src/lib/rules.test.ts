import { describe, expect, it } from 'vitest';
import { pieces, search, searchTerms, sisters, termsIn } from './rules';

const rule = (number: string, fr: string, en: string, say = '') => ({ number, title: { fr, en }, summary: { fr: say, en: say } });
const rules = [rule('4', 'Séquence', 'Sequence'), rule('4.1', 'Événement', 'Event'), rule('8.4', 'Tir de barrage', 'Barrage', 'Draw a card.'), rule('9', 'Cartes', 'Cards', 'A barrage may follow.')];
const found = (asked: string, language: 'fr' | 'en' = 'en') => search(rules, asked, language).map(({ number }) => number);

describe('searching the rules', () => {
  it('finds a number and what is below it', () => expect(found('4')).toEqual(['4', '4.1']));
  it('finds words in titles before those in summaries', () => expect(found('barrage')).toEqual(['8.4', '9']));
  it('minds neither accents nor capitals', () => expect(found('evenement', 'fr')).toEqual(['4.1']));
  it('wants every word', () => expect(found('barrage draw')).toEqual(['8.4']));
  it('finds nothing, and everything', () => {
    expect(found('zeppelin')).toEqual([]);
    expect(found(' ')).toHaveLength(4);
  });
});

const word = (fr: string, en: string) => ({ name: { fr, en }, meaning: { fr: `${fr} : un mot`, en: `${en}: a word` }, rule: '4' });
const terms = [word('tir de barrage', 'barrage'), word('hex', 'hex'), word('Événement', 'event')];

describe('the glossary', () => {
  it('is in the order of the alphabet', () => expect(searchTerms(terms, '', 'fr').map(({ name }) => name.fr)).toEqual(['Événement', 'hex', 'tir de barrage']));
  it('is searched without accents', () => expect(searchTerms(terms, 'evenement', 'fr')).toHaveLength(1));
  it('finds the words that a rule uses, singular or plural, and no parts of words', () => {
    expect(termsIn(rule('1', '', 'Barrages', 'Each event.'), terms, 'en').map(({ name }) => name.en)).toEqual(['barrage', 'event']);
    expect(termsIn(rule('1', '', 'Hexagons'), terms, 'en')).toEqual([]);
  });
});

describe('what was searched for', () => {
  it('is marked, whatever its accents', () =>
    expect(pieces('Un événement', 'even')).toEqual([{ text: 'Un ', hit: false }, { text: 'évén', hit: true }, { text: 'ement', hit: false }]));
  it('is not marked for a single letter', () => expect(pieces('abc', 'a')).toEqual([{ text: 'abc', hit: false }]));
});

describe('sister rules', () => {
  const chapter = Array.from({ length: 12 }, (_, n) => rule(`7.${n + 1}`, '', ''));
  const around = (number: string) => sisters([rule('6.1', '', ''), ...chapter, rule('8.1', '', '')], number).map((one) => one.number);
  it('are those around it in its own chapter', () => expect(around('7.6')).toEqual(['7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9', '7.10']));
  it('are as many at the end of a chapter', () => expect(around('7.12')).toHaveLength(9));
  it('are none where a chapter has one rule', () => expect(around('6.1')).toEqual(['6.1']));
});
