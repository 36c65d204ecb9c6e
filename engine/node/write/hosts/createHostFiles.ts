import { HOSTS_FOLDER, renderContainerfile, renderNginxMain } from './containerFiles.ts';
import { renderHeadersFile, type HeaderRule } from './headersFile.ts';
import { CACHE_FOREVER } from './immutableFiles.ts';
import { toImmutablePaths } from './immutablePaths.ts';
import { renderNginxSite } from './nginxSite.ts';
import { parseRedirectsFile, renderRedirectsFile, type Redirect } from './redirectsFile.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

export interface HostFilesInput {
  /** The Content-Security-Policy that every page passes. */
  csp: string;
  /** All files of the output folder: they tell which of them never change. */
  files: string[];
  /** Old addresses of the site. */
  redirects?: Redirect[];
  /** The author's own `static/_headers` and `static/_redirects`: kept, and stronger than ours. */
  ownHeaders?: string;
  ownRedirects?: string;
}

export interface HostFile {
  /** Relative to the output folder. */
  file: string;
  content: string;
}

/** Ready files for common hosts, all part of the artefact; `octavo serve` reads the first three too. */
export function createHostFiles(input: HostFilesInput): HostFile[] {
  const { csp, files, redirects = [], ownHeaders = '', ownRedirects = '' } = input;
  const allRedirects = [...parseRedirectsFile(ownRedirects), ...redirects];
  return [
    { file: '_octavo/csp.txt', content: `${csp}\n` },
    { file: '_headers', content: join(renderHeadersFile(toHeaderRules(csp, files)), ownHeaders) },
    // The first rule that fits wins on these hosts, so the author's come first.
    { file: '_redirects', content: join(ownRedirects, renderRedirectsFile(redirects)) },
    { file: `${HOSTS_FOLDER}/nginx.conf`, content: renderNginxSite({ csp, redirects: allRedirects }) },
    { file: `${HOSTS_FOLDER}/nginx.container.conf`, content: renderNginxMain() },
    { file: `${HOSTS_FOLDER}/Containerfile`, content: renderContainerfile() },
  ];
}

/** No `Cache-Control` for all: these hosts join the values of all rules that fit, and revalidate by default. */
function toHeaderRules(csp: string, files: string[]): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: [
        ['Content-Security-Policy', csp],
        ...SECURITY_HEADERS.map(([name, value]): [string, string] => [name, value]),
      ],
    },
    ...toImmutablePaths(files).map((path): HeaderRule => ({ path, headers: [['Cache-Control', CACHE_FOREVER]] })),
  ];
}

function join(first: string, second: string): string {
  const parts = [first, second].map((part) => part.trim()).filter(Boolean);
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`;
}
