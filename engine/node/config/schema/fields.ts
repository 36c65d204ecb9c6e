/**
 * Small schemas the others are made of. A message is always the phrase after "expected": the reporter adds
 * key path, value and nearest right name.
 */
import * as v from 'valibot';

export const text = v.string();

/** A string with something in it: an empty name or path is always a slip. */
export const filledText = v.pipe(v.string(), v.nonEmpty('a text that is not empty'));

export const flag = v.boolean();

export const severity = v.picklist(['ignore', 'log', 'warn', 'throw']);

export const anyObject = v.record(v.string(), v.unknown());

/** A function of the site's own: taken as it is, called by whoever needs it. */
export function functionOf<F extends (...args: never[]) => unknown>() {
  return v.custom<F>((value) => typeof value === 'function', 'a function');
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
  return v.pipe(v.number(), v.integer(phrase), v.minValue(least, phrase), v.maxValue(most, phrase));
}
