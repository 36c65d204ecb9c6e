import { HOSTS_FOLDER, renderContainerfile, renderNginxMain } from './containerFiles.ts';
import { renderHeadersFile, type HeaderRule } from './headersFile.ts';
import { toImmutablePrefixes } from './immutablePrefixes.ts';
import { renderNginxSite } from './nginxSite.ts';
import { parseRedirectsFile, renderRedirectsFile, type Redirect } from './redirectsFile.ts';
import { CACHE_FOREVER, SECURITY_HEADERS } from './responseRules.ts';

/** Folders of locales, one per line; empty in a site with one locale. */
export const LOCALES_FILE = '_octavo/locales.txt';

export interface OwnPolicy {
  file: string;
  policy: string;
}

export interface HostFilesInput {
  /** The Content-Security-Policy that every page complies with. */
  csp: string;
  /** All files of the output folder. */
  files: string[];
  /** Files that are named by their content and never change. */
  hashedFiles: string[];
  /** Old addresses of the site. */
  redirects?: Redirect[];
  /** Folders of locales, `fr/`. */
  localeFolders?: string[];
  /** The author's `static/_headers` and `static/_redirects`, which are kept and win over ours. */
  ownHeaders?: string;
  ownRedirects?: string;
  /** Files that have their own policy. */
  documents?: OwnPolicy[];
}

export interface HostFile {
  /** Relative to the output folder. */
  file: string;
  content: string;
}

/** Ready-made files for common hosts, all part of the build output; `octavo serve` reads the first four too. */
export function createHostFiles(input: HostFilesInput): HostFile[] {
  const { csp, files, hashedFiles, redirects = [], localeFolders = [], ownHeaders = '', ownRedirects = '' } = input;
  const { documents = [] } = input;
  const allRedirects = [...parseRedirectsFile(ownRedirects), ...redirects];
  const immutable = toImmutablePrefixes(hashedFiles, files);
  return [
    { file: '_octavo/csp.txt', content: `${csp}\n` },
    {
      file: '_headers',
      content: join(
        join(renderHeadersFile(toHeaderRules(csp, immutable)), ownHeaders),
        renderHeadersFile(documents.flatMap(toDocumentRules)),
      ),
    },
    // The first matching rule wins on these hosts, so the author's come first.
    { file: '_redirects', content: join(ownRedirects, renderRedirectsFile(redirects)) },
    // Each locale has its own 404 page.
    { file: LOCALES_FILE, content: localeFolders.map((folder) => `${folder}\n`).join('') },
    {
      file: `${HOSTS_FOLDER}/nginx.conf`,
      content: renderNginxSite({ csp, redirects: allRedirects, localeFolders, immutable, documents }),
    },
    { file: `${HOSTS_FOLDER}/nginx.container.conf`, content: renderNginxMain() },
    { file: `${HOSTS_FOLDER}/Containerfile`, content: renderContainerfile() },
  ];
}

/** No `Cache-Control` for all files: these hosts join the values of all matching rules, and revalidate by default. */
function toHeaderRules(csp: string, immutable: string[]): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: [
        ['Content-Security-Policy', csp],
        ...SECURITY_HEADERS.map(([name, value]): [string, string] => [name, value]),
      ],
    },
    ...immutable.map((prefix): HeaderRule => ({
      path: `/${encodeURI(prefix)}*`,
      headers: [['Cache-Control', CACHE_FOREVER]],
    })),
  ];
}

/** One rule for each address at which hosts serve the file. */
function toDocumentRules({ file, policy }: OwnPolicy): HeaderRule[] {
  const addresses = [file, file.replace(/(^|\/)index\.html$/, '$1'), file.replace(/\.html$/, '')];
  return [...new Set(addresses)].map((address) => ({
    path: `/${encodeURI(address)}`,
    // Removes the general policy before setting this one, because some hosts would otherwise send both.
    headers: [
      ['Content-Security-Policy', null],
      ['Content-Security-Policy', policy],
    ],
  }));
}

function join(first: string, second: string): string {
  const parts = [first, second].map((part) => part.trim()).filter(Boolean);
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`;
}
