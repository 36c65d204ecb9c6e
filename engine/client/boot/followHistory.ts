import { has } from '../browser/attributes.ts';
import { address } from './settleAddress.ts';

/**
 * History entries made by the app belong to one document. After a reload or in a restored tab, this document stands for
 * all of them: until the app runs, Back would change the address and nothing else. So the entry's own document is
 * loaded. `manual` then means that the app restores its position.
 */
addEventListener('popstate', () => {
  // An entry without state was made by the browser: mostly a section of this page.
  if (has('ocLive') || (!history.state && location.pathname === address.pathname)) return;
  history.scrollRestoration = 'manual';
  // The app may still come, as the cache has it: it would take this view for the other entry's.
  octavo.left = true;
  location.reload();
});
