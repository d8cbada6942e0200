// What is where, and what can be chosen there.
import type { Decision, Option } from '../../lib/types';

/** Things by the place they name. */
export function byPlace<T extends { at: string }>(things: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const here = found.get(thing.at);
    if (here) here.push(thing);
    else found.set(thing.at, [thing]);
  }
  return found;
}

/** What can be chosen, by each thing that it points at. */
export function answersByPlace(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    for (const ref of option.at ?? []) {
      const here = found.get(ref);
      if (here) here.push(option);
      else found.set(ref, [option]);
    }
  }
  return found;
}

export const answersOf = (decision: Decision | null, pending: boolean): Map<string, Option[]> => answersByPlace(pending ? [] : (decision?.options ?? []));
