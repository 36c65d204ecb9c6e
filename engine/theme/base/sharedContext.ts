import { createContext, type Context } from 'react';

const contexts = ((globalThis as Record<symbol, unknown>)[Symbol.for('octavo.contexts')] ??= {}) as Record<
  string,
  unknown
>;

/** Returns the same context in every script of a page; scripts of the site's components are loaded separately. */
export function sharedContext<T>(name: string, value: T): Context<T> {
  return (contexts[name] ??= createContext(value)) as Context<T>;
}
