import path from 'node:path';
import type { Renderer } from '../../../shared/renderer.ts';
import { decodePath, isExternal, resolvePath, toFile } from '../../../shared/url/sitePaths.ts';
import { compileSites, type CompiledSite } from '../../compile/compileSite.ts';
import { createSiteCompiler, type SiteCompiler } from '../../compile/createSiteCompiler.ts';
import { loadRenderer } from '../../ground/octavo/engineFiles.ts';
import type { BrokenLink } from '../../assemble/links/linkResolver.ts';
import { closePlugins, loadSites, type Site } from '../../read/loadSites.ts';
import { toSiteIndex, type SiteIndex } from '../../assemble/links/siteIndex.ts';
import { findBrokenShellLinks } from '../../assemble/links/findShellLinks.ts';
import { toLinkProblems } from '../../assemble/links/toLinkProblems.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { judge } from '../../read/judge.ts';
import { readPages } from '../readPages.ts';
import { loadSearchLanguage } from '../../assemble/search/loadSearchLanguage.ts';
import { findStrayWords } from '../../assemble/search/toReaderWords.ts';
import { toSearchInputs } from '../../assemble/search/toSearchInputs.ts';
import { checkTranslations, type TranslationState } from './checkTranslations.ts';
import { checkApis } from './checkApis.ts';
import { checkArticle } from './checkArticle.ts';
import { checkSearch, type SearchCheck, type SearchRank } from './checkSearch.ts';
import { findOrphans } from './findOrphans.ts';

export interface CheckReport {
  pages: number;
  problems: ContentProblem[];
  /** Of each locale but the default one. */
  translations: TranslationState[];
  /** What search makes of the queries of a file, if one was given. */
  ranks?: SearchRank[];
}

export interface CheckOptions {
  siteDir: string;
  /** Queries with the pages of the default locale that should answer them. */
  searchFile?: string | undefined;
}

/** Everything that can be said about a site without publishing it, once. Writes nothing but the cache. */
export async function check({ siteDir, searchFile }: CheckOptions): Promise<CheckReport> {
  process.env['NODE_ENV'] = 'production';
  const sites = await loadSites(path.resolve(siteDir), { drafts: false });
  // Nothing is asked of them any more.
  await closePlugins(sites);
  const renderer = loadRenderer();
  const compiler = await createSiteCompiler(sites, renderer.mdx, { cache: true });
  const compiled = await compileSites(sites, compiler, () => undefined).finally(compiler.close);
  const checked: CheckedLocale[] = [];
  for (const [at, site] of sites.entries()) {
    checked.push(await checkLocale(site, compiled[at] as CompiledSite, { renderer, compiler }));
  }
  const problems = checked.flatMap((locale) => [...locale.problems, ...locale.links]);
  const asked =
    searchFile && (await askSearch(searchFile, { site: sites[0], compiled: compiled[0]!, index: checked[0]!.index }));
  return {
    translations: await checkTranslations(
      sites,
      checked.map(({ links }) => links),
    ),
    pages: compiled.reduce((sum, { routes }) => sum + routes.length, 0),
    ...(asked && { ranks: asked.ranks }),
    problems: judge(
      [
        ...sites.flatMap((site) => site.problems),
        ...checkApis(sites[0].content),
        ...problems,
        ...(asked ? asked.problems : []),
      ],
      path.resolve(siteDir),
    ),
  };
}

interface CheckedLocale {
  problems: ContentProblem[];
  /** Links that lead nowhere. */
  links: ContentProblem[];
  index: SiteIndex;
}

async function checkLocale(
  site: Site,
  compiled: CompiledSite,
  { renderer, compiler }: { renderer: Renderer; compiler: SiteCompiler },
): Promise<CheckedLocale> {
  const { config, content } = site;
  const index = toSiteIndex(site, compiled.anchors, site.staticFiles);
  const broken: BrokenLink[] = [];
  const onBroken = (link: BrokenLink) => broken.push(link);
  const { pages, client, parts, siteData } = await readPages({ site, compiler, renderer, index, onBroken });

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
  return {
    problems: [
      ...client.problems,
      ...compiled.problems,
      ...parts.problems(),
      ...findOrphans(content, linked),
      ...findStrayWords(site, index),
      ...problems,
    ],
    links: toLinkProblems(
      [...findBrokenShellLinks(siteData, config, index), ...broken],
      { ...config, ...withWord(config) },
      index,
    ),
    index,
  };
}

type LinkOptions = Pick<SiteConfig, 'onBrokenLinks' | 'onBrokenAnchors' | 'onBrokenMarkdownLinks'>;

/** As loud as in a build; but broken links are always worth a word here. */
function withWord({ onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks }: LinkOptions): LinkOptions {
  const atLeast = (option: LinkOptions['onBrokenLinks']) => (option === 'ignore' ? 'warn' : option);
  return {
    onBrokenLinks: atLeast(onBrokenLinks),
    onBrokenAnchors: atLeast(onBrokenAnchors),
    onBrokenMarkdownLinks: atLeast(onBrokenMarkdownLinks),
  };
}

async function askSearch(
  filePath: string,
  { site, compiled, index }: { site: Site; compiled: CompiledSite; index: SiteIndex },
): Promise<SearchCheck> {
  const language = await loadSearchLanguage(site.config);
  return checkSearch(filePath, site.config, toSearchInputs(site, compiled, [], index), language);
}

/** Addresses inside the site that an article links to, without extension and hash. */
function linkTargets(html: string, document: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"#?]+)/g)]
    .filter(([, href = '']) => !isExternal(href))
    .map(([, href = '']) => resolvePath(decodePath(href), document).replace(/(?:\/?index)?\.html$/, '') || '/');
}
