import { useInsertionEffect } from 'react';
import liveCss from './live.css?inline';

let isInstalled = false;

/** Adds the style of what only script puts on the screen. A policy that forbids inline style allows this one. */
export function useLiveStyles(): void {
  useInsertionEffect(() => {
    if (isInstalled) return;
    isInstalled = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(liveCss);
    document.adoptedStyleSheets.push(sheet);
  }, []);
}
