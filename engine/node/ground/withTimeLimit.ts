import { performance } from 'node:perf_hooks';
import { callWithLimit, TimeLimitError } from './callWithLimit.ts';
import { handlePendingSignals, usePlainSignals } from './stopSignals.ts';
import { hearStrayErrors } from './strayErrors.ts';

/** More than a plugin needs for one page, even with a request to a server; after that the build goes on without it. */
export const TIME_LIMIT_MS = 30_000;

/** The limit for code that is busy without ever ending, as a multiple of the usual one. */
const MAX_BUSY = 20;

/**
 * Runs code that may never end: neither a loop nor a promise that never settles blocks the rest. An error in one of its
 * timers also counts as its failure.
 */
export async function withTimeLimit<T>(run: () => T | Promise<T>, limit = TIME_LIMIT_MS): Promise<T> {
  let fail: ((error: unknown) => void) | undefined;
  // Code that has failed may fail again; one report is enough.
  let hasSucceeded = false;
  const onStray = (error: unknown): boolean => {
    fail?.(error);
    return !hasSucceeded;
  };
  let timer: NodeJS.Timeout | undefined;
  await handlePendingSignals();
  try {
    const result = hearStrayErrors(onStray, () => callWithSignals(run, limit));
    const value = result instanceof Promise ? await Promise.race([result, failure()]) : result;
    hasSucceeded = true;
    return value;
  } finally {
    clearInterval(timer);
  }

  /** Counts only the time in which this thread is idle. While it works, on this page or others, the clock stops. */
  function failure(): Promise<never> {
    const before = performance.eventLoopUtilization();
    const started = performance.now();
    return new Promise((_, reject) => {
      fail = reject;
      timer = setInterval(
        () => {
          const { idle } = performance.eventLoopUtilization(before);
          if (idle >= limit || performance.now() - started >= limit * MAX_BUSY) reject(new TimeLimitError(limit));
        },
        Math.min(limit / 4, 1000),
      );
    });
  }
}

function callWithSignals<T>(run: () => T, limit: number): T {
  const endCode = usePlainSignals();
  try {
    return callWithLimit(run, limit);
  } finally {
    endCode();
  }
}
