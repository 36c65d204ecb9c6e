/**
 * Runs first, in every document, before the first paint: a few kilobytes, inlined. All that a reader who only reads
 * ever runs. It knows the page by the attributes of `<html>` (shared/documentAttributes.ts) and nothing else.
 */
import { attributes, has } from './boot/attributes.ts';
import { bootAnnouncement } from './boot/bootAnnouncement.ts';
import { bootColorMode } from './boot/bootColorMode.ts';
import { createCallback } from './boot/createCallback.ts';
import { findRoot } from './boot/findRoot.ts';
import { listenForIntent } from './boot/listenForIntent.ts';
import { listenForMenus } from './boot/listenForMenus.ts';
import { loadApp } from './boot/loadApp.ts';
import { loadStyle } from './boot/loadStyle.ts';
import { isIndex, settleAddress } from './boot/settleAddress.ts';
import { rewriteLinks, toCleanHref } from './page/rewriteLinks.ts';

listenForMenus(bootColorMode());
bootAnnouncement();
createCallback();
settleAddress();
if (has('ocHash') && /^#\/./.test(location.hash)) attributes.ocPending = '';
addEventListener('DOMContentLoaded', () => {
  if (has('ocForm')) rewriteLinks('a,form', (href) => toCleanHref(href, !isIndex));
  loadStyle();
});
findRoot(() => listenForIntent(loadApp));
