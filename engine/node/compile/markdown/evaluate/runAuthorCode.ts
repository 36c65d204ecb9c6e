import vm from 'node:vm';
import { timeLimit } from '../../../ground/timeLimit.ts';

/** Generous: a page that renders at all takes milliseconds, and a busy machine makes seconds of them. */
const MAX_MS = 30_000;

/** The author's code did not come to an end. */
export class EndlessCodeError extends Error {
  override name = 'EndlessCodeError';
}

// A script has a time limit in V8, a function has none: this one calls what is put here.
const RUN = Symbol.for('octavo.runAuthorCode');
const caller = new vm.Script(`globalThis[Symbol.for('octavo.runAuthorCode')]()`, { filename: 'octavo:page' });

/**
 * Runs what a page's own JavaScript is part of, at build time. Code that never ends is stopped, and code that would end
 * Octavo itself fails: else a build would hang, or succeed with nothing built, without a word about the page.
 */
export function runAuthorCode<T>(run: () => T, maxMs = MAX_MS): T {
  const scope = globalThis as { [RUN]?: () => void };
  let result: T | undefined;
  scope[RUN] = () => void (result = run());
  const restore = refuseToExit();
  try {
    caller.runInThisContext({ timeout: timeLimit(maxMs) });
    return result as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new EndlessCodeError(
      `The page's own code did not end within ${maxMs / 1000} seconds. Does it loop for ever?`,
    );
  } finally {
    restore();
    delete scope[RUN];
  }
}

function refuseToExit(): () => void {
  const { exit, abort } = process;
  const refuse = (name: string) => (): never => {
    throw new Error(`\`process.${name}()\` would end the build, not only this page`);
  };
  Object.assign(process, { exit: refuse('exit'), abort: refuse('abort') });
  return () => Object.assign(process, { exit, abort });
}
