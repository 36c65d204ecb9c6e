/**
 * Small schemas the others are made of. A message is always the phrase after "expected": the report adds key
 * path, value and nearest right name.
 */
import * as v from 'valibot';
import { standInSource } from '../module/standIn.ts';
import { didYouMean, nearestName } from '../../../../shared/nearestName.ts';

/** Docusaurus takes no empty text but where it says so; an empty name or path is a slip anyway. */
export const text = v.pipe(v.string(), v.nonEmpty('a text that is not empty'));

export const maybeEmptyText = v.string();

export const flag = v.boolean();

export const severity = v.picklist(['ignore', 'log', 'warn', 'throw']);

/** Lists, functions and regular expressions are objects to JavaScript, but never what an option means by one. */
const plainObject = v.custom<Record<string, unknown>>(
  (value) => Object.prototype.toString.call(value) === '[object Object]',
  'an object',
);

export const anyObject = v.pipe(plainObject, v.record(v.string(), v.unknown()));

/** An object with keys of the author's choice. */
export function recordOf<const Value extends v.GenericSchema>(value: Value) {
  return v.pipe(plainObject, v.record(v.string(), value));
}

export const regExp = v.custom<RegExp>(
  (value) => Object.prototype.toString.call(value) === '[object RegExp]',
  'a regular expression',
);

/** A function of the site's own: taken as it is, called by whoever needs it. */
export function functionOf<F extends (...args: never[]) => unknown>() {
  return v.custom<F>((value) => typeof value === 'function' && standInSource(value) === undefined, 'a function');
}

/**
 * An object that may have no other keys. Unlike valibot's own strict object it names every unknown key, not the
 * first alone, and the one that was probably meant.
 *
 * `open`: where Docusaurus passes keys it does not know on to whoever may want them (attributes of a link), only
 * a slip of a known key is wrong.
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
        if (key in entries || (options.open && nearestName(key, known) === undefined)) continue;
        addIssue({
          message: `${UNKNOWN_KEY}.${suggestKey(key, known)}`,
          path: [{ type: 'object', origin: 'key', input, key, value }],
        });
      }
    }),
  );
  // The check above makes the loose object strict, which its type cannot know.
  return schema as unknown as v.StrictObjectSchema<Entries, undefined>;
}

export const UNKNOWN_KEY = 'unknown key';

function suggestKey(key: string, known: string[]): string {
  if (nearestName(key, known) !== undefined) return didYouMean(key, known);
  return known.length <= 12 ? ` Known keys: ${known.map((name) => `\`${name}\``).join(', ')}.` : '';
}

/** One value or a list of them; always a list afterwards. */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.union([v.array(item), item]),
    v.transform((value): v.InferOutput<Item>[] => (Array.isArray(value) ? value : [value as v.InferOutput<Item>])),
  );
}

/** Keys that Docusaurus knows and Octavo has no use for: accepted, not looked at. */
export function unused<const Key extends string>(...keys: Key[]) {
  return Object.fromEntries(keys.map((key) => [key, v.optional(v.unknown())])) as Record<
    Key,
    v.OptionalSchema<v.UnknownSchema, undefined>
  >;
}

/** A whole number in a range, both ends included. */
export function wholeNumber(least: number, most = Infinity) {
  const phrase = most === Infinity ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`;
  return v.pipe(v.number(phrase), v.integer(phrase), v.minValue(least, phrase), v.maxValue(most, phrase));
}
