/**
 * The same function, but it computes each result once. It forgets all of them when there are `max`: for keys that clients
 * choose.
 */
export function remember<Key, Value>(compute: (key: Key) => Value, max = Infinity): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (known.has(key)) return known.get(key) as Value;
    const value = compute(key);
    if (known.size >= max) known.clear();
    known.set(key, value);
    return value;
  };
}
