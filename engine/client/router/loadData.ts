import { encodePath } from '../../shared/url/sitePaths.ts';
import { loadScript } from '../page/loadScript.ts';

/**
 * `missing`: the host has no such file. `network`: nobody answered. `invalid`: not what it should be.
 * `outdated`: written by another build than the one that runs.
 */
export type LoadFailure = 'missing' | 'network' | 'invalid' | 'outdated';

export class LoadError extends Error {
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Loads a data file, given by its path from the site's root: by fetch, or where a page may not fetch by script. */
export function loadData(file: string, root: string, cache?: RequestCache): Promise<unknown> {
  const url = root + encodePath(file);
  return url.startsWith('file:') ? loadByScript(file, url) : loadByFetch(file, url, cache);
}

async function loadByFetch(file: string, url: string, cache?: RequestCache): Promise<unknown> {
  let text: string;
  try {
    const response = await fetch(url, { credentials: 'same-origin', cache });
    if (!response.ok)
      throw new LoadError('missing', `"${file}" cannot be loaded: the server answers ${response.status}.`);
    text = await response.text();
  } catch (cause) {
    if (cause instanceof LoadError) throw cause;
    throw new LoadError('network', `"${file}" cannot be loaded: the server does not answer.`, { cause });
  }
  return parseData(file, text);
}

/** Loads a data file as a page opened from disk must: no policy that lets the app run forbids it. */
export function loadByScript(file: string, url: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    loadScript(url, () => {
      const value = octavo.data[file];
      delete octavo.data[file];
      if (value === undefined) reject(new LoadError('missing', `"${file}" cannot be loaded.`));
      else resolve(value);
    });
  });
}

/** `octavo("<file>",<json>)` → the JSON. Some hosts answer everything with a page: that is not data. */
export function parseData(file: string, text: string): unknown {
  const start = `octavo(${JSON.stringify(file)},`;
  const end = text.lastIndexOf(')');
  try {
    if (text.startsWith(start) && end > 0) return JSON.parse(text.slice(start.length, end));
  } catch (cause) {
    throw new LoadError('invalid', `"${file}" is damaged.`, { cause });
  }
  throw new LoadError('invalid', `"${file}" is not a data file of this site.`);
}
