import { afterPaint } from '../browser/timing.ts';

const STORAGE_KEY = 'octavo.scroll';
const MAX_ENTRIES = 200;
/**
 * A browser that ends, or a tab that it discards, sends no event before, so the position is stored when the view rests.
 */
const RESTS_AFTER_MS = 100;

export interface ScrollPoint {
  x: number;
  y: number;
}

export interface ScrollMemory {
  get(key: string): ScrollPoint | undefined;
  save(key: string): void;
  /** The document was loaded for an entry whose position the browser does not restore. */
  readonly isDue: boolean;
}

/** Where the reader was on each entry of the history; it outlives a reload of the page. */
export function createScrollMemory(): ScrollMemory {
  const points = new Map<string, ScrollPoint>(read());
  const { style } = document.documentElement;

  // While the app runs, it restores positions itself, once the page has loaded. A new document starts without it.
  const isDue = history.scrollRestoration === 'manual';
  if (isDue || document.readyState === 'complete') takeOver();
  // The browser restores the position of a new document after it has loaded, which from disk is later than the app. WebKit
  // restores that of a page from its page cache after this event, and not at all if the app has taken over by then.
  addEventListener('pageshow', () => afterPaint(takeOver));
  // The mode belongs to the entry: one that was left by loading another document is the browser's until now. This once
  // the browser also moves the view; with smooth scrolling it would still be moving it after the app has put it in its
  // place.
  addEventListener('popstate', () => {
    takeOver();
    style.scrollBehavior = 'auto';
    afterPaint(() => (style.scrollBehavior = ''));
  });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    store();
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  function store(): void {
    write([...points].slice(-MAX_ENTRIES));
  }

  return {
    isDue,
    get: (key) => points.get(key),
    save(key) {
      points.delete(key);
      points.set(key, { x: scrollX, y: scrollY });
      clearTimeout(timer);
      timer = setTimeout(store, RESTS_AFTER_MS);
    },
  };
}

function takeOver(): void {
  history.scrollRestoration = 'manual';
}

function read(): [string, ScrollPoint][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, ScrollPoint][];
  } catch {
    return [];
  }
}

function write(points: [string, ScrollPoint][]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(points));
  } catch {
    // Without it, Back after a reload starts at the top.
  }
}
