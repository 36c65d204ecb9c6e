import { loadScript } from '../browser/loadScript.ts';
import { loadData } from '../dataFiles/loadData.ts';
import { SEARCH_ENGINE } from './searchEngineKey.ts';
import type { SearchOperations } from './types.ts';

type CreateEngine = (loadData: (file: string) => Promise<unknown>) => SearchOperations;

/** The engine in the page itself: from disk, and where a policy forbids workers. */
export async function inlineEngine(script: string, root: string): Promise<SearchOperations> {
  if (octavo.data[SEARCH_ENGINE] === undefined) await new Promise<void>((resolve) => loadScript(script, resolve));
  const createEngine = octavo.data[SEARCH_ENGINE] as CreateEngine | undefined;
  if (createEngine === undefined) throw new Error('Search cannot be loaded.');
  return createEngine((file) => loadData(file, root));
}
