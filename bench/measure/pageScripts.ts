/** These scripts run inside pages, as text: they must not depend on how this file is compiled. */

/** Collects paints, shifts and long tasks. */
export const OBSERVE = `(() => {
  const seen = (window.__bench = { fcp: 0, lcp: 0, cls: 0, long: [] });
  const observe = (type, take) => {
    try { new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true }); } catch {}
  };
  observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
  observe('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  observe('longtask', (entry) => { seen.long.push([entry.startTime, entry.duration]); });
})()`;

/** With data saver on, tools prefetch nothing. */
export const SAVE_DATA = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g', addEventListener() {}, removeEventListener() {} } })`;

/**
 * Runs in every document: reports when the heading with the expected text has been painted, on a clock that all
 * documents of a tab share. The time of the click and the expected text are in session storage, which outlives the
 * document.
 */
export const WATCH_HEADING = `(() => {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('click', (event) => {
    if (sessionStorage.getItem('bench-wanted')) sessionStorage.setItem('bench-clicked', String(performance.timeOrigin + event.timeStamp));
  }, true);
  const look = () => {
    const wanted = sessionStorage.getItem('bench-wanted');
    const clicked = sessionStorage.getItem('bench-clicked');
    const heading = wanted && clicked && !sessionStorage.getItem('bench-painted') && document.querySelector('h1');
    if (heading && heading.textContent.includes(wanted)) {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => sessionStorage.setItem('bench-painted', String(now()));
        channel.port2.postMessage(0);
      });
      return;
    }
    requestAnimationFrame(look);
  };
  if (window === top) requestAnimationFrame(look);
})()`;

/** The first link to an address that is in the text and not in navigation. */
export function findLink(pathname: string): string {
  return `(() => {
    const same = (link) => new URL(link.href, location.href).pathname.replace(/(\\.html|\\/)$/, '') === ${JSON.stringify(pathname.replace(/\/$/, ''))};
    const links = [...document.querySelectorAll('a[href]')].filter(same);
    return links.find((link) => !link.closest('nav, aside, header, footer')) ?? links[0];
  })()`;
}

/** The current look of the results. */
export function readResults(selector: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].slice(0, 6).map((hit) => hit.textContent).join('\\n')`;
}
