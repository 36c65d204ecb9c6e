import { LATE_MARK } from '../../shared/documentAttributes.ts';
import { rewriteLinks, toCleanHref } from '../address/rewriteLinks.ts';
import { attributes, has } from '../browser/attributes.ts';
import { loadScript } from '../browser/loadScript.ts';
import { isIndex } from './settleAddress.ts';
import { unwrap } from './unwrap.ts';

addEventListener('DOMContentLoaded', () => {
  if (has('ocForm')) rewriteLinks('a,form', (href) => toCleanHref(href, !isIndex));
  if (has('ocNew')) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(loadRest)));
  // Not deferred after a reload or a step in the history: the scroll position to restore may be near the end of the page,
  // whose height depends on its style.
  else loadRest();
});

/**
 * Loads the rest of the style and the script for menus, after the first frame, so that the first paint only needs the
 * document. When the sheet arrives, all elements are styled again. Without scripts, the browser loads it from the
 * `<noscript>`. The 404 page may not know its root yet (notFound/findRoot.ts).
 */
function loadRest(): void {
  unwrap(`[${LATE_MARK}]`);
  if (octavo.root) loadScript(octavo.root + attributes.ocMenus!);
}
