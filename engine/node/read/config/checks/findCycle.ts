/** Finds where a value contains itself: the keys that lead there, and the depth of the containing value. */
export interface Cycle {
  keys: string[];
  /** The number of keys that lead to the value to which the last key leads back. */
  depth: number;
}

/** Values that occur in several places are not a cycle. */
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
