import { apiSources } from '../assemble/policy/apiSources.ts';
import { findFieldSources } from '../assemble/policy/findFieldSources.ts';
import { findInlineSources } from '../assemble/policy/findInlineSources.ts';
import { findOwnPolicy } from '../assemble/policy/findOwnPolicy.ts';
import { searchSources } from '../assemble/policy/searchSources.ts';
import { mergeSources } from '../assemble/policy/policySources.ts';
import { collectSources, refuseScripts, toOriginProblems } from '../assemble/policy/toOriginProblems.ts';
import { findRefusedFiles, isUntrusted } from '../assemble/policy/untrustedFiles.ts';
import { configuredSources } from '../assemble/tags/analyticsTags.ts';
import type { ContentProblem } from '../ground/problems.ts';
import type { Locales } from '../read/loadLocales.ts';
import type { Site } from '../read/loadSites.ts';
import { emitHostFiles } from '../write/emit/emitHostFiles.ts';
import type { EmittedLocale } from '../write/emit/emitLocale.ts';
import { listHashedFiles } from '../write/emit/listHashedFiles.ts';
import type { Output } from '../write/output/openOutput.ts';
import type { SharedFiles } from './emitShared.ts';
import type { PreparedSite } from './prepareSite.ts';

export interface EmitHostsInput extends SharedFiles {
  sites: Locales<Site>;
  output: Output;
}

/**
 * Writes the files that hosts read: the policy, which names everything that the site loads from other origins, headers
 * and redirects.
 */
export async function emitHosts(
  { locales, client, assets, browserCode }: PreparedSite,
  emitted: EmittedLocale[],
  { sites, output, needs, scripts, codeFiles, packs, search }: EmitHostsInput,
): Promise<{ csp: string; problems: ContentProblem[] }> {
  const { config, staticFiles } = sites[0];
  const tags = emitted.flatMap(({ documentAssets: { headTags, preBodyTags, bodyTags } }) => [
    ...headTags,
    ...preBodyTags,
    ...bodyTags,
  ]);
  const own = findOwnPolicy(emitted.flatMap(({ documentAssets }) => documentAssets.headTags));
  const collected = collectSources(
    emitted.flatMap(({ pages }) => pages.sources),
    [
      { sources: findInlineSources(tags), filePath: config.configPath },
      ...client.sources,
      ...locales[0].modules.sources,
      ...browserCode.sourcesOf(scripts),
      ...findFieldSources(config, codeFiles.values()),
    ],
    config.configPath,
  );
  const { sources, problems: refused } =
    config.markdown.format === 'md'
      ? refuseScripts(collected, config.configPath)
      : { sources: collected, problems: [] };
  const hashedFiles = await listHashedFiles({
    client,
    assets,
    dataFiles: emitted.flatMap(({ dataFiles }) => dataFiles),
    codeFiles: [...codeFiles.keys(), ...packs],
    pageStyles: emitted.flatMap(({ pages }) => [...pages.styles]),
    search,
  });
  const untrusted = isUntrusted(config);
  const { csp, problems: rules } = await emitHostFiles({
    redirects: emitted.flatMap(({ redirects }) => redirects),
    localeFolders: sites.flatMap((site) => site.config.folder || []),
    documentAssets: emitted.map(({ documentAssets }) => documentAssets),
    staticFiles,
    sources,
    needs: {
      known: mergeSources([configuredSources(config), searchSources(config), apiSources(sites), own]),
      usesIslands: needs.has('live'),
      usesSlots: needs.has('slots'),
    },
    hashedFiles,
    isUntrusted: untrusted,
    output,
  });
  return {
    csp,
    problems: [
      ...toOriginProblems(sources, { connect: config.octavo.connect, form: configuredSources(config).form }),
      ...refused,
      ...rules,
      ...(untrusted ? findRefusedFiles(staticFiles) : []),
    ],
  };
}
