/** Cuts a list into runs of about `target` bytes. */
export function splitBySize<T>(items: readonly T[], target: number, sizeOf: (item: T) => number): T[][] {
  const runs: T[][] = [];
  let run: T[] = [];
  let size = 0;
  for (const item of items) {
    const own = sizeOf(item);
    if (run.length > 0 && size + own > target) {
      runs.push(run);
      run = [];
      size = 0;
    }
    run.push(item);
    size += own;
  }
  if (run.length > 0) runs.push(run);
  return runs;
}
