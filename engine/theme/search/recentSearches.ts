import { readItem, writeItem } from '../../client/browser/storedItem.ts';

const MAX_SEARCHES = 5;
const MAX_LENGTH = 100;

/** The searches after which the reader opened a result, newest first. They stay on the reader's machine. */
export const recentSearches = {
  list(): string[] {
    try {
      const stored: unknown = JSON.parse(readItem(storageKey()) ?? '');
      return Array.isArray(stored) ? stored.filter(isQuery) : [];
    } catch {
      return [];
    }
  },
  add(query: string): void {
    if (!isQuery(query)) return;
    const others = recentSearches.list().filter((other) => other.toLowerCase() !== query.toLowerCase());
    writeItem(storageKey(), JSON.stringify([query, ...others].slice(0, MAX_SEARCHES)));
  },
  clear: (): void => writeItem(storageKey(), undefined),
};

/** Several sites may share a host. */
function storageKey(): string {
  return `octavo.searches ${new URL(octavo.root ?? '', document.baseURI).pathname}`;
}

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;
}
