/**
 * Small schemas of which the others consist. A message is always the phrase after "expected": the report adds key path,
 * value and nearest right name.
 */
import * as v from 'valibot';
import { stubSource } from '../module/stub.ts';
import { didYouMean, nearestName } from '../../../../shared/nearestName.ts';

/** As in Docusaurus, text is not empty unless allowed; an empty name or path is a mistake anyway. */
export const text = v.pipe(v.string(), v.nonEmpty('a text that is not empty'));

export const maybeEmptyText = v.string();

export const flag = v.boolean();

/** A flag that may be text, because Docusaurus takes it from an environment variable too. */
export const looseFlag = v.pipe(
  v.union([flag, v.picklist(['true', 'false'])], '`true` or `false`'),
  v.transform((value) => value === true || value === 'true'),
);

/** An address: absolute, or relative with valid characters. */
export const address = v.pipe(
  text,
  v.check(isAddress, 'a URL or a path, with spaces and letters beyond ASCII percent-encoded'),
);

export function isAddress(value: string): boolean {
  if (URL.canParse(value)) return true;
  return (
    !/^[a-z][\w+.-]*:/i.test(value) &&
    /^(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})*(?:#(?:[\w\-.~!$&'()*+,;=:@/?]|%[\da-f]{2})*)?$/i.test(value)
  );
}

export const severity = v.picklist(['ignore', 'log', 'warn', 'throw']);

/** Lists, functions and regular expressions are objects in JavaScript, but not the ones that an option means. */
const plainObject = v.custom<Record<string, unknown>>(
  (value) => Object.prototype.toString.call(value) === '[object Object]',
  'an object',
);

/** An object whose keys Octavo does not check. */
export const anyObject = v.pipe(plainObject, v.record(v.string(), v.unknown()));

/** An object with keys of the author's choice. */
export function recordOf<const Value extends v.GenericSchema>(value: Value) {
  return v.pipe(plainObject, v.record(v.string(), value));
}

export const regExp = v.custom<RegExp>(
  (value) => Object.prototype.toString.call(value) === '[object RegExp]',
  'a regular expression',
);

/** A function of the site, passed on unchanged. `parameters`: how many it may declare; by default any number. */
export function functionOf<F extends (...args: never[]) => unknown>(...parameters: (0 | 1)[]) {
  return v.custom<F>(
    (value) => {
      if (typeof value !== 'function' || stubSource(value) !== undefined) return false;
      return parameters.length === 0 || parameters.some((count) => count === value.length);
    },
    parameters.length === 0 ? 'a function' : 'a function of one argument',
  );
}

/**
 * An object that may have no other keys. Unlike valibot's own strict object it reports all unknown keys, each with the
 * one that was probably meant.
 *
 * `open`: Docusaurus passes unknown keys on (attributes of a link).
 */
export function strict<const Entries extends v.ObjectEntries>(
  entries: Entries,
  options: { open?: boolean } = {},
): v.StrictObjectSchema<Entries, undefined> {
  const known = Object.keys(entries);
  const schema = v.pipe(
    plainObject,
    v.looseObject(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      const input = dataset.value as Record<string, unknown>;
      for (const [key, value] of Object.entries(input)) {
        if (options.open || Object.hasOwn(entries, key)) continue;
        addIssue({
          message: `${UNKNOWN_KEY}.${suggestKey(key, known)}`,
          path: [{ type: 'object', origin: 'key', input, key, value }],
        });
      }
    }),
  );
  if (options.open) OPEN.add(schema);
  // The check above makes the loose object strict, but its type does not reflect that.
  return schema as unknown as v.StrictObjectSchema<Entries, undefined>;
}

const OPEN = new WeakSet<v.GenericSchema>();

/** Whether an object may have other keys, for the reference of the configuration. */
export function isOpen(schema: v.GenericSchema): boolean {
  return OPEN.has(schema);
}

export const UNKNOWN_KEY = 'unknown key';

function suggestKey(key: string, known: string[]): string {
  if (nearestName(key, known) !== undefined) return didYouMean(key, known);
  return known.length <= 12 ? ` Known keys: ${known.map((name) => `\`${name}\``).join(', ')}.` : '';
}

/** One value or a list of them; always a list afterwards. `never`: the phrase for a forbidden empty list. */
export function listOf<const Item extends v.GenericSchema>(item: Item, never?: string) {
  const list = v.pipe(v.array(item), v.minLength(never === undefined ? 0 : 1, never));
  return v.pipe(
    v.union([list, item]),
    v.transform((value): v.InferOutput<Item>[] => (Array.isArray(value) ? value : [value as v.InferOutput<Item>])),
  );
}

/** Keys that Docusaurus knows but Octavo does not use: only their type is checked. */
export function unused<const Key extends string, const Schema extends v.GenericSchema>(schema: Schema, ...keys: Key[]) {
  const entries = keys.map((key) => [key, v.optional(schema)] as const);
  for (const [, entry] of entries) UNUSED.add(entry);
  return Object.fromEntries(entries) as Record<Key, v.OptionalSchema<Schema, undefined>>;
}

const UNUSED = new WeakSet<v.GenericSchema>();

/** Whether a key has no effect, for the reference of the configuration. */
export function isUnused(schema: v.GenericSchema): boolean {
  return UNUSED.has(schema);
}

/** A key that Docusaurus removed and now rejects. `instead`: its replacement. */
export function removed(instead: string) {
  return v.optional(v.undefined(`no such key any more: ${instead}`));
}

export function isRemoved(schema: v.GenericSchema): boolean {
  return (
    schema.type === 'optional' && (schema as v.OptionalSchema<v.GenericSchema, undefined>).wrapped.type === 'undefined'
  );
}

/** The keys of an object that may be missing, with their schemas; undefined if the schema is none of `strict`. */
export function entriesOf(schema: v.GenericSchema): v.ObjectEntries | undefined {
  type Parts = { wrapped?: v.GenericSchema; pipe?: v.GenericSchema[]; entries?: v.ObjectEntries };
  const { wrapped, pipe = [], entries } = schema as Parts;
  if (wrapped) return entriesOf(wrapped);
  return entries ?? pipe.map(entriesOf).find(Boolean);
}

/** A whole number in a range, both ends included. */
export function wholeNumber(least: number, most = Infinity) {
  const phrase = most === Infinity ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`;
  return v.pipe(v.number(phrase), v.integer(phrase), v.minValue(least, phrase), v.maxValue(most, phrase));
}
