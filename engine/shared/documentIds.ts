/**
 * Ids that the engine's documents use. Most have a colon, which no heading's id has unless its author writes one:
 * a heading "Octavo page" keeps the id that readers expect, and collides with nothing.
 */
const PREFIX = 'octavo:';

/** Element that React hydrates. It has the name that style sheets and code of a site know it by. */
export const APP_ID = '__docusaurus';
/** `<script type="application/json">` that holds the page's `PageData`. */
export const PAGE_DATA_ID = 'octavo:page';
/** `<noscript>` at the end of the document, with the link to the style that boot asks for after the first paint. */
export const STYLE_ID = 'octavo:style';
/** Where the skip link leads. */
export const MAIN_ID = 'octavo:main';
export const DRAWER_ID = 'octavo:drawer';
export const TOC_TITLE_ID = 'octavo:toc';
/** Followed by the dropdown's number. */
export const MENU_ID = 'octavo:menu-';

/** True for an id that the engine's documents use, or may use. */
export function isDocumentId(id: string): boolean {
  return id.startsWith(PREFIX) || id === APP_ID;
}
