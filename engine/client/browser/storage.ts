/** Local storage may be missing, full or forbidden. Everything works without it, but nothing is saved. */
export interface ClientStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls `listener` when another tab changed the key. */
  watch(key: string, listener: (value: string | null) => void): () => void;
}

/** `open` may throw, like reading `localStorage` if cookies are blocked. It causes one warning. */
export function createStorage(open: () => Storage, log: Pick<Console, 'warn' | 'error'> = console): ClientStorage {
  let area: Storage | undefined;
  try {
    area = open();
    // Some browsers return a storage that fails when it is first used.
    area.getItem('theme');
  } catch (cause) {
    area = undefined;
    log.warn('Octavo: browser storage is not available; choices are not remembered.', cause);
  }

  function attempt<T>(use: (area: Storage) => T, otherwise: T): T {
    if (!area) return otherwise;
    try {
      return use(area);
    } catch (cause) {
      log.error('Octavo: browser storage failed; choices are not remembered.', cause);
      return otherwise;
    }
  }

  return {
    get: (key) => attempt((store) => store.getItem(key), null),
    set: (key, value) => attempt((store) => store.setItem(key, value), undefined),
    remove: (key) => attempt((store) => store.removeItem(key), undefined),
    watch(key, listener) {
      if (!area) return () => {};
      const onStorage = (event: StorageEvent): void => {
        // The event for a cleared storage has no key.
        if (event.storageArea === area && (event.key === key || event.key === null)) listener(event.newValue);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

let shared: ClientStorage | undefined;

/** The storage of this browser; created once, so that the warning appears once. */
export function browserStorage(): ClientStorage {
  shared ??= createStorage(() => globalThis.localStorage);
  return shared;
}
