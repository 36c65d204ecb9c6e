/**
 * Ids that the engine's documents use. Most have a colon, which no heading's id has unless its author writes one:
 * a heading "Octavo page" keeps the id that readers expect, and collides with nothing.
 */
const PREFIX = 'octavo:';

/** The element that React hydrates, with the name that style sheets and code of sites use. */
export const APP_ID = '__docusaurus';
/** `<script type="application/json">` that holds the page's `PageData`. */
export const PAGE_DATA_ID = 'octavo:page';
/** The target of the skip link: everything between navbar and footer, with Docusaurus's name. */
export const MAIN_ID = '__docusaurus_skipToContent_fallback';
/** The drawer of a reader without JavaScript. */
export const DRAWER_ID = 'octavo:drawer';

/** True for an id that the engine's documents use, or may use. */
export function isDocumentId(id: string): boolean {
  return id.startsWith(PREFIX) || id.startsWith(APP_ID);
}
