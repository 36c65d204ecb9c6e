import { createClientAssets, type ClientAssets } from '../assemble/assets/clientAssets.ts';
import { createCodeStyles } from '../assemble/siteCode/createCodeStyles.ts';
import { createPostCss } from '../assemble/styles/createPostCss.ts';
import { createContentAssets } from '../assemble/assets/contentAssets.ts';
import { createSitePages, type SitePages } from '../assemble/createSitePages.ts';
import type { BrokenLink } from '../assemble/links/linkResolver.ts';
import type { SiteIndex } from '../assemble/links/siteIndex.ts';
import { createParts, type Parts } from '../assemble/parts/createParts.ts';
import { loadClientModules } from '../assemble/siteCode/loadClientModules.ts';
import { toSiteData, toSiteDraft } from '../assemble/siteData/toSiteData.ts';
import type { SiteCompiler } from '../compile/createSiteCompiler.ts';
import type { SiteData } from '../../shared/siteData.ts';
import type { Renderer } from '../../shared/renderer.ts';
import type { Site } from '../read/loadSites.ts';

export interface ReadPagesInput {
  site: Site;
  compiler: SiteCompiler;
  renderer: Renderer;
  index: SiteIndex;
  onBroken(broken: BrokenLink): void;
}

export interface ReadPages {
  pages: SitePages;
  client: ClientAssets;
  parts: Parts;
  siteData: SiteData;
}

/** The pages of a site in one locale, as published, for commands that only read them. */
export async function readPages({ site, compiler, renderer, index, onBroken }: ReadPagesInput): Promise<ReadPages> {
  const assets = createContentAssets(site.boundary);
  const modules = await loadClientModules(site, { code: compiler.codeInput, locales: compiler.locales, assets });
  const edit = createPostCss(site.config, site.plugins?.result);
  const styles = createCodeStyles(compiler, site.config, site.staticFiles, assets, edit);
  const client = await createClientAssets(site, assets, edit, modules, { ...compiler, styles });
  const compile = compiler.inLocale(site.config.i18n.currentLocale);
  const parts = await createParts({ ...compiler, config: site.config, siteCode: compiler.siteCode });
  const siteData = toSiteData(toSiteDraft(site, client), client, [], parts);
  const pages = createSitePages({
    site,
    siteData,
    renderer,
    parts,
    index,
    assets,
    compile,
    // A page's text about another version is not its own text.
    outlineOf: async () => undefined,
    client,
    onBroken,
  });
  return { pages, client, parts, siteData };
}
