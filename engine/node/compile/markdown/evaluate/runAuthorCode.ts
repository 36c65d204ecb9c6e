import { isMainThread } from 'node:worker_threads';
import { callWithLimit, InterruptedError, TimeLimitError } from '../../../ground/callWithLimit.ts';
import { runWatched, wasInterrupted } from '../../../ground/codeWatcher.ts';
import { usePlainSignals } from '../../../ground/stopSignals.ts';

/** Generous: a page that renders at all takes milliseconds, and a busy machine makes seconds of them. */
const MAX_MS = 30_000;

/** How long each page may take once one was stopped: others may well use the same component. */
const MAX_MS_AFTER_STOP = 3000;

/** How long the code of a page may run. */
export interface CodeLimit {
  ms: number;
}

export function createCodeLimit(ms = MAX_MS): CodeLimit {
  return { ms };
}

/** The author's code would not have come to a good end. */
export class StoppedCodeError extends Error {
  override name = 'StoppedCodeError';
}

/**
 * Runs what a page's own JavaScript is part of, at build time. Code that never ends is stopped, and code that would end
 * Octavo itself fails: else a build would hang, or succeed with nothing built, without a word about the page.
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
  // Nobody has heard of the signal yet: again, when the handlers listen.
  setImmediate(() => process.kill(process.pid, 'SIGINT'));
  return "The page's own code was interrupted.";
}

/** After something was stopped. */
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
