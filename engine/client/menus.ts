/**
 * What readers can do before the app has loaded, beyond following links, and what the app need not know. Boot loads it after
 * the first paint, which does not need it.
 */
import './boot/listenForMenus.ts';
import './browser/followKeyboard.ts';
import './toc/markFirst.ts';
import './scrolling/layOutRest.ts';
