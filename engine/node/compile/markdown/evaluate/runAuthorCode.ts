import { isMainThread } from 'node:worker_threads';
import { callWithLimit, InterruptedError, TimeLimitError } from '../../../ground/callWithLimit.ts';
import { runWatched, wasInterrupted } from '../../../ground/codeWatcher.ts';
import { usePlainSignals } from '../../../ground/stopSignals.ts';

/** Generous: a page that renders at all takes milliseconds, on a busy machine seconds. */
const MAX_MS = 30_000;

/** The limit after one page was stopped, because others may use the same component. */
const MAX_MS_AFTER_STOP = 3000;

/** How long the code of a page may run. */
export interface CodeLimit {
  ms: number;
}

export function createCodeLimit(ms = MAX_MS): CodeLimit {
  return { ms };
}

/** The author's code would not have ended, or would have ended the process. */
export class StoppedCodeError extends Error {
  override name = 'StoppedCodeError';
}

/**
 * Runs code that includes a page's own JavaScript, at build time. Code that never ends is stopped, and code that would
 * exit the process fails. Otherwise a build would hang, or succeed with nothing built, without naming the page.
 */
export function runAuthorCode<T>(run: () => T, filePath: string, limit = createCodeLimit()): T {
  const restore = refuseToExit();
  const endCode = usePlainSignals();
  const { ms } = limit;
  try {
    return runWatched(filePath, () => callWithLimit(run, ms, { breakOnSigint: isMainThread }));
  } catch (error) {
    if (error instanceof InterruptedError) throw new StoppedCodeError(explainInterruption());
    if (!(error instanceof TimeLimitError)) throw error;
    shortenLimit(limit);
    throw new StoppedCodeError(`The page's own code did not end within ${ms / 1000} seconds. Does it loop for ever?`);
  } finally {
    endCode();
    restore();
  }
}

function explainInterruption(): string {
  if (wasInterrupted()) return "The page's own code took more memory than a page may. Does it collect things for ever?";
  // No handler has seen the signal, so it is sent again once the handlers listen.
  setImmediate(() => process.kill(process.pid, 'SIGINT'));
  return "The page's own code was interrupted.";
}

/** The time limit after something was stopped. */
export function shortenLimit(limit: CodeLimit): void {
  limit.ms = Math.min(limit.ms, MAX_MS_AFTER_STOP);
}

function refuseToExit(): () => void {
  const { exit, abort } = process;
  const refuse = (name: string) => (): never => {
    throw new Error(`\`process.${name}()\` would end the build, not only this page`);
  };
  Object.assign(process, { exit: refuse('exit'), abort: refuse('abort') });
  return () => Object.assign(process, { exit, abort });
}
