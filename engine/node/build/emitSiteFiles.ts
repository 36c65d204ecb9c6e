import { readFile } from 'node:fs/promises';
import { CLEAN_PROBE_FILE } from '../../shared/documentAttributes.ts';
import type { DocumentAssets } from '../../shared/renderer.ts';
import type { SiteData } from '../../shared/siteData.ts';
import type { SiteConfig } from '../config/types.ts';
import { createCsp } from '../emit/createCsp.ts';
import { createLimit } from '../emit/createLimit.ts';
import type { Output } from '../emit/output.ts';
import { toDataScript } from '../emit/toDataScript.ts';
import { createHostFiles } from '../hosts/createHostFiles.ts';
import type { SearchOutput } from '../search/types.ts';
import type { ClientAssets } from './clientAssets.ts';
import type { SidebarFiles } from './createSidebarFiles.ts';

export interface SiteFilesInput {
  siteData: SiteData;
  client: ClientAssets;
  documentAssets: DocumentAssets;
  sidebars: SidebarFiles;
  search: SearchOutput;
  staticFiles: Map<string, string>;
  output: Output;
}

/** Files that belong to the site as a whole. */
export async function emitSiteFiles(input: SiteFilesInput): Promise<void> {
  const { siteData, client, documentAssets, sidebars, search, staticFiles, output } = input;
  const limit = createLimit(8);
  await Promise.all([
    client.emit(output),
    output.write(documentAssets.siteDataFile, toDataScript(documentAssets.siteDataFile, siteData)),
    output.write(CLEAN_PROBE_FILE, 'octavo'),
    ...[...sidebars.files].map(([file, content]) => output.write(file, content)),
    ...search.files.map(({ path, bytes }) => output.write(path, bytes)),
    ...[...staticFiles]
      .filter(([file]) => !MERGED_FILES.includes(file))
      .map(([file, filePath]) => limit(async () => output.write(file, await readFile(filePath)))),
  ]);
}

/** An author's own rules for hosts are merged with ours. */
const MERGED_FILES = ['_headers', '_redirects'];

/** Written last: they name what else there is. */
export async function emitHostFiles(
  config: SiteConfig,
  documentAssets: DocumentAssets,
  staticFiles: Map<string, string>,
  files: string[],
  output: Output,
): Promise<void> {
  const read = async (file: string) => {
    const filePath = staticFiles.get(file);
    return filePath ? readFile(filePath, 'utf8') : undefined;
  };
  const hostFiles = createHostFiles({
    csp: toCsp(documentAssets),
    files,
    redirects: toRedirects(config),
    ownHeaders: await read('_headers'),
    ownRedirects: await read('_redirects'),
  });
  await Promise.all(hostFiles.filter(({ content }) => content).map(({ file, content }) => output.write(file, content)));
}

/** The policy of the build: its own inline text by hash, and what the site's configuration adds by itself. */
export function toCsp({ css, bootScript, headTags, bodyTags }: DocumentAssets): string {
  const tags = [...headTags, ...bodyTags];
  const inline = (name: string) => tags.flatMap(({ tag, content }) => (tag === name && content ? [content] : []));
  const origins = (name: string, attribute: string) =>
    tags.flatMap(({ tag, attributes }) => {
      const address = attributes[attribute];
      return tag === name && typeof address === 'string' && /^https?:/.test(address) ? [new URL(address).origin] : [];
    });
  return createCsp({
    inlineScripts: [bootScript, ...inline('script')],
    inlineStyles: [css, ...inline('style')],
    scriptOrigins: origins('script', 'src'),
    styleOrigins: origins('link', 'href'),
  });
}

function toRedirects(config: SiteConfig) {
  return (config.redirects?.redirects ?? []).flatMap(({ from, to }) =>
    [from].flat().map((old) => ({ from: old, to, status: 301 as const })),
  );
}
