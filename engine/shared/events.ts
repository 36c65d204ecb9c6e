/** Events on `document`, for code that adds behaviour to articles. */

/** After a client navigation put a new article into `main`, before the view moves. */
export const PAGE_EVENT = 'octavo:page';

/**
 * What a script sends that needs the app at once, which otherwise is loaded when a reader does something: a `MouseEvent` of
 * this kind is taken for that.
 */
export const INTENT_EVENT = ['pointermove', { movementX: 1 }] as const;

/** Sent by the development server: the current page has changed. */
export const REFRESH_EVENT = 'octavo:refresh';
