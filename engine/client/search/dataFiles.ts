import { toScriptTwin } from '../../shared/search/files.ts';
import type { SearchFiles } from './createSearchEngine.ts';

/** Files as the page's own data files are had: by script from disk. The index comes as base64 in a script. */
export function dataFiles(loadData: (file: string) => Promise<unknown>): SearchFiles {
  return {
    async loadIndex(file) {
      const base64 = await loadData(toScriptTwin(file));
      return Uint8Array.from(atob(String(base64)), (letter) => letter.charCodeAt(0));
    },
    loadTexts: loadData,
  };
}
