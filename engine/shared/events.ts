/** Events on `document`, for code that adds behaviour to articles. */

/** Sent after a client navigation has put a new article into `main`, before the view moves. */
export const PAGE_EVENT = 'octavo:page';

/**
 * Sent by a script that needs the app immediately; otherwise the app loads at the reader's first action. A `MouseEvent`
 * of this type counts as such an action.
 */
export const INTENT_EVENT = ['pointermove', { movementX: 1 }] as const;

/** Sent by the development server: the current page has changed. */
export const REFRESH_EVENT = 'octavo:refresh';
