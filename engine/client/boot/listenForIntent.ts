import { attributes, has } from '../browser/attributes.ts';

/**
 * Calls `load` once, when the reader does something. A reader who only reads never needs the app, and on a slow device
 * its start would delay the first paint. Hence not when the browser is idle either: it is idle before it paints.
 *
 * Until then the browser lays out little more than what is on the screen (theme/looks/additions/firstScreen.css). Not where it is about
 * to restore a scroll position: that would be the place of another text.
 */
export function listenForIntent(load: () => void): void {
  let isCalled = false;
  const once = (): void => {
    delete attributes.ocNew;
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
  // 0: neither a reload nor a step in the history. The newer interface says the same in twice as many bytes.
  if (performance.navigation?.type === 0) attributes.ocNew = '';
  // A touch is a pointer too.
  for (const intent of ['pointerdown', 'keydown', 'focusin', 'wheel', 'popstate']) addEventListener(intent, once);
  // Where a page arrives below a pointer that nobody moves, Chromium tells of a move as well.
  addEventListener('pointermove', (event) => {
    if ((event as PointerEvent).movementX || (event as PointerEvent).movementY) once();
  });
  // The home page reports a wrong base URL: if the style at its end fails to load, the app may fail as well.
  if (has('ocBanner')) addEventListener('error', once, true);
}
