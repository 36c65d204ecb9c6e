/**
 * Handles what readers can do before the app has loaded besides following links, and what the app need not handle. Boot
 * loads it after the first paint.
 */
import './boot/listenForMenus.ts';
import './browser/followKeyboard.ts';
import './toc/markFirst.ts';
import './scrolling/layOutRest.ts';
