/**
 * Runs first, in every document, before the first paint: a few kilobytes, inlined. It knows the page by the attributes
 * of `<html>` (shared/documentAttributes.ts) and nothing else. `menus.ts` follows after the first paint; a reader who
 * only reads runs no other script. Its modules run when they are imported, in this order, because a function that is
 * called once costs bytes in every document.
 */
import './boot/dataCallback.ts';
import './colorMode/bootColorMode.ts';
import './boot/settleAddress.ts';
import './boot/followHistory.ts';
import './boot/finishDocument.ts';
import './boot/start.ts';
