/** The browser's history, with a key for every entry and a way to let Back close something first. */
export interface HistoryStep {
  key: string;
  /** The browser made the entry itself: the reader followed a link within the page, or typed an address. */
  isNew: boolean;
}

export interface ClientHistory {
  readonly key: string;
  push(url: string): void;
  replace(url: string): void;
  /** From now on Back calls `onBack` and stays on the page. Call the returned function when there is nothing left to close. */
  guard(onBack: () => void): () => void;
}

interface EntryState {
  octavo: string;
}

/** `onLeave` is called while `key` and the view still belong to the entry being left. */
export function createHistory(onStep: (step: HistoryStep) => void, onLeave: () => void): ClientHistory {
  let key = keyOf(history.state) ?? adopt();
  // The guard is a separate entry for the same page. If its dialog was closed in another way, the entry stays unused:
  // the next page replaces it, and Back skips it. (Going back immediately to remove it would race with a navigation
  // that starts in between.)
  let below: string | undefined;
  let onBack: (() => void) | undefined;

  addEventListener('popstate', () => {
    const known = keyOf(history.state);
    // Within a page the browser has already moved the view.
    if (known !== undefined) onLeave();
    key = known ?? adopt();
    const isBackFromGuard = key === below;
    const close = onBack;
    below = onBack = undefined;
    close?.();
    if (!isBackFromGuard) onStep({ key, isNew: known === undefined });
    else if (!close) history.back();
  });

  return {
    get key() {
      return key;
    },
    push(url) {
      onLeave();
      key = createKey();
      write(below === undefined ? 'pushState' : 'replaceState', key, url);
      below = onBack = undefined;
    },
    replace(url) {
      write('replaceState', key, url);
    },
    guard(close) {
      if (below === undefined) {
        below = key;
        key = createKey();
        write('pushState', key);
      }
      onBack = close;
      return () => {
        if (onBack === close) onBack = undefined;
      };
    },
  };
}

/** Assigns a key to an entry that the app did not create. */
function adopt(): string {
  const key = createKey();
  write('replaceState', key);
  return key;
}

/** From disk a browser may refuse to change the address; the page changes anyway. */
function write(method: 'pushState' | 'replaceState', key: string, url?: string): void {
  const state: EntryState = { octavo: key };
  try {
    history[method](state, '', url);
  } catch {
    history[method](state, '');
  }
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function keyOf(state: unknown): string | undefined {
  return (state as Partial<EntryState> | null)?.octavo;
}
