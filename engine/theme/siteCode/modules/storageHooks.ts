/** Storage in the reader's browser, as in `@docusaurus/theme-common`. Everything works without it. */
import type { Platform } from './platform.ts';
import { reactOf } from './reactOf.ts';

type Persistence = 'localStorage' | 'sessionStorage' | 'none';

interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  listen(onChange: (event: StorageEvent) => void): () => void;
}

const NO_SLOT: StorageSlot = { get: () => null, set() {}, del() {}, listen: () => () => {} };

export function storageHooks(platform: Platform): Record<string, unknown> {
  const { useMemo, useSyncExternalStore } = reactOf(platform);
  return {
    createStorageSlot,
    listStorageKeys: (persistence: Persistence = 'localStorage') => Object.keys(openStorage(persistence) ?? {}),
    useStorageSlot(key: string | null, options?: { persistence?: Persistence }) {
      const persistence = options?.persistence;
      const slot = useMemo(
        () => (key === null ? NO_SLOT : createStorageSlot(key, { persistence })),
        [key, persistence],
      );
      const value = useSyncExternalStore(
        slot.listen,
        () => slot.get(),
        () => null,
      );
      return [value, slot];
    },
  };
}

function createStorageSlot(
  key: string,
  { persistence = 'localStorage' }: { persistence?: Persistence | undefined } = {},
): StorageSlot {
  const area = openStorage(persistence);
  if (!area) return NO_SLOT;
  const change = (value: string | null): void => {
    try {
      const oldValue = area.getItem(key);
      if (value === null) area.removeItem(key);
      else area.setItem(key, value);
      // Browsers notify other tabs only.
      dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: area }));
    } catch (cause) {
      console.error(`"${key}" could not be stored.`, cause);
    }
  };
  return {
    get() {
      try {
        return area.getItem(key);
      } catch {
        return null;
      }
    },
    set: change,
    del: () => change(null),
    listen(onChange) {
      const listener = (event: StorageEvent): void => {
        if (event.storageArea === area && event.key === key) onChange(event);
      };
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  };
}

/** There is no storage on the server, or if the browser forbids it. */
function openStorage(persistence: Persistence): Storage | undefined {
  if (persistence === 'none' || typeof window === 'undefined') return undefined;
  try {
    return window[persistence];
  } catch {
    return undefined;
  }
}
