import { didYouMean } from '../../../shared/nearestName.ts';
import { BOX_PER_PAGE } from '../../../shared/search/listLimits.ts';
import { encodeIndex } from '../../../shared/search/codec/encodeIndex.ts';
import { buildIndex } from '../../../shared/search/index/buildIndex.ts';
import { SearchIndex } from '../../../shared/search/index/SearchIndex.ts';
import type { SearchPageInput } from '../../../shared/search/index/types.ts';
import { search, type SearchLimits } from '../../../shared/search/search.ts';
import type { Language } from '../../../shared/search/text/language.ts';
import type { SearchInput } from '../../assemble/search/types.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { remember } from '../../../shared/remember.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { readSearchQueries, type SearchQuery } from './readSearchQueries.ts';

export interface SearchCheck {
  /** One per query, in the order of the file. */
  ranks: SearchRank[];
  problems: ContentProblem[];
}

export interface SearchRank {
  query: string;
  /** Rank of the first right answer among the results that the box shows; 0 for none. */
  rank: number;
  maxRank: number;
}

/**
 * Runs the queries of a file in the site's own search, as from the expected page: first its docs and version, then blog
 * and pages.
 */
export async function checkSearch(
  filePath: string,
  config: Pick<SiteConfig, 'search' | 'octavo' | 'configPath'>,
  unread: readonly SearchInput[],
  language?: Language,
): Promise<SearchCheck> {
  const { queries, problems } = readSearchQueries(filePath);
  if (!config.search) {
    const message = 'The site has no search, so there is nothing to search.';
    return { ranks: [], problems: [{ severity: 'error', code: 'search-query', filePath: config.configPath, message }] };
  }
  const limits = { limit: config.search.searchResultLimits, perPage: BOX_PER_PAGE, language, ...config.octavo.search };
  const inputs = await Promise.all(unread.map(readPages));
  const pages = new Map(inputs.flatMap((input) => input.pages.map((page) => [page.routePath, { page, input }])));
  const openIndex = remember((input: ReadInput) => toIndex(input.pages));

  const ranks: SearchRank[] = [];
  for (const { query, expected, maxRank, line } of queries) {
    const unknown = expected.filter((target) => !isKnown(target, pages.get(toPath(target))?.page));
    const [home] = expected.flatMap((target) => pages.get(toPath(target))?.input ?? []);
    if (unknown.length > 0 || home === undefined) {
      problems.push(...unknown.map((target) => unknownTarget(target, pages, { filePath, line })));
      continue;
    }
    const results = await findTargets(query, home);
    const rank = results.findIndex((target) => expected.some((right) => answers(right, target))) + 1;
    ranks.push({ query, rank, maxRank });
    if (rank === 0 || rank > maxRank) {
      problems.push({
        severity: 'error',
        code: 'search-rank',
        filePath,
        line,
        message: toMessage({ query, expected, maxRank }, rank, results),
      });
    }
  }
  return { ranks, problems };

  async function findTargets(query: string, home: ReadInput): Promise<string[]> {
    const others = inputs.filter((input) => input.type !== 'docs' && input !== home);
    const searched = home.type === 'docs' ? [home, ...others] : inputs.filter(({ versionPath }) => versionPath === '');
    const secondary = searched.flatMap(({ type }, i) => (type === 'docs' ? [] : i));
    const own: SearchLimits = { ...limits, secondary: secondary.length < searched.length ? secondary : [] };
    const { hits } = await search(searched.map(openIndex), query, own);
    return hits.map(({ document }) => document.u + document.h);
  }
}

type ReadInput = Omit<SearchInput, 'pages'> & { pages: readonly SearchPageInput[] };

async function readPages(input: SearchInput): Promise<ReadInput> {
  const pages: SearchPageInput[] = [];
  for (const page of input.pages) pages.push(await page.read());
  return { ...input, pages };
}

function toIndex(pages: readonly SearchPageInput[]): SearchIndex {
  const { main, parts } = encodeIndex(buildIndex(pages), hashOf);
  const contents = new Map(parts.map(({ id, content }) => [id, content]));
  return new SearchIndex(main.content, async (id) => contents.get(id)!);
}

/** A page is answered by any of its sections. */
function answers(right: string, target: string): boolean {
  return right === target || (!right.includes('#') && toPath(target) === right);
}

function isKnown(target: string, page: SearchPageInput | undefined): boolean {
  const [, hash] = target.split('#');
  return page !== undefined && (hash === undefined || page.sections.some(({ id }) => id === hash));
}

function toPath(target: string): string {
  return target.replace(/#.*$/, '');
}

function unknownTarget(
  target: string,
  pages: ReadonlyMap<string, { page: SearchPageInput }>,
  place: Pick<ContentProblem, 'filePath' | 'line'>,
): ContentProblem {
  const page = pages.get(toPath(target))?.page;
  const names = page
    ? page.sections.flatMap(({ id }) => (id === undefined ? [] : `${page.routePath}#${id}`))
    : [...pages.keys()];
  const what = page ? 'section' : 'page';
  const message = `Search has no ${what} "${target}".${didYouMean(target, names)}`;
  return { severity: 'error', code: 'search-query', ...place, message };
}

function toMessage(
  { query, expected, maxRank }: Omit<SearchQuery, 'line'>,
  rank: number,
  results: readonly string[],
): string {
  if (results.length === 0) return `"${query}" finds nothing, where it should find ${expected.join(' or ')}.`;
  if (rank === 0) return `"${query}" does not find ${expected.join(' or ')}. It finds ${results.join(', ')}.`;
  const wanted = maxRank === 1 ? 'first' : `at rank ${maxRank} or better`;
  const before = results.slice(0, rank - 1).join(', ');
  return `"${query}" finds ${results[rank - 1]} at rank ${rank}, not ${wanted}. Before it: ${before}.`;
}
