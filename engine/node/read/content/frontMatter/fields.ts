import { isAddress } from '../../config/schema/fields.ts';

/** Small readers for values of front matter and data files: each converts or rejects a value. */
export type Field<T> = (value: unknown) => Read<T>;

type Read<T> = { ok: true; value: T } | Refusal;

interface Refusal {
  ok: false;
  /** The phrase after "expected". */
  expected: string;
  /** The place inside the value, `[0].label`. */
  at?: string;
}

export type Fields = Record<string, Field<unknown>>;

export type ReadFields<F extends Fields> = {
  [K in keyof F]?: F[K] extends Field<infer T> ? T : never;
};

const accept = <T>(value: T): Read<T> => ({ ok: true, value });
const refuse = (expected: string, at?: string): Refusal => ({ ok: false, expected, at });

/** YAML reads `1.5` as a number and `2024-01-01` as a date; where text is expected, both become text. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || value instanceof Date ? String(value) : undefined;
}

export const text: Field<string> = (value) => {
  const written = asText(value);
  return written ? accept(written) : refuse('a text that is not empty');
};

/** In data files a number is not text: authors who mean text write quotes. */
export const plainText: Field<string> = (value) =>
  typeof value === 'string' && value !== '' ? accept(value) : refuse('a text that is not empty');

export const plainTextOrEmpty: Field<string> = (value) =>
  typeof value === 'string' ? accept(value) : refuse('a text');

/** A URL or a path; rejects pictures and links that no reader could open. */
export const address: Field<string> = (value) =>
  typeof value === 'string' && value !== '' && isAddress(value)
    ? accept(value)
    : refuse('a URL or a path, with spaces and letters beyond ASCII percent-encoded');

export const textOrEmpty: Field<string> = (value) => {
  const written = asText(value);
  return written === undefined ? refuse('a text') : accept(written);
};

export const flag: Field<boolean> = (value) => {
  if (typeof value === 'boolean') return accept(value);
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return word === 'true' || word === 'false' ? accept(word === 'true') : refuse('`true` or `false`');
};

export function number(min = -Infinity, max = Infinity): Field<number> {
  const phrase = max === Infinity ? 'a number' : `a number from ${min} to ${max}`;
  return (value) => {
    const written = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    const fits = typeof written === 'number' && Number.isFinite(written) && written >= min && written <= max;
    return fits ? accept(written) : refuse(phrase);
  };
}

/** A date: a `Date` from YAML, or any text that `Date.parse` accepts. */
export const date: Field<Date | string> = (value) => {
  if (value instanceof Date) return accept(value);
  if (typeof value === 'number') return accept(new Date(value));
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return accept(value);
  return refuse('a date such as 2025-01-31 or 2025-01-31T08:00');
};

export const anyObject: Field<Record<string, unknown>> = (value) =>
  isObject(value) ? accept(value) : refuse('an object');

export function nullable<T>(field: Field<T>): Field<T | null> {
  return (value) => {
    const read: Read<T | null> = value === null ? accept(null) : field(value);
    return read.ok ? read : { ...read, expected: `${read.expected}, or \`null\`` };
  };
}

export function either<A, B>(first: Field<A>, second: Field<B>): Field<A | B> {
  return (value) => {
    const one = first(value);
    if (one.ok) return one;
    const other = second(value);
    return other.ok ? other : refuse(`${one.expected}, or ${other.expected}`, one.at ?? other.at);
  };
}

export function list<T>(item: Field<T>, minLength = 0): Field<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return refuse('a list');
    if (value.length < minLength) return refuse('a list that is not empty');
    const items: T[] = [];
    for (const [index, entry] of value.entries()) {
      const read = item(entry);
      if (!read.ok) return refuse(read.expected, `[${index}]${read.at ?? ''}`);
      items.push(read.value);
    }
    return accept(items);
  };
}

/** An object with these keys and no others. `needs` lists required keys. */
export function closedObject<F extends Fields>(
  fields: F,
  needs?: (value: ReadFields<F>) => string | undefined,
): Field<ReadFields<F>> {
  const read = object(fields, needs);
  return (value) => {
    const unknown = isObject(value) ? Object.keys(value).find((key) => !Object.hasOwn(fields, key)) : undefined;
    if (unknown === undefined) return read(value);
    const known = Object.keys(fields).map((key) => `\`${key}\``);
    return refuse(`only the keys ${known.join(', ')}`, `.${unknown}`);
  };
}

/** An object with these keys; others are not read. `needs` lists required keys. */
export function object<F extends Fields>(
  fields: F,
  needs: (value: ReadFields<F>) => string | undefined = () => undefined,
): Field<ReadFields<F>> {
  return (value) => {
    if (!isObject(value)) return refuse('an object');
    const result: Record<string, unknown> = { ...value };
    for (const [key, field] of Object.entries(fields)) {
      if (value[key] === undefined) continue;
      const read = field(value[key]);
      if (!read.ok) return refuse(read.expected, `.${key}${read.at ?? ''}`);
      result[key] = read.value;
    }
    const missing = needs(result as ReadFields<F>);
    return missing === undefined ? accept(result as ReadFields<F>) : refuse(missing);
  };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
