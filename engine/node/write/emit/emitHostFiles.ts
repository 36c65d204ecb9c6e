import { readSiteFile } from '../../ground/inputs/siteFiles.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { FRAME_FILE } from '../../../shared/liveCode/liveCode.ts';
import { toFramePolicy } from '../../assemble/policy/toFramePolicy.ts';
import { DOCUMENT_POLICY, isDocument } from '../../assemble/policy/untrustedFiles.ts';
import { checkOwnHeaders, checkOwnRedirects } from '../hosts/checkOwnRules.ts';
import type { DocumentAssets } from '../../../shared/renderer.ts';
import type { Output } from '../output/openOutput.ts';
import { REDIRECT_SCRIPT } from './emitRedirects.ts';
import { createHostFiles } from '../hosts/createHostFiles.ts';
import { mergeSources } from '../../assemble/policy/policySources.ts';
import type { SourcesAt } from '../../assemble/policy/toOriginProblems.ts';
import { toCsp, type PolicyNeeds } from '../../assemble/policy/toCsp.ts';
import type { SiteRedirect } from '../../assemble/links/toRedirects.ts';

/** Merges the author's own host rules with ours. */
export const MERGED_FILES = ['_headers', '_redirects'];

export interface HostFilesInput {
  redirects: SiteRedirect[];
  /** Folders of locales, `fr/`. */
  localeFolders: string[];
  /** One per locale. */
  documentAssets: DocumentAssets[];
  staticFiles: Map<string, string>;
  /** Everything that is loaded from other origins. */
  sources: SourcesAt[];
  needs: PolicyNeeds;
  /** Files with hashes in their names. */
  hashedFiles: string[];
  /** Static files are data, which must not loosen the rules. */
  isUntrusted: boolean;
  output: Output;
}

/** Tells GitHub Pages to publish folders whose names begin with `_`. */
const NO_JEKYLL = '.nojekyll';

/** Written last, because they name other files. */
export async function emitHostFiles({
  redirects,
  localeFolders,
  documentAssets,
  staticFiles,
  sources,
  needs,
  hashedFiles,
  isUntrusted,
  output,
}: HostFilesInput): Promise<{ csp: string; problems: ContentProblem[] }> {
  const problems: ContentProblem[] = [];
  const read = async (file: string, check: typeof checkOwnHeaders) => {
    const filePath = staticFiles.get(file);
    if (!filePath) return undefined;
    const { text, warnings } = check((await readSiteFile(filePath)).toString(), !isUntrusted);
    const effect = isUntrusted ? ' The rule is left out (markdown.format is "md").' : '';
    for (const warning of warnings) {
      problems.push({ severity: 'warning', code: 'host-rules', filePath, message: warning + effect });
    }
    return text;
  };
  const documents = isUntrusted ? [...staticFiles.keys(), ...hashedFiles].filter(isDocument) : [];
  const files = output.files();
  const csp = toCsp(
    documentAssets,
    mergeSources(sources.map((place) => place.sources)),
    redirects.length > 0 ? { ...needs, otherScripts: [REDIRECT_SCRIPT] } : needs,
  );
  const hostFiles = createHostFiles({
    csp,
    files,
    // An author's file of the same name wins.
    hashedFiles: hashedFiles.filter((file) => !staticFiles.has(file)),
    redirects: redirects.map((redirect) => ({ ...redirect, status: 301 })),
    localeFolders,
    ownHeaders: await read('_headers', checkOwnHeaders),
    ownRedirects: await read('_redirects', checkOwnRedirects),
    documents: [
      ...[...new Set(documents)].map((file) => ({ file, policy: DOCUMENT_POLICY })),
      ...(files.includes(FRAME_FILE) ? [{ file: FRAME_FILE, policy: toFramePolicy(csp) }] : []),
    ],
  });
  problems.push(...findLongLines(hostFiles.find(({ file }) => file === '_headers')!.content));
  await Promise.all(hostFiles.filter(({ content }) => content).map(({ file, content }) => output.write(file, content)));
  if (!staticFiles.has(NO_JEKYLL)) await output.write(NO_JEKYLL, '');
  return { csp, problems };
}

/** Cloudflare Pages ignores longer lines of `_headers`; its builds set `CF_PAGES`. */
const MAX_HEADER_LINE = 2000;

function findLongLines(headers: string): ContentProblem[] {
  if (process.env.CF_PAGES !== '1') return [];
  const lines = headers.split('\n').filter((line) => line.length > MAX_HEADER_LINE);
  return lines.map((line) => {
    const name = line.trim().replace(/:.*/, '');
    const message = `The line \`${name}\` of \`_headers\` has ${line.length} characters; Cloudflare Pages ignores lines of more than ${MAX_HEADER_LINE}. Set this header in another way, such as a transform rule for responses.`;
    return { severity: 'warning', code: 'host-rules', message };
  });
}
