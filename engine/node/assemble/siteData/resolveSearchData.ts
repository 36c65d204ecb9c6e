import type { NavbarItem, SearchContext, SearchIndexRef, SearchSiteData } from '../../../shared/siteData.ts';
import { instanceOfContext } from '../../read/config/resolveSearch.ts';
import type { DocsOptions, SearchOptions, SiteConfig } from '../../read/config/types.ts';
import type { Site } from '../../read/loadSites.ts';

export function resolveSearchData(
  search: SearchOptions,
  { config, routes }: Pick<Site, 'config' | 'routes'>,
  navbar: readonly NavbarItem[],
  indexes: SearchIndexRef[],
): SearchSiteData | undefined {
  const page = routes.find(({ kind }) => kind === 'search');
  if (!page) return undefined;
  const { synonyms, recent, reportEmpty } = config.octavo.search;
  return {
    path: page.routePath,
    limit: search.searchResultLimits,
    contextMaxLength: search.searchResultContextMaxLength,
    shortcut: search.searchBarShortcut,
    highlight: search.highlightSearchTermsOnTargetPage,
    contexts: toContexts(search, config, navbar),
    ...(synonyms.length > 0 && { synonyms }),
    ...(!recent && { recent }),
    ...(reportEmpty !== undefined && { reportEmpty }),
    indexes,
  };
}

/**
 * Contexts that are instances of the docs; a warning has named the others. A context without a label has the navbar's
 * label, which is translated.
 */
function toContexts(search: SearchOptions, config: SiteConfig, navbar: readonly NavbarItem[]): SearchContext[] {
  return (search.searchContextByPaths ?? []).flatMap((context) => {
    const name = typeof context === 'string' ? context : context.path;
    const instance = instanceOfContext(name, config.docs);
    if (!instance) return [];
    const label =
      typeof context === 'string'
        ? navbar.find((item) => leadsTo(item, instance))?.label
        : toLabel(context.label, config.i18n.currentLocale);
    return [{ name, label: label ?? name, instanceId: instance.id }];
  });
}

function toLabel(label: string | Record<string, string>, locale: string): string | undefined {
  return typeof label === 'string' ? label : (label[locale] ?? Object.values(label)[0]);
}

/** An item of the instance, or a link below its path. */
function leadsTo(item: NavbarItem, { id, routeBasePath }: DocsOptions): item is NavbarItem & { label: string } {
  if (item.type === 'doc' || item.type === 'docSidebar') return item.instanceId === id;
  const base = routeBasePath.replace(/^\/+|\/+$/g, '');
  return item.type === 'link' && base !== '' && `${item.to}/`.startsWith(`/${base}/`);
}
