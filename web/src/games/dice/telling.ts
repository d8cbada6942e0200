// How an event is drawn.
import { referencesOf } from '../../lib/texts';
import type { GameEvent, Seat } from '../../lib/types';

export function seatOf(event: GameEvent): Seat | null {
  return typeof event.seat === 'string' && event.seat.startsWith('seat:') ? event.seat.slice(5) : null;
}

export function diceOf(event: GameEvent): number[] {
  return Array.isArray(event.dice) ? event.dice.map((die) => Number(String(die).replace('die:', ''))).filter((die) => !Number.isNaN(die)) : [];
}

/** A sector's own name, whether it comes as a reference or as a bare id. */
export function sectorName(value: unknown): string {
  return String(value ?? '').replace(/^(sea|sector):/, '');
}

/** What an event points at: its references, and sectors that it names by their bare ids. */
export function references(event: GameEvent): string[] {
  const bare = [event.origin, event.sector].filter((value): value is string => typeof value === 'string' && value !== '' && !value.includes(':'));
  return [...referencesOf(event), ...bare.map((id) => `sector:${id}`)];
}

const EXPLODING = ['guns-fired', 'fought', 'mine-exploded', 'sea-combat', 'craft-shelled', 'craft-mined', 'unit-eliminated'];

/** Sectors where something explodes while the event is shown. */
export function burstsOf(event: GameEvent): string[] {
  if (event.type === 'shells-fell') return Array.isArray(event.sectors) ? event.sectors.map(sectorName) : [];
  if (event.type === 'fought' && !event.losses) return [];
  return EXPLODING.includes(event.type) && typeof event.sector === 'string' ? [sectorName(event.sector)] : [];
}
