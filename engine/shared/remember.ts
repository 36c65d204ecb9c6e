/**
 * The same function, but it computes each result once; arguments after the key do not count. It forgets all results
 * when their sizes add up to `max`: for keys that clients choose, or that are too many to stay in memory.
 */
export function remember<Key, Value, Rest extends unknown[] = []>(
  compute: (key: Key, ...rest: Rest) => Value,
  max = Infinity,
  sizeOf: (key: Key, ...rest: Rest) => number = () => 1,
): (key: Key, ...rest: Rest) => Value {
  const known = new Map<Key, Value>();
  let size = 0;
  return (key, ...rest) => {
    if (known.has(key)) return known.get(key) as Value;
    const value = compute(key, ...rest);
    if (size >= max) {
      known.clear();
      size = 0;
    }
    size += sizeOf(key, ...rest);
    known.set(key, value);
    return value;
  };
}
