import path from 'node:path';
import { decodePath, isExternal, resolvePath, toFile } from '../../../shared/url/sitePaths.ts';
import type { Renderer } from '../../../shared/renderer.ts';
import { createClientAssets, type ClientAssets } from '../../assemble/assets/clientAssets.ts';
import { compileSites, type CompiledSite } from '../../compile/compileSite.ts';
import { createContentAssets, type ContentAssets } from '../../assemble/assets/contentAssets.ts';
import { loadClientModules } from '../../assemble/siteCode/loadClientModules.ts';
import { createSidebarFiles } from '../../assemble/siteData/createSidebarFiles.ts';
import { createSiteCompiler, type SiteCompiler } from '../../compile/createSiteCompiler.ts';
import { createParts } from '../../assemble/parts/createParts.ts';
import { createSitePages } from '../../assemble/createSitePages.ts';
import { loadRenderer } from '../../ground/octavo/engineFiles.ts';
import type { BrokenLink } from '../../assemble/links/linkResolver.ts';
import type { MarkdownSource } from '../../read/content/types.ts';
import { closePlugins, loadSites, type Site } from '../../read/loadSites.ts';
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
  const sites = await loadSites(path.resolve(siteDir), { drafts: false });
  // Nothing is asked of them any more.
  await closePlugins(sites);
  const [first] = sites;
  const renderer = loadRenderer();
  const compiler = await createSiteCompiler(sites, renderer.mdx, { cache: true });
  const compiled = await compileSites(sites, compiler, () => undefined).finally(compiler.close);
  const assets = createContentAssets(first.boundary);
  const modules = await loadClientModules(first, { code: compiler.codeInput, assets });
  const client = await createClientAssets(first, assets, modules);
  const problems: ContentProblem[] = [];
  for (const [at, site] of sites.entries()) {
    problems.push(...(await checkLocale(site, compiled[at] as CompiledSite, { renderer, compiler, assets, client })));
  }
  return {
    pages: compiled.reduce((sum, { routes }) => sum + routes.length, 0),
    problems: withoutRepeats([...sites.flatMap((site) => site.problems), ...client.problems, ...problems]),
  };
}

interface CheckShared {
  renderer: Renderer;
  compiler: SiteCompiler;
  assets: ContentAssets;
  client: ClientAssets;
}

async function checkLocale(
  site: Site,
  compiled: CompiledSite,
  { renderer, compiler, assets, client }: CheckShared,
): Promise<ContentProblem[]> {
  const { config, content } = site;
  const index = toSiteIndex(site, compiled.anchors, site.staticFiles);
  const broken: BrokenLink[] = [];
  const compile = (file: MarkdownSource) => compiler.compile(file, config.i18n.currentLocale);
  const parts = await createParts({ ...compiler, config, compile });
  const pages = createSitePages({
    site,
    siteData: toSiteData(toSiteDraft(site, client), client, [], parts),
    renderer,
    parts,
    sidebars: createSidebarFiles(content),
    index,
    assets,
    compile,
    // What changed since another version is nothing to complain about.
    outlineOf: async () => undefined,
    client,
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
    const document = `/${toFile(route.routePath, { ...config, folder: '' })}`;
    for (const target of linkTargets(page.content.html, document)) linked.add(target);
  }
  return [
    ...compiled.problems,
    ...parts.problems(),
    ...toLinkProblems(broken, { ...config, ...LINKS_MATTER }, index),
    ...findOrphans(content, linked),
    ...problems,
  ];
}

/** Addresses inside the site that an article links to, without extension and hash. */
function linkTargets(html: string, document: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"#?]+)/g)]
    .filter(([, href = '']) => !isExternal(href))
    .map(([, href = '']) => resolvePath(decodePath(href), document).replace(/(?:\/?index)?\.html$/, '') || '/');
}
