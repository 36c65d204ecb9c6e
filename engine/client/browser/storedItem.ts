/** Storage may be unavailable. Boot ignores that; the app warns about it, once. */
export function readItem(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

export function writeItem(key: string, value: string | undefined): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Then it is not saved.
  }
}
