import { attributes, has } from '../browser/attributes.ts';
import { loadApp } from './loadApp.ts';

/**
 * Loads the app once, when the reader does something. A reader who only reads never needs it, and on a slow device
 * its start would delay the first paint. Hence not when the browser is idle either: it is idle before it paints.
 *
 * Until then the browser lays out little more than what is on the screen (theme/looks/additions/firstScreen.css). Not where it is about
 * to restore a scroll position: that would be the place of another text.
 */
export function listenForIntent(): void {
  let load = loadApp;
  const once = (octavo.start = (event?: unknown): void => {
    // Software for assistance and automation clicks without a pointer, and moves no focus: the app carries it out.
    octavo.event = event;
    delete attributes.ocNew;
    load();
    load = () => {};
  });
  // The document does not show the page of its address yet.
  if (
    has('ocNow') ||
    location.hash ||
    history.scrollRestoration === 'manual' ||
    /[?&]_highlight=/.test(location.search)
  )
    return once();
  // 0: neither a reload nor a step in the history. The newer interface takes twice as many bytes.
  if (performance.navigation?.type === 0) attributes.ocNew = '';
  // A touch is a pointer too. The home page reports a wrong base URL: if the style at its end fails to load, the app may fail as well.
  const intents = `click pointerdown keydown focusin wheel popstate ${has('ocBanner') && 'error'}`;
  for (const intent of intents.split(' ')) addEventListener(intent, once, true);
  // Chromium reports a pointer move when a page appears below a resting pointer. That is no reason to load the app, but
  // the page has been painted.
  addEventListener('pointermove', (event: MouseEvent) => {
    delete attributes.ocNew;
    if (event.movementX || event.movementY) once();
  });
}
