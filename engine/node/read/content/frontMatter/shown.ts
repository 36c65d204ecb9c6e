/** Formats a value for a message. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'function') return 'a function';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}
