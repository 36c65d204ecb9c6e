import vm from 'node:vm';

export class TimeLimitError extends Error {
  constructor(limit: number) {
    super(`it does not end within ${limit / 1000} seconds`);
  }
}

// Node can only stop a script, together with everything it calls. This script calls the function that is stored here.
const CALL = Symbol.for('octavo.call');
let script: vm.Script | undefined;

/** Ctrl-C, or the same signal from a thread that watches. */
export class InterruptedError extends Error {
  constructor() {
    super('it was interrupted');
  }
}

/**
 * Runs code that may never end. `limit` is in milliseconds. With `breakOnSigint`, SIGINT ends the code but not the
 * process.
 */
export function callWithLimit<T>(run: () => T, limit: number, { breakOnSigint = false } = {}): T {
  script ??= new vm.Script("globalThis[Symbol.for('octavo.call')]()");
  const host = globalThis as Record<symbol, unknown>;
  const before = host[CALL];
  host[CALL] = run;
  try {
    return script.runInThisContext({ timeout: limit, breakOnSigint }) as T;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new TimeLimitError(limit);
    throw code === 'ERR_SCRIPT_EXECUTION_INTERRUPTED' ? new InterruptedError() : error;
  } finally {
    host[CALL] = before;
  }
}
