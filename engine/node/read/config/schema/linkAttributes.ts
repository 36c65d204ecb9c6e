import * as v from 'valibot';

/**
 * Attributes of a link, which Docusaurus passes on unchecked. `null`, `undefined` and values other than text count as
 * missing.
 */
const attribute = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' && value !== '' ? value : undefined)),
  ),
);

export const linkAttributes = { 'aria-label': attribute, title: attribute, target: attribute, rel: attribute };
