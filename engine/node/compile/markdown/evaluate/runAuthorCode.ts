import { callWithLimit, TimeLimitError } from '../../../ground/callWithLimit.ts';

/** Generous: a page that renders at all takes milliseconds, and a busy machine makes seconds of them. */
const MAX_MS = 30_000;

/** The author's code did not come to an end. */
export class EndlessCodeError extends Error {
  override name = 'EndlessCodeError';
}

/**
 * Runs what a page's own JavaScript is part of, at build time. Code that never ends is stopped, and code that would end
 * Octavo itself fails: else a build would hang, or succeed with nothing built, without a word about the page.
 */
export function runAuthorCode<T>(run: () => T, maxMs = MAX_MS): T {
  const restore = refuseToExit();
  try {
    return callWithLimit(run, maxMs);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    throw new EndlessCodeError(
      `The page's own code did not end within ${maxMs / 1000} seconds. Does it loop for ever?`,
    );
  } finally {
    restore();
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
