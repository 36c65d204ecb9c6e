/** Hosts allow about a hundred rules; files without a rule are only revalidated more often. */
const MAX_PREFIXES = 60;

/**
 * Prefixes of the names of files that never change, for hosts whose rules only have `*`: whole folders if every file in
 * them is hashed, otherwise one prefix per name. No other file may start with such a prefix, or it could not be changed
 * for a year: neither an author's `static/assets/logo.png` nor a page.
 */
export function toImmutablePrefixes(hashedFiles: string[], files: string[]): string[] {
  const isHashed = new Set(hashedFiles);
  const isSafe = createPrefixCheck(files.filter((file) => !isHashed.has(file)));
  const prefixes = new Set<string>();
  for (const file of files.filter((file) => isHashed.has(file))) {
    const prefix = foldersOf(file).find(isSafe) ?? file.replace(/(?<=[.-])[0-9a-f]{10,64}(?:\.[^/]*)?$/, '');
    if (isSafe(prefix)) prefixes.add(prefix);
  }
  return [...prefixes].sort().slice(0, MAX_PREFIXES);
}

/** Tests whether no entry of `files` begins with a text. There may be a hundred thousand files, and as many calls. */
function createPrefixCheck(files: string[]): (start: string) => boolean {
  const sorted = files.toSorted();
  return (start) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < start) low = middle + 1;
      else high = middle;
    }
    // Texts that begin with it directly follow it in the order.
    return !sorted[low]?.startsWith(start);
  };
}

/** Outermost first: `a/`, `a/b/`. */
function foldersOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1);
  return folders.map((_, at) => `${folders.slice(0, at + 1).join('/')}/`);
}
