/** The first place in an ascending list whose item is not below `limit`. */
export function lowerBound<Item extends number | string>(items: ArrayLike<Item>, limit: Item): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle] as Item) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
