import { has } from '../browser/attributes.ts';
import { address } from './settleAddress.ts';

/**
 * Entries of the history that the app made lie within one document. After a reload, in a restored tab and the like
 * that is this document, for all of them: until the app runs, Back would change the address and nothing else. So
 * the entry's own document is loaded. `manual` then says that its position is the app's to restore.
 */
addEventListener('popstate', () => {
  // An entry without state was made by the browser: mostly a section of this page.
  if (has('ocLive') || (!history.state && location.pathname === address.pathname)) return;
  history.scrollRestoration = 'manual';
  // The app may still come, as the cache has it: it would take this view for the other entry's.
  octavo.left = true;
  location.reload();
});
