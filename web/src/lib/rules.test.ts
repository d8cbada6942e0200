import { describe, expect, it } from 'vitest';
import { search } from './rules';

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
