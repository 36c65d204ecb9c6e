import { TimeLimitError } from '../../../ground/callWithLimit.ts';
import { noticeLater } from '../../../ground/codeWatcher.ts';
import { noteOutside } from '../../../ground/inputs/inputs.ts';
import { callsOf } from '../../../ground/inputs/readsOf.ts';
import { trackOutsideCalls } from '../../../ground/inputs/trackedCalls.ts';
import { watchLoops } from '../../../ground/loopWatch.ts';
import { handlePendingSignals, usePlainSignals } from '../../../ground/stopSignals.ts';
import { withTimeLimit } from '../../../ground/withTimeLimit.ts';
import type { CompiledModule } from './compileModule.ts';
import { ModuleError } from './moduleError.ts';

/** A configuration may request data from servers. */
const MAX_MS = 60_000;

function explainEndless(maxMs: number): string {
  return `It is not done within ${maxMs / 1000} seconds. Does it loop for ever, or wait for something that never comes?`;
}

/**
 * Runs code of a site within a limit, and records its calls of networks and programs. It throws errors as
 * `ModuleError`, with their place in `modules`.
 */
export async function guardCode<T>(
  filePath: string,
  maxMs = MAX_MS,
  run: () => T | Promise<T>,
  modules: ReadonlyMap<string, { compiled?: CompiledModule }>,
): Promise<T> {
  const endNotice = noticeLater(filePath);
  await handlePendingSignals();
  // The watch continues between its steps, because it may first wait for something and then loop.
  const endCode = usePlainSignals();
  let endWatch: (() => void) | undefined;
  const calls = new Set<string>();
  trackOutsideCalls();
  try {
    return await withTimeLimit(() => {
      const result = callsOf(calls, run);
      // Most calls are synchronous.
      if (result instanceof Promise) {
        const message = `error  ${filePath}: ${explainEndless(maxMs)}`;
        endWatch = watchLoops({ filePath, message, maxMs });
      }
      return result;
    }, maxMs);
  } catch (error) {
    if (error instanceof TimeLimitError) throw new ModuleError(explainEndless(maxMs), { filePath });
    throw error instanceof ModuleError ? error : toModuleError(error, filePath, modules);
  } finally {
    endWatch?.();
    for (const call of calls) noteOutside({ filePath, call, isModule: true });
    endCode();
    endNotice();
  }
}

/** Finds the innermost place in the site's own files that the error passed through. */
function toModuleError(
  error: unknown,
  entry: string,
  modules: ReadonlyMap<string, { compiled?: CompiledModule }>,
): ModuleError {
  const message = error instanceof Error ? error.message : `threw ${JSON.stringify(error) ?? String(error)}`;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const frame of stack.split('\n').slice(1)) {
    for (const [file, { compiled }] of modules) {
      const at = frame.indexOf(`${file}:`);
      const place = at < 0 ? undefined : /^(\d+):(\d+)/.exec(frame.slice(at + file.length + 1));
      if (!place || !compiled) continue;
      return new ModuleError(message, { filePath: file, ...compiled.toOriginal(Number(place[1]), Number(place[2])) });
    }
  }
  return new ModuleError(message, { filePath: entry });
}
