import { describe, expect, it } from 'vitest';
import { Catalogues, referencesOf, seatName, signed } from './texts';

const source = `
seat-german = the German
    .name = German
ask = { $unit } at { $place }
event-dealt = { $cards-count ->
    [0] { $side } takes { $count } cards
   *[other] { $side } takes { $cards }
}
hint-sum = { $mine } against { $theirs }: { $units }
event-changed = { $amount-signed }
event-tossed = { $success ->
    [0] failure
   *[other] success
}
`;
const texts = new Catalogues('en', [source], { 'card:7': { fr: 'Fusil', en: 'Rifle' }, 'card:8': { fr: 'Char', en: 'Tank' } });

describe('texts', () => {
  it('turns references into names, of components or of messages', () => {
    expect(texts.say('ask', { unit: 'card:7', place: 'seat:german' })).toBe('Rifle at the German');
  });
  it('joins lists, and counts their items', () => {
    expect(texts.event({ type: 'dealt', side: 'seat:german', count: 2, cards: ['card:7', 'card:8'] })).toBe('The German takes Rifle and Tank');
  });
  it('knows that an empty field was left out', () => {
    expect(texts.event({ type: 'dealt', side: 'seat:german', count: 2 })).toBe('The German takes 2 cards');
    expect(texts.event({ type: 'tossed' })).toBe('Failure');
  });
  it('says why a choice is good', () => {
    expect(texts.fact({ rule: '', text: 'hint-sum', args: { mine: 3, theirs: 2, units: ['card:7', 'card:8'] }, at: ['card:7'] })).toBe('3 against 2: Rifle and Tank');
  });
  it('puts a sign before changes', () => {
    expect(texts.event({ type: 'changed', amount: -2 })).toBe('−2');
    expect([signed(3), signed(0)]).toEqual(['+3', '0']);
  });
  it('names seats, and finds what an event points at', () => {
    expect(seatName(texts, 'german')).toBe('German');
    expect(referencesOf({ type: 'x', rule: '4.3', card: 'card:7', at: ['hex:0101'], note: 'no' })).toEqual(['card:7', 'hex:0101']);
  });
});
