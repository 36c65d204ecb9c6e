/** Events on `document`, for code that adds behaviour to articles. */

/** After a client navigation put a new article into `main`, before the view moves. */
export const PAGE_EVENT = 'octavo:page';

/** Sent by the development server: the current page has changed. */
export const REFRESH_EVENT = 'octavo:refresh';
