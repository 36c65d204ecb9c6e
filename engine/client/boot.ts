/**
 * Runs first, in every document, before the first paint: a few kilobytes, inlined, and the only script for a reader who
 * only reads. It knows the page by the attributes of `<html>` (shared/documentAttributes.ts) and nothing else. Its
 * modules run as they are imported, in this order: a function that is called once costs bytes in every document.
 */
import './colorMode/bootColorMode.ts';
import './boot/dataCallback.ts';
import './boot/settleAddress.ts';
import './boot/listenForMenus.ts';
import './boot/followHistory.ts';
import './boot/finishDocument.ts';
import './boot/start.ts';
