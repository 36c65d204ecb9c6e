import { encodePath } from '../../shared/url/sitePaths.ts';
import { inlineEngine } from './inlineEngine.ts';
import { NO_ANSWER } from './searchFiles.ts';
import type { SearchOperations, SearchRequest, SearchResponse } from './types.ts';
import { workerEngine, WorkerError } from './workerEngine.ts';

export interface SearchClientOptions {
  /** The search bundle, relative to the site's root. */
  script: string;
  /** Absolute URL of the site's root. */
  root: string;
  /** For tests. */
  createWorker?: (url: string) => Worker;
  loadInline?: (script: string, root: string) => Promise<SearchOperations>;
}

/** Search as the page uses it: in a worker where possible, otherwise here. Nothing is loaded before the first use. */
export function createSearchClient({ script, root, ...options }: SearchClientOptions): SearchOperations {
  const { createWorker = (url: string) => new Worker(url), loadInline = inlineEngine } = options;
  const url = root + encodePath(script);
  let canWork = !root.startsWith('file:') && typeof Worker !== 'undefined';
  let engine: Promise<SearchOperations> | undefined;

  function getEngine(): Promise<SearchOperations> {
    engine ??= (canWork ? startWorker() : loadInline(url, root)).catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  }

  async function startWorker(): Promise<SearchOperations> {
    try {
      return workerEngine(createWorker(`${url}#${encodeURIComponent(root)}`), giveUpWorker);
    } catch {
      giveUpWorker();
      return loadInline(url, root);
    }
  }

  function giveUpWorker(): void {
    canWork = false;
    engine = undefined;
  }

  /** A worker that never started, or is not allowed to fetch, is replaced and the call repeated. */
  async function withEngine(use: (engine: SearchOperations) => Promise<void>): Promise<void> {
    try {
      await use(await getEngine());
    } catch (error) {
      if (error instanceof WorkerError) await use(await getEngine());
      else if (canWork && error instanceof Error && error.message === NO_ANSWER) await tryInline(use, error);
      else throw error;
    }
  }

  /** Stays with the engine in the page if it can load what the worker could not. */
  async function tryInline(use: (engine: SearchOperations) => Promise<void>, error: Error): Promise<void> {
    try {
      const inline = await loadInline(url, root);
      await use(inline);
      canWork = false;
      engine = Promise.resolve(inline);
    } catch {
      throw error;
    }
  }

  return {
    fetchIndexes: (files) => withEngine((current) => current.fetchIndexes(files)),
    search: (request: SearchRequest, onResponse: (response: SearchResponse) => void) =>
      withEngine((current) => current.search(request, onResponse)),
  };
}
