import v8 from 'node:v8';

/** Below, the heap stays small by itself, and looking for garbage more often only takes time. */
const MIN_PAGES = 1000;

/**
 * Where there is plenty of memory, V8 lets the heap grow to several times of what is alive in it before it looks for
 * garbage. For large sites it may grow by a third: after one edit in 10,000 pages 1.3 GB are enough instead of 1.8, in
 * the same time. The option is V8's own, which complains of one that it does not know: only for versions of Node that
 * were tried.
 */
export function limitHeapGrowth(pages: number): void {
  const version = Number(process.versions.node.split('.')[0]);
  if (pages < MIN_PAGES || version < 20 || version > 22) return;
  v8.setFlagsFromString('--heap-growing-percent=30');
  // Compiled code is kept for the options that it was loaded with.
  process.prependOnceListener('exit', () => v8.setFlagsFromString('--heap-growing-percent=0'));
}
