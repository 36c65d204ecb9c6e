import vm from 'node:vm';

export class TimeLimitError extends Error {
  constructor(limit: number) {
    super(`it does not end within ${limit / 1000} seconds`);
  }
}

// A script is the only code that Node can stop; what it calls stops with it. This one calls what is put here.
const CALL = Symbol.for('octavo.call');
let script: vm.Script | undefined;

/** Runs code that may never come to an end. `limit`: in milliseconds. */
export function callWithLimit<T>(run: () => T, limit: number): T {
  script ??= new vm.Script("globalThis[Symbol.for('octavo.call')]()");
  const host = globalThis as Record<symbol, unknown>;
  const before = host[CALL];
  host[CALL] = run;
  try {
    return script.runInThisContext({ timeout: limit }) as T;
  } catch (error) {
    const isLate = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new TimeLimitError(limit) : error;
  } finally {
    host[CALL] = before;
  }
}
