import { LATE_MARK } from '../../shared/documentAttributes.ts';
import { rewriteLinks, toCleanHref } from '../address/rewriteLinks.ts';
import { has } from '../browser/attributes.ts';
import { markFirst } from '../toc/bootToc.ts';
import { isIndex } from './settleAddress.ts';
import { unwrap } from './unwrap.ts';

addEventListener('DOMContentLoaded', () => {
  if (has('ocForm')) rewriteLinks('a,form', (href) => toCleanHref(href, !isIndex));
  requestAnimationFrame(() => {
    markFirst();
    requestAnimationFrame(() => setTimeout(loadStyle));
  });
  // A position that is about to be restored may be near the end of the page, which is as high as its style makes it.
  if (!has('ocNew')) loadStyle();
});

/**
 * Loads the rest of the style: after the first frame, so that the first paint needs the document alone. When the sheet
 * arrives, every element is styled again. Where no script runs, the browser takes it from the `<noscript>`.
 */
function loadStyle(): void {
  unwrap(`[${LATE_MARK}]`);
}
