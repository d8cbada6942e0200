import { describe, expect, it } from 'vitest';
import { favours, hardness, inShort } from './scenarios';

describe('the difficulty and balance of a scenario', () => {
  it('are found in both languages', () => {
    expect(hardness('Difficulty: very easy. Against a German, the Allies win about 42% of duels between bots.')).toBe(1);
    expect(hardness('Difficile')).toBe(4);
    expect(hardness('Difficulté : très difficile. Contre un Allemand, …')).toBe(5);
    expect(hardness('A long evening')).toBe(0);
  });

  it('are cut to the few words that fit under a picture', () => {
    expect(inShort('Difficulty: very easy. Against a German, the Allies win about 42% of duels between bots.')).toBe('very easy');
    expect(inShort('Difficulté\u00a0: moyenne. Contre un Allemand, …')).toBe('moyenne');
    expect(inShort('Introductory scenario, favours the British')).toBe('Introductory scenario, favours the British');
  });

  it('show which side is favoured', () => {
    expect(favours('Introductory scenario, favours the British')).toBe(2);
    expect(favours('Légèrement en faveur de l’Anglais')).toBe(1);
    expect(favours('En faveur de l’Allemand')).toBe(-2);
    expect(favours('Équilibré')).toBe(0);
    expect(favours('Hard for the Germans')).toBe(1);
    expect(hardness('Hard for the Germans')).toBe(0);
    expect(favours('A long evening')).toBeNull();
  });
});
