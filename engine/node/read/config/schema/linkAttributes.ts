import * as v from 'valibot';

/**
 * Attributes of a link, which Docusaurus hands on unseen: `null` and `undefined` mean none, and so does what is no
 * text.
 */
const attribute = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' && value !== '' ? value : undefined)),
  ),
);

export const linkAttributes = { 'aria-label': attribute, title: attribute, target: attribute, rel: attribute };
