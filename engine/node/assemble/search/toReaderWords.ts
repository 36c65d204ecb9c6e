import type { RoutePath } from '../../../shared/siteData.ts';
import { didYouMean } from '../../../shared/nearestName.ts';
import { ownValue } from '../../../shared/ownValue.ts';
import { splitTarget } from '../../../shared/url/sitePaths.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { Content } from '../../read/content/types.ts';
import type { Site } from '../../read/loadSites.ts';
import type { Route } from '../../read/routes/types.ts';
import type { SiteIndex } from '../links/siteIndex.ts';
import { fragmentOf } from './toOtherNames.ts';

/** By page: readers' names for it (`''`) or for a section (by id). A document's names apply to all its versions. */
export function toReaderWords(
  { readerWords }: Pick<Content, 'readerWords'>,
  routes: readonly Route[],
  index: SiteIndex,
): Map<RoutePath, Record<string, string[]>> {
  const byPath = new Map(routes.map((route) => [route.routePath, route]));
  const found = new Map<RoutePath, Record<string, string[]>>();
  for (const { address, words } of readerWords) {
    const { page = '', section } = findAddress(address, index);
    const route = byPath.get(page);
    for (const { routePath } of route ? versionsOf(route) : []) {
      const own = found.get(routePath) ?? {};
      own[section] = [...(ownValue(own, section) ?? []), ...words];
      found.set(routePath, own);
    }
  }
  return found;
}

/** Words for targets that do not exist. Translated headings may have other ids. */
export function findStrayWords(
  { config, content }: Pick<Site, 'config' | 'content'>,
  index: SiteIndex,
): ContentProblem[] {
  const { currentLocale, defaultLocale } = config.i18n;
  if (currentLocale !== defaultLocale) return [];
  return content.readerWords.flatMap(({ address, filePath, line }): ContentProblem[] => {
    const { page, section } = findAddress(address, index);
    const isFound = page !== undefined && (section === '' || index.anchorsOf(page)?.has(section) !== false);
    if (isFound) return [];
    const sections = page === undefined ? undefined : [...(index.anchorsOf(page) ?? [])].map((id) => `${page}#${id}`);
    const hint = didYouMean(address, sections ?? index.routePaths());
    const message = `There is no ${sections ? 'section' : 'page'} "${address}", so its readers' words find nothing.${hint}`;
    return [{ severity: 'warning', code: 'reader-words', filePath, line, message }];
  });
}

function findAddress(address: string, index: SiteIndex): { page: RoutePath | undefined; section: string } {
  const { path, suffix } = splitTarget(address);
  return { page: index.findRoute(path), section: fragmentOf(suffix) };
}

function versionsOf(route: Route): { routePath: RoutePath }[] {
  if (route.kind !== 'doc') return [route];
  const { instance, doc } = route;
  return instance.versions.flatMap(({ docs }) => docs.filter(({ id }) => id === doc.id));
}
