/** Errors in timers and callbacks of foreign code, which nobody can catch: told to whoever waits for that code. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Takes the error, or says that it no longer waits: then it is one that others may tell of. */
type Listener = (error: unknown) => boolean;

const waiting = new AsyncLocalStorage<Listener>();

/** Runs foreign code, and hears of what goes wrong behind its back. */
export function hearStrayErrors<T>(listener: Listener, run: () => T): T {
  // First of all: others may want to know that somebody was told.
  if (!process.listeners('uncaughtException').includes(tell)) process.prependListener('uncaughtException', tell);
  return waiting.run(listener, run);
}

const told = new WeakSet<object>();

/** Whether somebody waits for the code that this error comes from, and has been told. */
export function isToldOf(error: unknown): boolean {
  return typeof error === 'object' && error !== null && told.has(error);
}

function tell(error: unknown): void {
  const listener = waiting.getStore();
  if (listener?.(error) && typeof error === 'object' && error !== null) told.add(error);
  // Not of foreign code: as if nobody listened.
  if (!listener && process.listenerCount('uncaughtException') === 1) throw error;
}
