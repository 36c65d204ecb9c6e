import { attributes, has, root } from '../browser/attributes.ts';
import { loadApp } from './loadApp.ts';

/**
 * Loads the app once, when the reader does something. A reader who only reads never needs it, and on a slow device its
 * start would delay the first paint. It does not wait for the browser to be idle, because the browser is idle before it
 * paints.
 *
 * Until then the browser lays out little more than the visible part of the page
 * (theme/looks/additions/firstScreen.css), unless it is about to restore a scroll position, which would then show
 * another place.
 */
export function listenForIntent(): void {
  let load = loadApp;
  const once = (octavo.start = (event?: unknown): void => {
    // Assistive software and automation click without a pointer and without moving focus: the app handles such a click
    // once it has loaded.
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
  const heights = attributes.ocBlocks?.split(' ');
  root.style.setProperty('--oc-block', heights?.[+(innerWidth < 997)] ?? '');
  // A touch is also a pointer event. The home page reports a wrong base URL: if its style fails to load, the app may
  // fail as well.
  const intents = `click pointerdown keydown focusin wheel popstate ${has('ocBanner') && 'error'}`;
  for (const intent of intents.split(' ')) addEventListener(intent, once, true);
  // Chromium reports a pointer move when a page appears below a resting pointer. This is no sign of intent, but it
  // shows that the page was painted.
  addEventListener('pointermove', (event: MouseEvent) => {
    delete attributes.ocNew;
    if (event.movementX || event.movementY) once();
  });
}
