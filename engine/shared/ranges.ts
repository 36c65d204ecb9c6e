/**
 * Live components, and the server's HTML inside them, have no element around them: sibling nodes between two comments
 * are a range. A range begins with what it is and ends with `END_MARK`.
 */

/** A live component. JSON follows: the component, the prefix of its ids and that of its slots, 1 if it has no HTML, its properties. */
export const ISLAND_MARK = 'oc-island ';
/** HTML of the server inside live code. Its key follows, as JSON. */
export const PART_MARK = 'oc-part ';
export const END_MARK = '/oc';
/** On a template with parts that nothing shows yet. */
export const LATER_ATTRIBUTE = 'data-oc-later';
