/**
 * What a page runs during development besides the theme: it listens for changes. Served as a file, so that the
 * same Content-Security-Policy holds as for a build.
 */
export const DEV_SCRIPT_FILE = '_octavo/dev.js';
export const DEV_EVENTS_FILE = '_octavo/events';

export const DEV_SCRIPT = `(() => {
  const script = document.currentScript;
  let version;
  const events = new EventSource(new URL('events', script.src));
  events.addEventListener('hello', (event) => {
    // The server was restarted, or the page slept through a change.
    if (version !== undefined && version !== event.data) location.reload();
    version = event.data;
  });
  events.addEventListener('page', () => {
    if ('ocLive' in document.documentElement.dataset) document.dispatchEvent(new CustomEvent('octavo:refresh'));
    else location.reload();
  });
  // The app puts a new article in place. It comes with the first sign of intent, and an author's is to see changes.
  dispatchEvent(new Event('pointermove'));
  events.addEventListener('site', () => location.reload());
})();
`;
