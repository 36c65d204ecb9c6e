import type { SearchContext, SearchIndexRef, SearchSiteData } from '../../../shared/siteData.ts';
import { instanceOfContext } from '../../read/config/resolveSearch.ts';
import type { SearchOptions, SiteConfig } from '../../read/config/types.ts';
import type { Site } from '../../read/loadSites.ts';

export function resolveSearchData(
  search: SearchOptions,
  { config, routes }: Pick<Site, 'config' | 'routes'>,
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
    shortcutKeymap: 'mod+k',
    shortcutHint: search.searchBarShortcutHint,
    highlight: search.highlightSearchTermsOnTargetPage,
    contexts: toContexts(search, config),
    ...(synonyms.length > 0 && { synonyms }),
    ...(!recent && { recent }),
    ...(reportEmpty !== undefined && { reportEmpty }),
    indexes,
  };
}

/** Contexts that are instances of the docs; others have been named in a warning. */
function toContexts(search: SearchOptions, config: SiteConfig): SearchContext[] {
  return (search.searchContextByPaths ?? []).flatMap((context) => {
    const name = typeof context === 'string' ? context : context.path;
    const instance = instanceOfContext(name, config.docs);
    if (!instance) return [];
    const label = typeof context === 'string' ? context : toLabel(context.label, config.i18n.currentLocale);
    return [{ name, label: label ?? name, instanceId: instance.id }];
  });
}

function toLabel(label: string | Record<string, string>, locale: string): string | undefined {
  return typeof label === 'string' ? label : (label[locale] ?? Object.values(label)[0]);
}
