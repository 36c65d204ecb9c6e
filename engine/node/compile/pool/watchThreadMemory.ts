import { getHeapStatistics } from 'node:v8';

const INTERVAL_MS = 100;

/**
 * Watches the memory of a thread while it has jobs. V8 ends a thread whose objects take too much, but does not count
 * buffers, which could fill the memory of the machine. `onExcess` gets the reason. Returns how to end the watch.
 */
export function watchThreadMemory(countJobs: () => number, onExcess: (reason: string) => void): () => void {
  const maxBytes = getHeapStatistics().heap_size_limit;
  let before: number | undefined;
  const timer = setInterval(() => {
    if (countJobs() === 0) {
      before = undefined;
      return;
    }
    const bytes = bytesOfOthers();
    before = Math.min(before ?? bytes, bytes);
    if (bytes - before <= maxBytes) return;
    onExcess(`it took more than ${Math.round(maxBytes / 2 ** 20)} MB of memory`);
    clearInterval(timer);
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/** The memory of all other threads; this one knows its own. */
function bytesOfOthers(): number {
  const { rss, heapTotal, external } = process.memoryUsage();
  return rss - heapTotal - external;
}
