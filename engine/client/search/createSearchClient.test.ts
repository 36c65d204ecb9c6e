import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchClient } from './createSearchClient.ts';
import { NO_ANSWER } from './searchFiles.ts';
import { serveWorker } from './serveWorker.ts';
import type { SearchOperations, SearchRequest, SearchResponse } from './types.ts';

const ROOT = 'https://docs.example/base/';
const SCRIPT = 'assets/search.abc.js';

const request: SearchRequest = {
  files: ['x'],
  requester: 'box',
  query: 'q',
  limit: 8,
  perPage: 3,
  excerptLength: 50,
  highlight: true,
};
const response: SearchResponse = { query: 'q', results: [], complete: true };

function engine(change: Partial<SearchOperations> = {}): SearchOperations {
  return {
    fetchIndexes: vi.fn(async () => {}),
    search: vi.fn(async (_: SearchRequest, onResponse: (given: SearchResponse) => void) => onResponse(response)),
    ...change,
  };
}

/** A worker whose other side is an engine of the test. */
function workerFor(served: SearchOperations): Worker {
  const { port1, port2 } = new MessageChannel();
  serveWorker(port2 as unknown as Worker, served);
  port2.start();
  port1.start();
  return port1 as unknown as Worker;
}

/** A worker that never starts, as where a policy forbids it. */
class DeadWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error', { cancelable: true })));
  }
}

function refuseWorker(): Worker {
  throw new Error('SecurityError');
}

describe('createSearchClient', () => {
  beforeEach(() => vi.stubGlobal('Worker', EventTarget));
  afterEach(() => vi.unstubAllGlobals());

  it('uses a worker, which knows the root of the site', async () => {
    const served = engine();
    const createWorker = vi.fn<(url: string) => Worker>(() => workerFor(served));
    const client = createSearchClient({ script: SCRIPT, root: ROOT, createWorker });
    expect(createWorker).not.toHaveBeenCalled();
    await client.fetchIndexes(['x']);
    const heard: SearchResponse[] = [];
    await client.search(request, (given) => heard.push(given));
    expect(heard).toEqual([response]);
    expect(served.fetchIndexes).toHaveBeenCalledWith(['x']);
    expect(createWorker.mock.calls).toEqual([[`${ROOT}${SCRIPT}#${encodeURIComponent(ROOT)}`]]);
  });

  it('passes on errors of the worker', async () => {
    const served = engine({ search: async () => Promise.reject(new Error('the search index is damaged')) });
    const client = createSearchClient({ script: SCRIPT, root: ROOT, createWorker: () => workerFor(served) });
    await expect(client.search(request, () => {})).rejects.toThrow('the search index is damaged');
  });

  it('runs in the page when opened from disk', async () => {
    const inline = engine();
    const createWorker = vi.fn();
    const client = createSearchClient({
      script: SCRIPT,
      root: 'file:///docs/',
      createWorker,
      loadInline: async () => inline,
    });
    await client.fetchIndexes(['x']);
    expect(inline.fetchIndexes).toHaveBeenCalled();
    expect(createWorker).not.toHaveBeenCalled();
  });

  it.each([
    ['is refused', refuseWorker],
    ['fails to start', () => new DeadWorker() as unknown as Worker],
  ])('runs in the page when a worker %s', async (_, createWorker) => {
    const inline = engine();
    const client = createSearchClient({ script: SCRIPT, root: ROOT, createWorker, loadInline: async () => inline });
    const heard: SearchResponse[] = [];
    await client.search(request, (given) => heard.push(given));
    await client.search(request, (given) => heard.push(given));
    expect(heard.length).toBe(2);
    expect(inline.search).toHaveBeenCalledTimes(2);
  });

  it('runs in the page when the worker may not fetch, and stays there', async () => {
    const served = engine({ search: vi.fn(async () => Promise.reject(new Error(NO_ANSWER))) });
    const inline = engine();
    const client = createSearchClient({
      script: SCRIPT,
      root: ROOT,
      createWorker: () => workerFor(served),
      loadInline: async () => inline,
    });
    const heard: SearchResponse[] = [];
    await client.search(request, (given) => heard.push(given));
    await client.search(request, (given) => heard.push(given));
    expect(heard.length).toBe(2);
    expect(served.search).toHaveBeenCalledTimes(1);
  });

  it('reports the worker’s error and keeps the worker if the page can load no more than it', async () => {
    let isOnline = false;
    const served = engine({
      search: async (_, onResponse) => (isOnline ? onResponse(response) : Promise.reject(new Error(NO_ANSWER))),
    });
    const inline = engine({ search: async () => Promise.reject(new Error('"x" cannot be loaded.')) });
    const client = createSearchClient({
      script: SCRIPT,
      root: ROOT,
      createWorker: () => workerFor(served),
      loadInline: async () => inline,
    });
    await expect(client.search(request, () => {})).rejects.toThrow(NO_ANSWER);
    isOnline = true;
    const heard: SearchResponse[] = [];
    await client.search(request, (given) => heard.push(given));
    expect(heard).toEqual([response]);
  });

  it('tries again after search could not be loaded', async () => {
    const inline = engine();
    let failures = 1;
    const loadInline = async (): Promise<SearchOperations> => {
      if (failures-- > 0) throw new Error('Search cannot be loaded.');
      return inline;
    };
    const client = createSearchClient({ script: SCRIPT, root: 'file:///x/', loadInline });
    await expect(client.fetchIndexes(['x'])).rejects.toThrow('Search cannot be loaded.');
    await client.fetchIndexes(['x']);
    expect(inline.fetchIndexes).toHaveBeenCalledTimes(1);
  });
});
