// Applies the changes between two views that the server sends (src/landfall/core/deltas.py): a path and its new value,
// or a path and a stretch of a list that is replaced. The two views share everything that has not changed.

export type Path = (string | number)[];
export type Change = [Path, unknown] | [Path, number, number, unknown[]];

export function applied<T>(value: T, changes: Change[]): T {
  return changes.reduce<unknown>((now, change) => put(now, change[0], 0, change), value) as T;
}

function put(value: unknown, path: Path, depth: number, change: Change): unknown {
  if (depth === path.length) {
    if (change.length === 2) return change[1];
    const [, start, gone, fresh] = change;
    const list = value as unknown[];
    return [...list.slice(0, start), ...fresh, ...list.slice(start + gone)];
  }
  const key = path[depth]!;
  if (Array.isArray(value)) {
    const copy = [...value];
    copy[key as number] = put(value[key as number], path, depth + 1, change);
    return copy;
  }
  const record = value as Record<string, unknown>;
  return { ...record, [key]: put(record[key], path, depth + 1, change) };
}
