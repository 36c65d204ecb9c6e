import { isNamedByContent, toScriptTwin } from '../../shared/search/files.ts';
import { encodePath } from '../../shared/url/sitePaths.ts';
import { parseDataFile } from '../dataFiles/parseDataFile.ts';
import type { SearchFiles } from './createSearchEngine.ts';

/** Why a file did not come: there is no network, or a policy forbids fetching. Nothing tells the two apart. */
export const NO_ANSWER = 'The server does not answer.';

/** A file that takes longer has failed; the reader may try again. */
const MAX_WAIT_MS = 15_000;

/** Files over HTTP. `root` is the absolute URL of the site's root. */
export function fetchFiles(root: string): SearchFiles {
  const get = async (file: string, fresh: boolean): Promise<Response> => {
    let response: Response;
    try {
      response = await fetch(root + encodePath(file), {
        credentials: 'same-origin',
        signal: AbortSignal.timeout(MAX_WAIT_MS),
        cache: fresh ? 'reload' : isNamedByContent(file) ? 'default' : 'no-cache',
      });
    } catch (cause) {
      throw new Error(NO_ANSWER, { cause });
    }
    if (!response.ok) throw new Error(`The server answers ${response.status}.`);
    return response;
  };
  return {
    loadIndex: async (file, fresh) => new Uint8Array(await (await get(file, fresh)).arrayBuffer()),
    loadTexts: async (file, fresh) => parseDataFile(file, await (await get(file, fresh)).text()),
  };
}

/** Files as the page loads its own data files: by script from disk. The index comes as base64 in a script. */
export function scriptFiles(loadData: (file: string) => Promise<unknown>): SearchFiles {
  return {
    async loadIndex(file) {
      const base64 = await loadData(toScriptTwin(file));
      return Uint8Array.from(atob(String(base64)), (letter) => letter.charCodeAt(0));
    },
    loadTexts: loadData,
  };
}
