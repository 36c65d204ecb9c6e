/**
 * `Promise.all(items.map(task))` with at most `limit` tasks at a time, so that ten thousand files are not opened
 * together.
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = Array.from({ length: items.length });
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await task(items[index] as Item, index);
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return results;
}
