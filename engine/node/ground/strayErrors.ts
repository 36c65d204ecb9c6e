/**
 * Errors in timers and callbacks of foreign code cannot be caught; they are reported to the caller that waits for that
 * code.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Returns false if it no longer waits, so that others may report the error. */
type Listener = (error: unknown) => boolean;

const waiting = new AsyncLocalStorage<Listener>();
const collectors = new Set<unknown[]>();

/** Runs foreign code, and also collects its uncaught errors. */
export function hearStrayErrors<T>(listener: Listener, run: () => T): T {
  listen();
  return waiting.run(listener, run);
}

/** Collects errors that no longer have a caller, such as one in a timer that the configuration left behind. */
export function collectStrayErrors(): { errors: readonly unknown[]; stop(): void } {
  listen();
  const errors: unknown[] = [];
  collectors.add(errors);
  return { errors, stop: () => void collectors.delete(errors) };
}

function listen(): void {
  // Runs before all other handlers, because they may need to know that the error was reported.
  if (!process.listeners('uncaughtException').includes(report)) process.prependListener('uncaughtException', report);
}

const reported = new WeakSet<object>();

/** Whether a caller that waits for the code behind this error has received it. */
export function wasReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && reported.has(error);
}

function report(error: unknown): void {
  const listener = waiting.getStore();
  const isTaken = listener?.(error) ?? false;
  if (!isTaken) for (const errors of collectors) errors.push(error);
  if ((isTaken || collectors.size > 0) && typeof error === 'object' && error !== null) reported.add(error);
  // Not from foreign code: treated as if there were no handler.
  if (!listener && collectors.size === 0 && process.listenerCount('uncaughtException') === 1) throw error;
}
