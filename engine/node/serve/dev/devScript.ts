import { INTENT_EVENT, REFRESH_EVENT } from '../../../shared/events.ts';

/**
 * What a page runs during development besides the theme: it listens for changes. Served as a file, so that the
 * same Content-Security-Policy holds as for a build.
 */
export const DEV_SCRIPT_FILE = '_octavo/dev.js';
export const DEV_EVENTS_FILE = '_octavo/events';

/** The script's address in a document that shows this state of the site. */
export const toDevScriptSrc = (version: string): string => `/${DEV_SCRIPT_FILE}?v=${version}`;

export const DEV_SCRIPT = `(() => {
  const script = document.currentScript;
  let version = new URL(script.src).searchParams.get('v');
  const act = {
    // The site changed before the page could listen or while it slept, or the server was restarted.
    hello(current) {
      if (version !== current) location.reload();
    },
    page(current) {
      version = current;
      if ('ocLive' in document.documentElement.dataset) document.dispatchEvent(new CustomEvent('${REFRESH_EVENT}'));
      else location.reload();
    },
    site() {
      location.reload();
    },
  };
  // A browser keeps six connections to a host. So one tab listens, for all of them; when it is closed, another does.
  const isShared = 'locks' in navigator && 'BroadcastChannel' in window;
  const channel = isShared && new BroadcastChannel('octavo-dev');
  const listen = () => {
    let latest;
    const events = new EventSource(new URL('events', script.src));
    for (const type of ['hello', 'page', 'site']) {
      events.addEventListener(type, ({ data }) => {
        latest = data;
        if (channel) channel.postMessage({ type, data });
        act[type](data);
      });
    }
    if (channel) {
      channel.addEventListener('message', ({ data: { type } }) => {
        if (type === 'ask' && latest) channel.postMessage({ type: 'hello', data: latest });
      });
    }
  };
  if (channel) {
    channel.addEventListener('message', ({ data: { type, data } }) => {
      if (type in act) act[type](data);
    });
    channel.postMessage({ type: 'ask' });
    navigator.locks.request('octavo-dev', () => new Promise(listen));
  } else listen();
  // The app puts a new article in place.
  dispatchEvent(new MouseEvent(...${JSON.stringify(INTENT_EVENT)}));
})();
`;
