import { readFile } from 'node:fs/promises';
import { compileHeaderRules, parseHeadersFile } from '../../write/hosts/headersFile.ts';
import { matchRedirect, parseRedirectsFile, type Redirect } from '../../write/hosts/redirectsFile.ts';
import { CACHE_REVALIDATE, SECURITY_HEADERS } from '../../write/hosts/responseRules.ts';
import type { Folder } from './openFolder.ts';

/** What the artefact itself says about how it wants to be served. */
export interface HostRules {
  /** Headers of the response for a path (no base), answered with `file`. */
  headersFor(path: string, file: string | undefined): Promise<Map<string, string>>;
  redirectFor(path: string): Promise<{ to: string; status: number } | undefined>;
}

export function createHostRules(folder: Folder): HostRules {
  const policy = cachedFile(folder, '_octavo/csp.txt', (text) => text.trim());
  const headerRules = cachedFile(folder, '_headers', (text) => compileHeaderRules(parseHeadersFile(text)));
  const redirects = cachedFile<Redirect[]>(folder, '_redirects', parseRedirectsFile);

  return {
    async headersFor(path, file) {
      const headers = new Map(SECURITY_HEADERS.map(([name, value]) => [name.toLowerCase(), value]));
      const csp = await policy();
      if (csp) headers.set('content-security-policy', csp);
      for (const [name, value] of (await headerRules())?.(path) ?? []) {
        if (value === null) headers.delete(name);
        else headers.set(name, value);
      }
      // Without a file there is nothing to keep, whatever the rules say about that path.
      if (file === undefined) headers.set('cache-control', CACHE_REVALIDATE);
      // Only a build knows which of its files never change, and says so in `_headers`.
      else if (!headers.has('cache-control')) headers.set('cache-control', CACHE_REVALIDATE);
      return headers;
    },
    async redirectFor(path) {
      return matchRedirect((await redirects()) ?? [], path);
    },
  };
}

/** Files a host reads and does not show. */
export function isHostFile(file: string): boolean {
  return file === '_headers' || file === '_redirects' || file.startsWith('_octavo/hosts/');
}

/** Reads a file when it changed: a new build is served by its own rules. */
function cachedFile<T>(folder: Folder, file: string, parse: (text: string) => T): () => Promise<T | undefined> {
  let remembered: { key: string; value: T } | undefined;
  return async () => {
    const found = await folder.find(file);
    if (!found) return undefined;
    const key = `${found.stats.ino}:${found.stats.size}:${found.stats.mtimeMs}`;
    if (remembered?.key === key) return remembered.value;
    const text = await readFile(found.filePath, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    remembered = { key, value: parse(text) };
    return remembered.value;
  };
}
