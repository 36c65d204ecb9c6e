import { performance } from 'node:perf_hooks';
import vm from 'node:vm';
import { timeLimit } from '../../../ground/timeLimit.ts';
import { hearStrayErrors } from '../../../ground/strayErrors.ts';

/** More than a plugin that works on one page needs, also one that asks a server; then a build goes on without it. */
export const TIME_LIMIT_MS = 30_000;

/** Times the limit, for code that is never done and always busy. */
const MAX_BUSY = 20;

export class TimeLimitError extends Error {
  constructor(limit: number) {
    super(`it does not end within ${limit / 1000} seconds`);
  }
}

const CALL = Symbol.for('octavo.call');
let script: vm.Script | undefined;

/**
 * Runs code that may never end: neither a loop nor a promise that nobody keeps holds up the rest. What it throws in a timer
 * counts as its failure too.
 */
export async function withTimeLimit<T>(run: () => T | Promise<T>, limit = TIME_LIMIT_MS): Promise<T> {
  let fail: ((error: unknown) => void) | undefined;
  // Code that has failed may go on failing; one report will do.
  let hasSucceeded = false;
  const onStray = (error: unknown): boolean => {
    fail?.(error);
    return !hasSucceeded;
  };
  let timer: NodeJS.Timeout | undefined;
  try {
    const result = hearStrayErrors(onStray, () => callWithLimit(run, limit));
    const value = result instanceof Promise ? await Promise.race([result, failure()]) : result;
    hasSucceeded = true;
    return value;
  } finally {
    clearInterval(timer);
  }

  /** Counts the time in which this thread waits. While it works, on other pages too, nobody can be late. */
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

/** A script is the only code that Node can stop; what it calls stops with it. */
export function callWithLimit<T>(run: () => T, limit: number): T {
  script ??= new vm.Script("globalThis[Symbol.for('octavo.call')]()");
  const host = globalThis as Record<symbol, unknown>;
  const before = host[CALL];
  host[CALL] = run;
  try {
    return script.runInThisContext({ timeout: timeLimit(limit) }) as T;
  } catch (error) {
    const isLate = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new TimeLimitError(limit) : error;
  } finally {
    host[CALL] = before;
  }
}
