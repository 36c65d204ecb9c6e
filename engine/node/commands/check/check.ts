import path from 'node:path';
import { decodePath, isExternal, resolvePath, toFile } from '../../../shared/url/sitePaths.ts';
import type { CompiledSite } from '../../compile/compileSite.ts';
import type { BrokenLink } from '../../assemble/links/linkResolver.ts';
import type { Site } from '../../read/loadSites.ts';
import { toSiteIndex, type SiteIndex } from '../../assemble/links/siteIndex.ts';
import { findBrokenShellLinks } from '../../assemble/links/findShellLinks.ts';
import { toLinkProblems } from '../../assemble/links/toLinkProblems.ts';
import { formatProblem, withoutRepeats, type ContentProblem } from '../../ground/problems.ts';
import { findProblems } from '../../make/findProblems.ts';
import type { SiteParts } from '../../make/makeSite.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { readPages } from '../readPages.ts';
import { loadSearchLanguage } from '../../assemble/search/loadSearchLanguage.ts';
import { toSearchInputs } from '../../assemble/search/toSearchInputs.ts';
import { checkTranslations, type TranslationState } from './checkTranslations.ts';
import { checkApis } from './checkApis.ts';
import { checkArticle } from './checkArticle.ts';
import { checkSearch, type SearchCheck, type SearchRank } from './checkSearch.ts';
import { checkFileNames } from './checkFileNames.ts';
import { findOrphans } from './findOrphans.ts';

export interface CheckReport {
  pages: number;
  /** Exactly the problems that a build reports; then problems of search results, if queries were given. */
  problems: ContentProblem[];
  /** Advice: what a careful reader would point out and a build does not. */
  advice: ContentProblem[];
  /** One per locale except the default. */
  translations: TranslationState[];
  /** Search results for the queries of a file, if one was given. */
  ranks?: SearchRank[];
}

export interface CheckOptions {
  siteDir: string;
  /** Queries with the pages of the default locale that should answer them. */
  searchFile?: string | undefined;
  /** `false`: do everything in this thread. */
  threads?: boolean;
}

/** Checks everything about a site that can be checked without publishing it. Writes only the cache. */
export async function check({ siteDir, searchFile, threads }: CheckOptions): Promise<CheckReport> {
  let more: Inspection | undefined;
  const { problems, pageCount } = await findProblems({
    siteDir: path.resolve(siteDir),
    threads,
    async inspect(parts) {
      more = await inspect(parts, searchFile);
    },
  });
  const { advice = [], translations = [], search } = more ?? {};
  const known = new Set(problems.map(formatProblem));
  return {
    pages: pageCount,
    problems: [...problems, ...(search?.problems ?? [])],
    advice: withoutRepeats(advice).filter((problem) => !known.has(formatProblem(problem))),
    translations,
    ...(search && { ranks: search.ranks }),
  };
}

interface Inspection {
  advice: ContentProblem[];
  translations: TranslationState[];
  search?: SearchCheck;
}

async function inspect(parts: SiteParts, searchFile: string | undefined): Promise<Inspection> {
  const { sites, compiled } = parts;
  const inspected: InspectedLocale[] = [];
  for (const [at, site] of sites.entries()) {
    inspected.push(await inspectLocale(site, compiled[at] as CompiledSite, parts));
  }
  const links = inspected.map((locale) => locale.links);
  return {
    advice: [...checkApis(sites[0].content), ...inspected.flatMap(({ advice }) => advice), ...links.flat()],
    translations: await checkTranslations(sites, links),
    search: searchFile
      ? await runQueries(searchFile, { site: sites[0], compiled: compiled[0]!, index: inspected[0]!.index })
      : undefined,
  };
}

interface InspectedLocale {
  advice: ContentProblem[];
  /** Links that lead nowhere. */
  links: ContentProblem[];
  index: SiteIndex;
}

async function inspectLocale(
  site: Site,
  compiled: CompiledSite,
  { renderer, compiler }: Pick<SiteParts, 'renderer' | 'compiler'>,
): Promise<InspectedLocale> {
  const { config, content } = site;
  const index = toSiteIndex(site, compiled.anchors, site.staticFiles);
  const broken: BrokenLink[] = [];
  const onBroken = (link: BrokenLink) => broken.push(link);
  const { pages, siteData } = await readPages({ site, compiler, renderer, index, onBroken });

  const advice: ContentProblem[] = [];
  const linked = new Set<string>();
  for (const route of compiled.routes) {
    const { source } = route;
    if (!source) continue;
    const { page } = await pages.prepare(route);
    if (!('html' in page.content)) continue;
    if ('hasH1' in page.content) advice.push(...checkArticle(source.file, page.content));
    const document = `/${toFile(route.routePath, { ...config, folder: '' })}`;
    for (const target of linkTargets(page.content.html, document)) linked.add(target);
  }
  return {
    advice: [
      ...findOrphans(content, linked),
      ...checkFileNames(
        compiled.routes.map(({ routePath, source }) => ({ routePath, filePath: source?.file.filePath })),
      ),
      ...advice,
    ],
    links: toLinkProblems(
      [...findBrokenShellLinks(siteData, config, index), ...broken],
      { ...config, ...atLeastWarnings(config) },
      index,
    ),
    index,
  };
}

type LinkOptions = Pick<SiteConfig, 'onBrokenLinks' | 'onBrokenAnchors' | 'onBrokenMarkdownLinks'>;

/** With the severity of a build, except that broken links are always reported here. */
function atLeastWarnings({ onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks }: LinkOptions): LinkOptions {
  const atLeast = (option: LinkOptions['onBrokenLinks']) => (option === 'ignore' ? 'warn' : option);
  return {
    onBrokenLinks: atLeast(onBrokenLinks),
    onBrokenAnchors: atLeast(onBrokenAnchors),
    onBrokenMarkdownLinks: atLeast(onBrokenMarkdownLinks),
  };
}

async function runQueries(
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
