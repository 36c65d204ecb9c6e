import { isImmutableFile } from './immutableFiles.ts';

/** Hosts allow about a hundred rules; what has none is only revalidated more often. */
const MOST_PATHS = 60;

/**
 * The hashed files among `files`, for hosts that know only `*`: whole folders where everything in them is hashed, else
 * one path per name. An author's own `static/assets/logo.png` is never caught, or it could not be changed for a year.
 */
export function toImmutablePaths(files: string[]): string[] {
  const immutable = files.filter(isImmutableFile);
  const isSafe = createPrefixCheck(files.filter((file) => !isImmutableFile(file)));
  const starts = new Set<string>();
  for (const file of immutable) {
    const start = foldersOf(file).find(isSafe) ?? file.replace(/(?<=[.-])[0-9a-f]{10,64}(?:\.[^/]*)?$/, '');
    if (isSafe(start)) starts.add(start);
  }
  return [...starts].sort().slice(0, MOST_PATHS).map(toRulePath);
}

/** Tells whether none of `files` begins with a text. There may be a hundred thousand of them, and as many questions. */
function createPrefixCheck(files: string[]): (start: string) => boolean {
  const sorted = files.toSorted();
  return (start) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    // Whatever begins with it comes right after it.
    return !sorted[low]?.startsWith(start);
  };
}

/** Outermost first: `a/`, `a/b/`. */
function foldersOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1);
  return folders.map((_, at) => `${folders.slice(0, at + 1).join('/')}/`);
}

function toRulePath(start: string): string {
  return `/${encodeURI(start)}*`;
}
