/**
 * Runs first, in every document, before the first paint: a few kilobytes, inlined, and all the script that a reader who
 * only reads ever runs. It knows the page by the attributes of `<html>` (shared/documentAttributes.ts) and nothing else.
 */
import { rootOf } from '../shared/url/sitePaths.ts';
import { rewriteLinks, toCleanHref } from './address/rewriteLinks.ts';
import { bootAnnouncement } from './announcement/bootAnnouncement.ts';
import { followHistory } from './boot/followHistory.ts';
import { listenForIntent } from './boot/listenForIntent.ts';
import { listenForMenus } from './boot/listenForMenus.ts';
import { loadApp, loadStyle } from './boot/loadApp.ts';
import { isIndex, settleAddress } from './boot/settleAddress.ts';
import { attributes, has, resolve } from './browser/attributes.ts';
import { bootColorMode } from './colorMode/bootColorMode.ts';
import { createDataCallback } from './dataFiles/dataCallback.ts';
import { bootToc } from './toc/bootToc.ts';

listenForMenus(bootColorMode());
bootToc();
bootAnnouncement();
createDataCallback();
settleAddress();
followHistory();
if (has('ocHash') && /^#\/./.test(location.hash)) attributes.ocPending = '';
addEventListener('DOMContentLoaded', () => {
  if (has('ocForm')) rewriteLinks('a,form', (href) => toCleanHref(href, !isIndex));
  loadStyle();
});
const start = (): void => listenForIntent(loadApp);
// A page knows its own depth; the 404 page brings a script that finds the root.
if (has('ocLost')) octavo.start = start;
else {
  octavo.root = resolve(`./${rootOf(attributes.ocFile!)}`).href;
  start();
}
