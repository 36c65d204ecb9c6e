/**
 * The JSON part of any value: omits functions, as in JSON, and also circular values and big integers, at which JSON
 * would throw.
 */
export function toPlain(value: unknown): unknown {
  const above: unknown[] = [];
  const text = JSON.stringify(value ?? null, function (this: unknown, _key, part: unknown) {
    if (typeof part === 'bigint') return undefined;
    if (typeof part !== 'object' || part === null) return part;
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (above.includes(part)) return undefined;
    above.push(part);
    return part;
  });
  return text === undefined ? null : JSON.parse(text);
}
