/** Where a value contains itself: the keys that lead from it to the place, and how deep the containing value is. */
export interface Cycle {
  keys: string[];
  /** Number of keys that lead to the value that the last one leads back to. */
  depth: number;
}

/** Values that are in many places are no cycle. */
export function findCycle(value: unknown): Cycle | undefined {
  const done = new Set<unknown>();
  const open: unknown[] = [];
  return search(value, []);

  function search(current: unknown, keys: string[]): Cycle | undefined {
    if (typeof current !== 'object' || current === null) return undefined;
    const depth = open.indexOf(current);
    if (depth >= 0) return { keys, depth };
    if (done.has(current)) return undefined;
    open.push(current);
    for (const [key, inner] of Object.entries(current)) {
      const found = search(inner, [...keys, key]);
      if (found) return found;
    }
    open.pop();
    done.add(current);
    return undefined;
  }
}
