import path from 'node:path';
import { decodePath, isExternal, resolvePath, toFile } from '../../../shared/url/sitePaths.ts';
import { createClientAssets } from '../../assemble/assets/clientAssets.ts';
import { compileSite } from '../../compile/compileSite.ts';
import { createContentAssets } from '../../assemble/assets/contentAssets.ts';
import { loadClientModules } from '../../assemble/siteCode/loadClientModules.ts';
import { createSidebarFiles } from '../../assemble/siteData/createSidebarFiles.ts';
import { createSiteCompiler } from '../../compile/createSiteCompiler.ts';
import { createParts } from '../../assemble/parts/createParts.ts';
import { createSitePages } from '../../assemble/createSitePages.ts';
import { loadRenderer } from '../../ground/octavo/engineFiles.ts';
import type { BrokenLink } from '../../assemble/links/linkResolver.ts';
import { loadSite } from '../../read/loadSite.ts';
import { toSiteIndex } from '../../assemble/links/siteIndex.ts';
import { toLinkProblems } from '../../assemble/links/toLinkProblems.ts';
import { toSiteData, toSiteDraft } from '../../assemble/siteData/toSiteData.ts';
import { withoutRepeats, type ContentProblem } from '../../ground/problems.ts';
import { checkArticle } from './checkArticle.ts';
import { findOrphans } from './findOrphans.ts';

export interface CheckReport {
  pages: number;
  problems: ContentProblem[];
}

/** Broken links are always worth a word here, whatever a build makes of them. */
const LINKS_MATTER = { onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn' } as const;

/** Everything that can be said about a site without publishing it, once. Writes nothing but the cache. */
export async function check({ siteDir }: { siteDir: string }): Promise<CheckReport> {
  process.env['NODE_ENV'] = 'production';
  const site = await loadSite(path.resolve(siteDir), { drafts: false });
  // Nothing is asked of them any more.
  await site.plugins?.close();
  const renderer = loadRenderer();
  const compiler = await createSiteCompiler(site, renderer.mdx, { cache: true });
  const compiled = await compileSite(site.routes, compiler.compile, () => undefined).finally(compiler.close);
  const { staticFiles } = site;
  const index = toSiteIndex(site, compiled.anchors, staticFiles);
  const broken: BrokenLink[] = [];
  const assets = createContentAssets(site.boundary);
  const modules = await loadClientModules(site, { code: compiler.codeInput, assets });
  const client = await createClientAssets(site, assets, modules);
  const parts = await createParts({ config: site.config, ...compiler });
  const pages = createSitePages({
    site,
    siteData: toSiteData(toSiteDraft(site, client), client, [], parts),
    renderer,
    parts,
    sidebars: createSidebarFiles(site.content),
    index,
    assets,
    compile: compiler.compile,
    onBroken: (link) => broken.push(link),
  });

  const problems: ContentProblem[] = [];
  const linked = new Set<string>();
  for (const route of compiled.routes) {
    const { source } = route;
    if (!source) continue;
    const { page } = await pages.make(route);
    if (!('html' in page.content)) continue;
    if ('hasH1' in page.content) problems.push(...checkArticle(source.file, page.content));
    const document = `/${toFile(route.routePath, site.config)}`;
    for (const target of linkTargets(page.content.html, document)) linked.add(target);
  }
  return {
    pages: compiled.routes.length,
    problems: withoutRepeats([
      ...site.problems,
      ...client.problems,
      ...compiled.problems,
      ...parts.problems(),
      ...toLinkProblems(broken, { ...site.config, ...LINKS_MATTER }, index),
      ...findOrphans(site.content, linked),
      ...problems,
    ]),
  };
}

/** Addresses inside the site that an article links to, without extension and hash. */
function linkTargets(html: string, document: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"#?]+)/g)]
    .filter(([, href = '']) => !isExternal(href))
    .map(([, href = '']) => resolvePath(decodePath(href), document).replace(/(?:\/?index)?\.html$/, '') || '/');
}
