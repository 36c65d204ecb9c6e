/** The storage key for a reader who wants no single-key shortcuts. */
export const SINGLE_KEYS = 'octavo.single-keys';
