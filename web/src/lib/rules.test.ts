import { describe, expect, it } from 'vitest';
import { pieces, rest, search, searchTerms, sisters, termsIn } from './rules';

const rule = (number: string, fr: string, en: string, say = '') => ({ number, title: { fr, en }, summary: { fr: say, en: say } });
const rules = [rule('4', 'Séquence', 'Sequence'), rule('4.1', 'Événement', 'Event'), rule('8.4', 'Tir de barrage', 'Barrage', 'Draw a card.'), rule('9', 'Cartes', 'Cards', 'A barrage may follow.')];
const found = (asked: string, language: 'fr' | 'en' = 'en') => search(rules, asked, language).map(({ number }) => number);

describe('searching the rules', () => {
  it('finds a number and the rules below it', () => expect(found('4')).toEqual(['4', '4.1']));
  it('finds words in titles before those in summaries', () => expect(found('barrage')).toEqual(['8.4', '9']));
  it('ignores accents and capitals', () => expect(found('evenement', 'fr')).toEqual(['4.1']));
  it('requires every word', () => expect(found('barrage draw')).toEqual(['8.4']));
  it('finds nothing for an unknown word, and every rule for no words', () => {
    expect(found('zeppelin')).toEqual([]);
    expect(found(' ')).toHaveLength(4);
  });
});

const word = (fr: string, en: string) => ({ name: { fr, en }, meaning: { fr: `${fr} : un mot`, en: `${en}: a word` }, rule: '4' });
const terms = [word('tir de barrage', 'barrage'), word('hex', 'hex'), word('Événement', 'event')];

describe('the glossary', () => {
  it('is in alphabetical order', () => expect(searchTerms(terms, '', 'fr').map(({ name }) => name.fr)).toEqual(['Événement', 'hex', 'tir de barrage']));
  it('can be searched without accents', () => expect(searchTerms(terms, 'evenement', 'fr')).toHaveLength(1));
  it('finds the terms in a rule, singular or plural, but not inside other words', () => {
    expect(termsIn(rule('1', '', 'Barrages', 'Each event.'), terms, 'en').map(({ name }) => name.en)).toEqual(['barrage', 'event']);
    expect(termsIn(rule('1', '', 'Hexagons'), terms, 'en')).toEqual([]);
  });
});

describe('the searched words', () => {
  it('are marked, with or without accents', () =>
    expect(pieces('Un événement', 'even')).toEqual([{ text: 'Un ', hit: false }, { text: 'évén', hit: true }, { text: 'ement', hit: false }]));
  it('are not marked if only one letter was typed', () => expect(pieces('abc', 'a')).toEqual([{ text: 'abc', hit: false }]));
});

describe('sister rules', () => {
  const chapter = Array.from({ length: 12 }, (_, n) => rule(`7.${n + 1}`, '', ''));
  const around = (number: string) => sisters([rule('6.1', '', ''), ...chapter, rule('8.1', '', '')], number).map((one) => one.number);
  it('are the rules around it in its chapter', () => expect(around('7.6')).toEqual(['7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9', '7.10']));
  it('are just as many at the end of a chapter', () => expect(around('7.12')).toHaveLength(9));
  it('can be read on from any of them', () => {
    const all = [rule('6.1', '', ''), ...chapter, rule('8.1', '', '')];
    expect(rest(all, '7.10').map((one) => one.number)).toEqual(['7.11', '7.12']);
    expect(rest(all, '7.12')).toEqual([]);
  });
  it('are none if the chapter has only one rule', () => expect(around('6.1')).toEqual(['6.1']));
});
