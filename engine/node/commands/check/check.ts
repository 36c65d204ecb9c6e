import path from 'node:path';
import { decodePath, isExternal, resolvePath, toFile } from '../../../shared/url/sitePaths.ts';
import { compileSite } from '../../compile/compileSite.ts';
import { createSiteCompiler } from '../../compile/createSiteCompiler.ts';
import { loadRenderer } from '../../ground/octavo/engineFiles.ts';
import type { BrokenLink } from '../../assemble/links/linkResolver.ts';
import { loadSite } from '../../read/loadSite.ts';
import { toSiteIndex } from '../../assemble/links/siteIndex.ts';
import { toLinkProblems } from '../../assemble/links/toLinkProblems.ts';
import { withoutRepeats, type ContentProblem } from '../../ground/problems.ts';
import { readPages } from '../readPages.ts';
import { toOtherNames } from '../../assemble/search/toOtherNames.ts';
import { toSearchInputs } from '../../assemble/search/toSearchInputs.ts';
import { checkArticle } from './checkArticle.ts';
import { checkSearch, type SearchCheck, type SearchRank } from './checkSearch.ts';
import { findOrphans } from './findOrphans.ts';

export interface CheckReport {
  pages: number;
  problems: ContentProblem[];
  /** What search makes of the queries of a file, if one was given. */
  ranks?: SearchRank[];
}

export interface CheckOptions {
  siteDir: string;
  /** Queries with the pages that should answer them. */
  searchFile?: string | undefined;
}

/** Broken links are always worth a word here, whatever a build makes of them. */
const LINKS_MATTER = { onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn' } as const;

/** Everything that can be said about a site without publishing it, once. Writes nothing but the cache. */
export async function check({ siteDir, searchFile }: CheckOptions): Promise<CheckReport> {
  process.env['NODE_ENV'] = 'production';
  const site = await loadSite(path.resolve(siteDir), { drafts: false });
  // Nothing is asked of them any more.
  await site.plugins?.close();
  const renderer = loadRenderer();
  const compiler = await createSiteCompiler(site, renderer.mdx, { cache: true });
  const compiled = await compileSite(site.routes, compiler.compile, () => undefined).finally(compiler.close);
  const index = toSiteIndex(site, compiled.anchors, site.staticFiles);
  const broken: BrokenLink[] = [];
  const onBroken = (link: BrokenLink) => broken.push(link);
  const { pages, client, parts } = await readPages({ site, compiler, renderer, index, onBroken });

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
  const asked = searchFile === undefined ? undefined : await askSearch(searchFile);
  return {
    pages: compiled.routes.length,
    ...(asked && { ranks: asked.ranks }),
    problems: withoutRepeats([
      ...site.problems,
      ...client.problems,
      ...compiled.problems,
      ...parts.problems(),
      ...toLinkProblems(broken, { ...site.config, ...LINKS_MATTER }, index),
      ...findOrphans(site.content, linked),
      ...problems,
      ...(asked?.problems ?? []),
    ]),
  };

  function askSearch(filePath: string): Promise<SearchCheck> {
    const { config } = site;
    const names = toOtherNames(config, compiled, index);
    return checkSearch(filePath, config, toSearchInputs(config, compiled, [], names));
  }
}

/** Addresses inside the site that an article links to, without extension and hash. */
function linkTargets(html: string, document: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"#?]+)/g)]
    .filter(([, href = '']) => !isExternal(href))
    .map(([, href = '']) => resolvePath(decodePath(href), document).replace(/(?:\/?index)?\.html$/, '') || '/');
}
