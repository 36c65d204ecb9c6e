/** Storage may not be there. Boot keeps quiet about it; the app says so, once. */
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
    // Unsaved, then.
  }
}
