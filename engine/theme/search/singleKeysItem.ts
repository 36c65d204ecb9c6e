/** Where it is stored that a reader wants no shortcuts of a single key. */
export const SINGLE_KEYS = 'octavo.single-keys';
