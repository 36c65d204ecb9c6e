/** Creates ids of a page from names in the description, so that they stay the same when other things change. */

export function toAnchor(...parts: string[]): string {
  return parts
    .map((part) => part.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, ''))
    .filter((part) => part !== '')
    .join('-');
}

/** Returns each id once; a second one gets a number. */
export function createIds(): (wanted: string) => string {
  const taken = new Map<string, number>();
  return (wanted) => {
    const count = taken.get(wanted) ?? 0;
    taken.set(wanted, count + 1);
    if (count === 0) return wanted;
    const next = `${wanted}-${count + 1}`;
    taken.set(next, 1);
    return next;
  };
}
