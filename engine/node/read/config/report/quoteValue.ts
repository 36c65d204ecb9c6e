import { stubSource } from '../module/stub.ts';

const MAX_LENGTH = 80;

/** Formats a value for a message: short and unambiguous. */
export function quoteValue(value: unknown): string {
  const source = stubSource(value);
  if (source !== undefined) return `a value from "${source}", which is not installed,`;
  if (typeof value === 'string') return cut(JSON.stringify(value));
  if (typeof value === 'function') return value.name ? `the function \`${value.name}\`` : 'a function';
  if (typeof value === 'object' && value !== null) return cut(toJson(value));
  return String(value);
}

function toJson(value: object): string {
  if (value instanceof RegExp) return String(value);
  try {
    const json = JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'function' ? '[function]' : inner));
    return json ?? Object.prototype.toString.call(value);
  } catch {
    // Circular, or with a `toJSON` that throws.
    return Array.isArray(value) ? 'a list' : 'an object';
  }
}

function cut(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1)}…`;
}
