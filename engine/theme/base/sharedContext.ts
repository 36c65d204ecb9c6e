import { createContext, type Context } from 'react';

const contexts = ((globalThis as Record<symbol, unknown>)[Symbol.for('octavo.contexts')] ??= {}) as Record<
  string,
  unknown
>;

/** The same context in every script of a page: those of the site's own components are loaded apart. */
export function sharedContext<T>(name: string, value: T): Context<T> {
  return (contexts[name] ??= createContext(value)) as Context<T>;
}
