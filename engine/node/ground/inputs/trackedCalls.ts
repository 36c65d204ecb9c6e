import childProcess from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { syncBuiltinESMExports } from 'node:module';
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

/** Node's own diagnostics channels, and the names in messages. */
const CHANNELS = { 'net.client.socket': 'net.connect', 'http.client.request.start': 'http.request' };
const PROGRAMS = /^(?:exec|execFile|spawn)(?:Sync)?$|^fork$/;

let isTracked = false;

/**
 * Packages call Node's own modules and the global `fetch` directly. From now on these calls are recorded too. Call this
 * before a package is loaded, because it may keep the original functions.
 */
export function trackOutsideCalls(): void {
  if (isTracked) return;
  isTracked = true;
  const { fetch: original } = globalThis;
  globalThis.fetch = (...values) => {
    noteCall('fetch');
    return original(...values);
  };
  // A call with a better name, such as `fetch`, may have opened the socket. Then only that name is noted.
  for (const [channel, name] of Object.entries(CHANNELS)) subscribe(channel, () => noteCall(name, { isDetail: true }));
  const module = childProcess as unknown as Record<string, unknown>;
  for (const [name, call] of Object.entries(module)) {
    if (typeof call === 'function' && PROGRAMS.test(name)) module[name] = trackProgram(name, call);
  }
  syncBuiltinESMExports();
}

/** Name of the call that loads native code, which may read files unseen. */
export const NATIVE_CALL = 'process.dlopen';

/** From now on, native code and threads that code of the site starts are recorded as calls. */
export function trackUnseenReads(): void {
  subscribe('worker_threads', () => noteCall('worker_threads.Worker'));
  const { dlopen } = process;
  process.dlopen = (...values) => {
    noteCall(NATIVE_CALL);
    return Reflect.apply(dlopen, process, values);
  };
}

function trackProgram(name: string, call: Function): Function {
  const tracked = (...values: unknown[]): unknown => {
    noteCall(`child_process.${name}`);
    return call(...values) as unknown;
  };
  // Some functions define how to promisify them.
  return Object.defineProperties(tracked, Object.getOwnPropertyDescriptors(call));
}
