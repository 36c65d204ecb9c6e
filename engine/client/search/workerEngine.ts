import type { SearchOperations, SearchResponse, WorkerCall, WorkerReply } from './types.ts';

interface Pending {
  resolve(): void;
  reject(error: Error): void;
  onResponse?(response: SearchResponse): void;
}

type Port = Pick<Worker, 'postMessage' | 'addEventListener'>;

/** Calls the search engine in a worker. `onBroken` is called when the worker cannot run at all. */
export function workerEngine(worker: Port, onBroken: () => void): SearchOperations {
  const pending = new Map<number, Pending>();
  let lastId = 0;

  worker.addEventListener('message', (event) => {
    const reply = (event as MessageEvent<WorkerReply>).data;
    const call = pending.get(reply.id);
    if (call === undefined) return;
    if ('response' in reply) return call.onResponse?.(reply.response);
    pending.delete(reply.id);
    if ('error' in reply) call.reject(new Error(reply.error));
    else call.resolve();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onBroken();
    for (const { reject } of pending.values()) reject(new WorkerError());
    pending.clear();
  });

  type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
  const call = (message: WithoutId<WorkerCall>, onResponse?: Pending['onResponse']): Promise<void> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, { resolve, reject, onResponse });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ id, ...message } as WorkerCall);
    });

  return {
    fetchIndexes: (files) => call({ operation: 'fetchIndexes', files }),
    search: (request, onResponse) => call({ operation: 'search', request }, onResponse),
  };
}

/** The worker itself failed, not the request. */
export class WorkerError extends Error {
  constructor() {
    super('The search worker could not run.');
  }
}
