import { describe, expect, it } from 'vitest';
import { frame as crete } from '../games/crete/frame';
import { frame as omaha } from '../games/omaha/frame';
import { partners, type FrameHints, type Outcome } from './types';
import { moment } from './time';
import { verdict } from './verdict';

const won = (...winners: string[]): Outcome => ({ winners, text: 'outcome', rule: '' });

describe('an outcome', () => {
  it('is a defeat for partners if none of them won', () => {
    expect(verdict(won(), ['us'], true)).toBe('you-lost');
    expect(verdict(won(), ['us1', 'us29'], true)).toBe('you-lost');
    expect(verdict(won('us1', 'us29'), ['us1', 'us29'], true)).toBe('you-won');
  });
  it('is a defeat for nobody if the table was closed', () => expect(verdict({ ...won(), text: 'outcome-closed' }, ['us'], true)).toBe('draw'));
  it('is a draw between opponents if nobody won', () => expect(verdict(won(), ['english'], false)).toBe('draw'));
  it('is a draw in Crete, where opponents see everything but are not partners', () => {
    expect(partners(crete as FrameHints, ['german', 'allied'])).toBe(false);
    expect(crete.hides!('german')).toBe(false);
    expect(partners(omaha as FrameHints, ['us1', 'us29'])).toBe(true);
  });
  it('names the winner to both sides on one screen and to spectators', () => {
    expect(verdict(won('german'), ['english', 'german'], false)).toBe('won');
    expect(verdict(won('german'), [], false)).toBe('won');
    expect(verdict(won('german'), ['english'], false)).toBe('you-lost');
  });
});

describe('a time of day', () => {
  it('uses the 24-hour clock in both languages', () => {
    for (const language of ['fr', 'en'] as const) expect(moment('2026-11-16T16:34:00', language)).toContain('16:34');
  });
});
