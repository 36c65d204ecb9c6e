/**
 * Handles what readers can do before the app has loaded, apart from following links, and whatever the app leaves to it.
 * Boot loads it after the first paint.
 */
import './boot/listenForMenus.ts';
import './browser/followKeyboard.ts';
import './toc/markFirst.ts';
import './scrolling/layOutRest.ts';
