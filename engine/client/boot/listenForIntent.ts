import { has } from '../browser/attributes.ts';

/**
 * Calls `load` once, when the reader does something. A reader who only reads never needs the app, and on a slow device
 * its start would delay the first paint. Hence not when the browser is idle either: it is idle before it paints.
 */
export function listenForIntent(load: () => void): void {
  let isCalled = false;
  const once = (): void => {
    if (!isCalled) load();
    isCalled = true;
  };
  // What the document shows is not yet what the address asks for.
  if (
    has('ocNow') ||
    has('ocPending') ||
    location.hash ||
    history.scrollRestoration === 'manual' ||
    /[?&]_highlight=/.test(location.search)
  )
    return once();
  // A touch is a pointer too.
  for (const intent of ['pointerdown', 'keydown', 'focusin', 'wheel', 'popstate']) addEventListener(intent, once);
  // Where a page arrives below a pointer that nobody moves, Chromium tells of a move as well.
  addEventListener('pointermove', (event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (movementX || movementY) once();
  });
  // The home page reports a wrong base URL: if the style at its end fails to load, the app may fail as well.
  if (has('ocBanner')) addEventListener('error', once, true);
}
