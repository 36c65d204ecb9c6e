import { has } from '../browser/attributes.ts';
import { address } from './settleAddress.ts';

/**
 * History entries made by the app belong to one document. After a reload or in a restored tab, this document belongs to
 * all of them, so before the app runs, Back would only change the address. So the entry's own document is loaded.
 * `manual` then means that the app restores its position.
 */
addEventListener('popstate', () => {
  // An entry without state was made by the browser: mostly a section of this page.
  if (has('ocLive') || (!history.state && location.pathname === address.pathname)) return;
  history.scrollRestoration = 'manual';
  // The app may still arrive from the cache, and would store this scroll position for the other entry.
  octavo.left = true;
  location.reload();
});
