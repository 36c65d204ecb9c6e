/** Storage may be unavailable. Boot ignores that; the app warns once. */
export function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

export function readItem(key: string): string | null | undefined {
  return tryStorage((storage) => storage.getItem(key));
}

/** An empty value removes the item. */
export function writeItem(key: string, value: string | undefined): void {
  tryStorage((storage) => (value ? storage.setItem(key, value) : storage.removeItem(key)));
}
