import { readSiteFile } from '../../ground/inputs/siteFiles.ts';
import type { DocumentAssets } from '../../../shared/renderer.ts';
import type { Output } from '../output/openOutput.ts';
import { createHostFiles } from '../hosts/createHostFiles.ts';
import { mergeSources } from '../../assemble/policy/policySources.ts';
import type { SourcesAt } from '../../assemble/policy/toOriginProblems.ts';
import { toCsp, type PolicyNeeds } from '../../assemble/policy/toCsp.ts';
import type { SiteRedirect } from '../../assemble/links/toRedirects.ts';

/** An author's own rules for hosts are merged with ours. */
export const MERGED_FILES = ['_headers', '_redirects'];

export interface HostFilesInput {
  redirects: SiteRedirect[];
  /** Folders of locales, `fr/`. */
  localeFolders: string[];
  /** Of each locale. */
  documentAssets: DocumentAssets[];
  staticFiles: Map<string, string>;
  /** What is loaded from elsewhere. */
  sources: SourcesAt[];
  needs: PolicyNeeds;
  /** Files that are named by their content. */
  hashedFiles: string[];
  output: Output;
}

/** Written last: they name what else there is. */
export async function emitHostFiles({
  redirects,
  localeFolders,
  documentAssets,
  staticFiles,
  sources,
  needs,
  hashedFiles,
  output,
}: HostFilesInput): Promise<void> {
  const read = async (file: string) => {
    const filePath = staticFiles.get(file);
    return filePath ? (await readSiteFile(filePath)).toString() : undefined;
  };
  const hostFiles = createHostFiles({
    csp: toCsp(documentAssets, mergeSources(sources.map((place) => place.sources)), needs),
    files: output.files(),
    // What is called like one of them is the author's.
    hashedFiles: hashedFiles.filter((file) => !staticFiles.has(file)),
    redirects: redirects.map((redirect) => ({ ...redirect, status: 301 })),
    localeFolders,
    ownHeaders: await read('_headers'),
    ownRedirects: await read('_redirects'),
  });
  await Promise.all(hostFiles.filter(({ content }) => content).map(({ file, content }) => output.write(file, content)));
}
