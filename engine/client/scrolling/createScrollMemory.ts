import { afterPaint } from '../browser/timing.ts';

const STORAGE_KEY = 'octavo.scroll';
const MAX_ENTRIES = 200;
/** A browser sends no event before it ends or discards a tab, so the position is stored when the view rests. */
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

/** The scroll position of each history entry; it survives a reload of the page. */
export function createScrollMemory(): ScrollMemory {
  const points = new Map<string, ScrollPoint>(read());
  const { style } = document.documentElement;

  // While the app runs, it restores positions itself, once the page has loaded. In a new document the browser does so.
  const isDue = history.scrollRestoration === 'manual';
  if (isDue || document.readyState === 'complete') takeOver();
  // The browser restores the position of a new document after it has loaded, which from disk is after the app started.
  // WebKit restores the position of a page from its page cache after this event, unless the app has already taken over.
  addEventListener('pageshow', () => afterPaint(takeOver));
  // The mode belongs to the entry. If the reader left it by loading another document, the browser restores it this
  // once, and smooth scrolling would still be running after the app has set the position.
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
