import { encodePath } from '../../shared/url/sitePaths.ts';
import { loadScript } from '../browser/loadScript.ts';
import type { CompareRequest, CompareResponse, WorkerCall, WorkerReply } from './types.ts';

/** The key under which the worker's script provides its function. */
export const COMPARER = 'comparer';

export type Comparer = (request: CompareRequest) => Promise<CompareResponse>;

/** Compares pages in a worker, or here if workers are unavailable. `script` is relative to the site's root. */
export function createComparer(script: string, root: string): Comparer {
  const url = root + encodePath(script);
  const inline = (): Comparer => {
    const loading = new Promise<void>((done) => loadScript(url, done));
    return async (request) => {
      await loading;
      const compare = octavo.data[COMPARER] as ((request: CompareRequest) => CompareResponse) | undefined;
      if (!compare) throw new Error(`"${script}" cannot be loaded.`);
      return compare(request);
    };
  };
  if (root.startsWith('file:') || typeof Worker === 'undefined') return inline();
  let comparer: Comparer;
  try {
    // A policy may forbid workers, which only shows when one is started.
    comparer = inWorker(new Worker(url), () => (comparer = inline()));
  } catch {
    comparer = inline();
  }
  return (request) => comparer(request);
}

/** Calls `onBroken` if the worker cannot run at all, and uses its result instead. */
function inWorker(worker: Worker, onBroken: () => Comparer): Comparer {
  interface Pending {
    request: CompareRequest;
    resolve(response: CompareResponse | Promise<CompareResponse>): void;
    reject(error: Error): void;
  }
  const pending = new Map<number, Pending>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const call = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.response);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    const instead = onBroken();
    for (const { request, resolve } of pending.values()) resolve(instead(request));
    pending.clear();
  });
  return (request) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, { request, resolve, reject });
      worker.postMessage({ id, request } satisfies WorkerCall);
    });
}
