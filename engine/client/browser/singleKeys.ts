/** The storage key by which a reader switches single-key shortcuts off. */
export const SINGLE_KEYS = 'octavo.single-keys';
