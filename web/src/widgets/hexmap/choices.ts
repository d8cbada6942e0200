// What is at each place of a map, and what can be chosen there.
import type { Decision, Option } from '../../lib/types';

function grouped<T>(things: readonly T[], placesOf: (thing: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    for (const place of placesOf(thing)) {
      const here = found.get(place);
      if (here) here.push(thing);
      else found.set(place, [thing]);
    }
  }
  return found;
}

/** Things, by their place. */
export const byPlace = <T extends { at: string }>(things: readonly T[]): Map<string, T[]> => grouped(things, ({ at }) => [at]);

/** Options, by the things they point at. */
export const answersByPlace = (options: readonly Option[]): Map<string, Option[]> => grouped(options, ({ at }) => at ?? []);

export const answersOf = (decision: Decision | null, pending: boolean): Map<string, Option[]> => answersByPlace(pending ? [] : (decision?.options ?? []));
