/**
 * Runs first, in every document, before the first paint: a few kilobytes, inlined, and all the script that a reader who
 * only reads ever runs. It knows the page by the attributes of `<html>` (shared/documentAttributes.ts) and nothing else.
 */
import { rewriteLinks, toCleanHref } from './address/rewriteLinks.ts';
import { bootAnnouncement } from './announcement/bootAnnouncement.ts';
import { findRoot } from './boot/findRoot.ts';
import { listenForIntent } from './boot/listenForIntent.ts';
import { listenForMenus } from './boot/listenForMenus.ts';
import { loadApp, loadStyle } from './boot/loadApp.ts';
import { isIndex, settleAddress } from './boot/settleAddress.ts';
import { attributes, has } from './browser/attributes.ts';
import { bootColorMode } from './colorMode/bootColorMode.ts';
import { createDataCallback } from './dataFiles/dataCallback.ts';

listenForMenus(bootColorMode());
bootAnnouncement();
createDataCallback();
settleAddress();
if (has('ocHash') && /^#\/./.test(location.hash)) attributes.ocPending = '';
addEventListener('DOMContentLoaded', () => {
  if (has('ocForm')) rewriteLinks('a,form', (href) => toCleanHref(href, !isIndex));
  loadStyle();
});
findRoot(() => listenForIntent(loadApp));
