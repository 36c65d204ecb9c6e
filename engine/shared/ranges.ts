/**
 * Live components, the server's HTML inside them, and the site's own parts of the shell have no element around them:
 * sibling nodes between two comments are a range. A range begins with what it is and ends with `END_MARK`.
 */

/** How each of them begins. */
export const START_MARK = 'oc-';
/** A live component. JSON follows: the component, the prefix of its ids and that of its slots, 1 if it has no HTML, its properties. */
export const ISLAND_MARK = 'oc-island ';
/** HTML of the server inside live code. Its key follows, as JSON. */
export const PART_MARK = 'oc-part ';
/** A part of the shell that is the site's own. Its name follows. */
export const SLOT_MARK = 'oc-slot ';
export const END_MARK = '/oc';
/** What React knows of such a part: a text in front of it, which is emptied once it is in place. */
export const SLOT_ANCHOR = '\u2064';
/** On a template with parts that nothing shows yet. */
export const LATER_ATTRIBUTE = 'data-oc-later';
