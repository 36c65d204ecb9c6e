/**
 * Splits a list into groups of about `usual` items, at most `max`. It is cut after items whose hexadecimal ids mark a
 * cut, so that an added, removed or changed item moves only the cuts next to it.
 */
export function cutAtMarks<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  { usual, max }: { usual: number; max: number },
): Item[][] {
  const groups: Item[][] = [];
  let group: Item[] = [];
  for (const item of items) {
    group.push(item);
    const isLast = Number.parseInt(idOf(item).slice(0, 8), 16) % usual === 0;
    if (!isLast && group.length < max) continue;
    groups.push(group);
    group = [];
  }
  if (group.length > 0) groups.push(group);
  return groups;
}
