import { createClientAssets, type ClientAssets } from '../assemble/assets/clientAssets.ts';
import { createImageResizer } from '../assemble/assets/createImageResizer.ts';
import { createContentAssets, type ContentAssets } from '../assemble/assets/contentAssets.ts';
import { createParts } from '../assemble/parts/createParts.ts';
import { createPostCss } from '../assemble/styles/createPostCss.ts';
import { createCodeStyles, type CodeStyles } from '../assemble/siteCode/createCodeStyles.ts';
import { findLiveScope } from '../assemble/siteCode/liveFrame.ts';
import { loadBrowserCode, type BrowserCode } from '../assemble/siteCode/loadBrowserCode.ts';
import { loadClientModules } from '../assemble/siteCode/loadClientModules.ts';
import { analyticsModules } from '../assemble/tags/analyticsTags.ts';
import type { CompiledSite } from '../compile/compileSite.ts';
import type { SiteCompiler } from '../compile/createSiteCompiler.ts';
import type { ContentProblem } from '../ground/problems.ts';
import type { Locales } from '../read/loadLocales.ts';
import type { Site } from '../read/loadSites.ts';
import type { PreparedLocale } from '../write/emit/emitLocale.ts';

/** The data that the pages of a locale share, and that all pages share. */
export interface PreparedSite {
  locales: Locales<PreparedLocale>;
  assets: ContentAssets;
  client: ClientAssets;
  styles: CodeStyles;
  browserCode: BrowserCode;
  problems: ContentProblem[];
}

export interface PrepareInput {
  sites: Locales<Site>;
  compiler: SiteCompiler;
  /** One per locale. */
  compiled: CompiledSite[];
}

export async function prepareSite({ sites, compiler, compiled }: PrepareInput): Promise<PreparedSite> {
  const [first] = sites;
  const { config, staticFiles } = first;
  const { codeInput, siteCode, globalData } = compiler;
  const problems: ContentProblem[] = [];
  const assets = createContentAssets(first.boundary, createImageResizer(config, problems));
  const others = analyticsModules(config.analytics);
  const prepared: PreparedLocale[] = [];
  for (const [at, site] of sites.entries()) {
    prepared.push({
      site,
      compiled: compiled[at] as CompiledSite,
      modules: await loadClientModules(site, { code: codeInput, locales: compiler.locales, assets, others }),
      parts: await createParts({ ...compiler, config: site.config, siteCode }),
    });
  }
  const locales = prepared as Locales<PreparedLocale>;
  const edit = createPostCss(config, first.plugins?.result);
  const styles = createCodeStyles(compiler, config, staticFiles, assets, edit);
  const client = await createClientAssets(first, assets, edit, locales[0].modules, { siteCode, styles });
  const live = prepared.flatMap(({ compiled, parts }) => [...compiled.live, { modules: parts.modules, atOnce: false }]);
  live.push({ modules: findLiveScope(config), atOnce: false });
  return {
    locales,
    assets,
    client,
    styles,
    browserCode: await loadBrowserCode(live, {
      ...codeInput,
      scripts: client.scripts,
      locales: compiler.locales,
      globalData,
      assets,
    }),
    problems: [...problems, ...client.problems, ...prepared.flatMap(({ modules }) => modules.problems)],
  };
}
