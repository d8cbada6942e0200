// The German player's orders: a source (a Specialist, an Item, a Decoration), then its target. No rules: the options
// come from the server.
import type { Decision, Option } from '../../lib/types';
import type { German } from './types';
import { spanned } from './model';

/** The card that an answer plays, or ''. */
export function sourceOf(option: Option): string {
  const first = option.at?.[0] ?? '';
  return option.id.startsWith('use:') && first.startsWith('card:') ? first.slice(5) : '';
}

export function ordersOf(decision: Decision | null, card: string): Option[] {
  return card ? (decision?.options.filter((option) => sourceOf(option) === card) ?? []) : [];
}

export function sources(decision: Decision | null): string[] {
  return [...new Set((decision?.options ?? []).map(sourceOf).filter(Boolean))];
}

/** What may be pointed at for a source: Units, sectors, borders. */
export function targetsOf(orders: readonly Option[]): string[] {
  return [...new Set(orders.flatMap((option) => (option.at ?? []).filter((ref) => /^(seat|sector|token):/.test(ref))))];
}

/** The remaining orders once a target is chosen. */
export function ordersAt(orders: readonly Option[], target: string): Option[] {
  return target ? orders.filter((option) => option.at?.includes(target)) : [...orders];
}

/** « 5 → 2 » beside each Unit, for the chosen source: what its first order would leave. */
export function results(german: German | null, orders: readonly Option[]): Record<string, string> {
  const found: Record<string, string> = {};
  const ids = new Set(orders.map(({ id }) => id));
  for (const { option, seat, soldiers, left } of german?.aims ?? []) {
    if (ids.has(option)) found[seat] ??= `${soldiers} → ${spanned(left)}`;
  }
  return found;
}
