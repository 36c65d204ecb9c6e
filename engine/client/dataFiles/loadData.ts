import { encodePath } from '../../shared/url/sitePaths.ts';
import { loadScript } from '../browser/loadScript.ts';
import { LoadError, parseDataFile } from './parseDataFile.ts';

/**
 * The time limit for a file. After that a real navigation may be faster, because the browser shows a document while it
 * loads.
 */
export const MAX_WAIT_MS = 15_000;

/** The number of fetches that the page's policy blocked. */
let violations = 0;

/** Loads a data file, given by its path from the site's root: by fetch, or by script where fetching is forbidden. */
export function loadData(file: string, root: string, cache?: RequestCache): Promise<unknown> {
  const url = root + encodePath(file);
  const mayFetch = !url.startsWith('file:') && violations === 0;
  return mayFetch ? loadByFetch(file, url, cache) : loadByScript(file, url);
}

async function loadByFetch(file: string, url: string, cache?: RequestCache): Promise<unknown> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  let text: string;
  try {
    const response = await fetch(url, { credentials: 'same-origin', cache, signal });
    if (!response.ok)
      throw new LoadError('missing', `"${file}" cannot be loaded: the server answers ${response.status}.`);
    text = await response.text();
  } catch (cause) {
    if (cause instanceof LoadError) throw cause;
    if (signal.aborted) throw toTimeout(file);
    if (await isFetchForbidden()) return loadByScript(file, url);
    throw new LoadError('network', `"${file}" cannot be loaded: the server does not answer.`, { cause });
  }
  return parseDataFile(file, text);
}

if (typeof document !== 'undefined') {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'connect-src') violations++;
  });
}

/** A fetch that the page's policy blocks fails like any other; the event with the reason follows shortly after. */
async function isFetchForbidden(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve));
  return violations > 0;
}

function loadByScript(file: string, url: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(toTimeout(file)), MAX_WAIT_MS);
    loadScript(url, () => {
      clearTimeout(timer);
      const value = octavo.data[file];
      delete octavo.data[file];
      if (value === undefined) reject(new LoadError('missing', `"${file}" cannot be loaded.`));
      else resolve(value);
    });
  });
}

function toTimeout(file: string): LoadError {
  return new LoadError('timeout', `"${file}" cannot be loaded: the server takes too long.`);
}
