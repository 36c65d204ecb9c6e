import { loadScript } from '../browser/loadScript.ts';
import { loadData } from '../dataFiles/loadData.ts';
import type { SearchOperations } from './types.ts';

/** Under this key the search bundle hands over its engine. */
export const SEARCH_ENGINE = 'search-engine';

type CreateEngine = (loadData: (file: string) => Promise<unknown>) => SearchOperations;

/** The engine in the page itself: from disk, and where a policy forbids workers. */
export async function inlineEngine(script: string, root: string): Promise<SearchOperations> {
  if (octavo.data[SEARCH_ENGINE] === undefined) await new Promise<void>((resolve) => loadScript(script, resolve));
  const createEngine = octavo.data[SEARCH_ENGINE] as CreateEngine | undefined;
  if (createEngine === undefined) throw new Error('Search cannot be loaded.');
  return createEngine((file) => loadData(file, root));
}
