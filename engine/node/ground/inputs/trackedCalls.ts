import { noteCall } from './readsOf.ts';

/** Built-in modules that reach the network or other programs. */
const OUTSIDE = new Set(['child_process', 'dgram', 'dns', 'dns/promises', 'http', 'http2', 'https', 'net', 'tls']);

/** A built-in module for site code: calls that reach outside the site are recorded by name. */
export function trackedCalls(id: string, module: unknown): unknown {
  const name = id.replace(/^node:/, '');
  if (!OUTSIDE.has(name) || typeof module !== 'object' || module === null) return module;
  return new Proxy(module, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown;
      if (typeof value !== 'function' || typeof key !== 'string') return value;
      return new Proxy(value, {
        apply(call, self, values: unknown[]) {
          noteCall(`${name}.${key}`);
          return Reflect.apply(call, self, values) as unknown;
        },
        construct(type, values: unknown[], newTarget) {
          noteCall(`${name}.${key}`);
          return Reflect.construct(type, values, newTarget) as object;
        },
      });
    },
  });
}

let isTracked = false;

/** From now on a call of `fetch` by the code of a site is noted. */
export function trackFetch(): void {
  if (isTracked) return;
  isTracked = true;
  const { fetch: original } = globalThis;
  globalThis.fetch = (...values) => {
    noteCall('fetch');
    return original(...values);
  };
}
