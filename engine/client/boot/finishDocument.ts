import { LATE_MARK } from '../../shared/documentAttributes.ts';
import { rewriteLinks, toCleanHref } from '../address/rewriteLinks.ts';
import { attributes, has } from '../browser/attributes.ts';
import { loadScript } from '../browser/loadScript.ts';
import { isIndex } from './settleAddress.ts';
import { unwrap } from './unwrap.ts';

addEventListener('DOMContentLoaded', () => {
  if (has('ocForm')) rewriteLinks('a,form', (href) => toCleanHref(href, !isIndex));
  if (has('ocNew')) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(loadRest)));
  // A position that is about to be restored may be near the end of the page, which is as high as its style makes it.
  else loadRest();
});

/**
 * Loads the rest of the style and what menus need: after the first frame, so that the first paint needs the document alone.
 * When the sheet arrives, every element is styled again. Where no script runs, the browser takes it from the `<noscript>`.
 * The 404 page may not know its root yet (notFound/findRoot.ts).
 */
function loadRest(): void {
  unwrap(`[${LATE_MARK}]`);
  if (octavo.root) loadScript(octavo.root + attributes.ocMenus!);
}
