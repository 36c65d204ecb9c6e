import { has } from '../browser/attributes.ts';

/**
 * Calls `load` once, when the reader does something. Who only reads never needs the app, and on a slow device its
 * start would take from the first paint: hence not when the browser is idle either, which it is before it paints.
 */
export function listenForIntent(load: () => void): void {
  let isCalled = false;
  const once = (): void => {
    if (!isCalled) load();
    isCalled = true;
  };
  // What the document shows is not yet what the address asks for.
  if (has('ocNow') || has('ocPending') || location.hash || /[?&]_highlight=/.test(location.search)) return once();
  // A touch is a pointer too.
  for (const intent of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel']) {
    addEventListener(intent, once, { once: true, passive: true });
  }
  // On the home path a wrong base URL is reported: if the style at the end does not come, will the app?
  if (has('ocBanner')) addEventListener('error', once, true);
}
