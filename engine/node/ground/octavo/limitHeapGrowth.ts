import v8 from 'node:v8';

/** With fewer pages the heap stays small anyway, and more frequent garbage collection would only take time. */
const MIN_PAGES = 1000;
/** A page of an API reference has about as much text as this many others. */
const API_PAGE = 4;

/**
 * With plenty of memory, V8 lets the heap grow to several times its live size before it collects garbage. For large
 * sites it may grow by a third: one edit in 10,000 pages then takes 1.3 GB instead of 1.8, in the same time. This is
 * V8's own option, and V8 complains about unknown ones, so it is set only for tested versions of Node.
 */
export function limitHeapGrowth(pages: number, apiPages: number): void {
  const version = Number(process.versions.node.split('.')[0]);
  if (pages + (API_PAGE - 1) * apiPages < MIN_PAGES || version < 20 || version > 22) return;
  v8.setFlagsFromString('--heap-growing-percent=30');
  // Compiled code is cached for the options that it was loaded with.
  process.prependOnceListener('exit', () => v8.setFlagsFromString('--heap-growing-percent=0'));
}
