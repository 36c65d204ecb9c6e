import { readFileSync } from 'node:fs';
import { remember } from '../../../shared/remember.ts';
import { compileHeaderRules, parseHeadersFile } from '../../write/hosts/headersFile.ts';
import { LOCALES_FILE } from '../../write/hosts/createHostFiles.ts';
import { CACHE_REVALIDATE, SECURITY_HEADERS } from '../../write/hosts/responseRules.ts';
import { matchRedirect, parseRedirectsFile } from '../../write/hosts/redirectsFile.ts';
import type { Folder } from './openFolder.ts';

/** The serving rules that the output itself contains. */
export interface HostRules {
  /** Headers of the response to a path (without the base) that `file` answers: names and values in turn. */
  headersFor(path: string, file: string | undefined): string[];
  redirectFor(path: string): { to: string; status: number } | undefined;
  /** The 404 page for a path: that of its locale. */
  notFoundFor(path: string): string;
  isNotFound(file: string): boolean;
}

const NOT_FOUND = '404.html';

/** Clients can request any path. */
const MAX_ANSWERS = 10_000;

/** Headers that the host itself computes for each file. */
const OWN_HEADERS = /^(?:content-(?:type|length|encoding|range)|vary|etag|last-modified|accept-ranges)$/;

export function createHostRules(folder: Folder): HostRules {
  const policy = rememberFile(folder, '_octavo/csp.txt', (text) => text.trim());
  const headerRules = rememberFile(folder, '_headers', (text) => compileHeaderRules(parseHeadersFile(text)));
  const redirectRules = rememberFile(folder, '_redirects', (text) => {
    const redirects = parseRedirectsFile(text);
    return remember((path: string) => matchRedirect(redirects, path), MAX_ANSWERS);
  });

  const localeFolders = rememberFile(folder, LOCALES_FILE, (text) => text.split('\n').filter(Boolean));

  function toHeaders(path: string, file: string | undefined): string[] {
    const headers = new Map(SECURITY_HEADERS.map(([name, value]) => [name.toLowerCase(), value]));
    const csp = policy();
    if (csp) headers.set('content-security-policy', csp);
    for (const [name, value] of headerRules()?.(path) ?? []) {
      if (value === null) headers.delete(name);
      else if (!OWN_HEADERS.test(name)) headers.set(name, value);
    }
    // Without a file there is nothing to cache, regardless of the rules for that path.
    if (file === undefined) headers.set('cache-control', CACHE_REVALIDATE);
    // Only a build knows which of its files never change, and `_headers` lists them.
    else if (!headers.has('cache-control')) headers.set('cache-control', CACHE_REVALIDATE);
    return [...headers].flat();
  }

  let answers: { policy: unknown; rules: unknown; headersFor: (key: string) => string[] } | undefined;

  return {
    headersFor(path, file) {
      const [current, rules] = [policy(), headerRules()];
      if (!answers || answers.policy !== current || answers.rules !== rules) {
        const headersFor = remember((key: string) => {
          const [path = '', file] = key.split('\0');
          return toHeaders(path, file);
        }, MAX_ANSWERS);
        answers = { policy: current, rules, headersFor };
      }
      return answers.headersFor(file === undefined ? path : `${path}\0${file}`);
    },
    redirectFor: (path) => redirectRules()?.(path),
    notFoundFor(path) {
      const locale = localeFolders()?.find((start) => path.startsWith(`/${start}`));
      return `${locale ?? ''}${NOT_FOUND}`;
    },
    isNotFound: (file) => file === NOT_FOUND || localeFolders()?.some((start) => file === start + NOT_FOUND) === true,
  };
}

/** Files a host reads and does not show. */
export function isHostFile(file: string): boolean {
  return file === '_headers' || file === '_redirects' || file.startsWith('_octavo/hosts/') || file === LOCALES_FILE;
}

/** Reads a file again if it has changed, so that a new build is served by its own rules. */
function rememberFile<T>(folder: Folder, file: string, parse: (text: string) => T): () => T | undefined {
  let remembered: { id: string; value: T } | undefined;
  return () => {
    const found = folder.find(file);
    if (!found) return undefined;
    if (remembered?.id === found.id) return remembered.value;
    const value = parse(readFileSync(found.filePath, 'utf8'));
    remembered = found.isSettled ? { id: found.id, value } : undefined;
    return value;
  };
}
