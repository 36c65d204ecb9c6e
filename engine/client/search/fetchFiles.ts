import { isNamedByContent } from '../../shared/search/files.ts';
import { encodePath } from '../../shared/url/sitePaths.ts';
import type { SearchFiles } from './createSearchEngine.ts';
import { parseDataFile } from './parseDataFile.ts';

/** Why a file did not come: there is no network, or a policy forbids to fetch. Nothing tells the two apart. */
export const NO_ANSWER = 'The server does not answer.';

/** Files over HTTP. `root` is the absolute URL of the site's root. */
export function fetchFiles(root: string): SearchFiles {
  const get = async (file: string, fresh: boolean): Promise<Response> => {
    let response: Response;
    try {
      response = await fetch(root + encodePath(file), {
        credentials: 'same-origin',
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
