import type { ConfigWarning } from './report/configError.ts';
import * as v from 'valibot';
import type { Placed, Plugins } from './plugins/collectPlugins.ts';
import type { DocsOptions } from './schema/docsOptions.ts';
import type { OctavoOptions } from './schema/octavoOptions.ts';
import { searchOptions, type SearchOptions } from './schema/searchOptions.ts';
import type { ThemeConfig } from './schema/themeConfig.ts';
import type { SiteConfig } from './types.ts';

export interface SearchChoice {
  use: OctavoOptions['search']['use'];
  /** The site has its own search bar: `src/theme/SearchBar`. */
  hasOwnBar: boolean;
}

/**
 * Octavo's search, or undefined if the site has none or its own. A search plugin is replaced unless the site's options
 * keep it. If it is replaced, its search bar does not count as the site's own.
 */
export function resolveSearch(
  plugins: Plugins,
  themeConfig: ThemeConfig,
  { use, hasOwnBar }: SearchChoice,
  warnings: ConfigWarning[],
): Pick<SiteConfig, 'search' | 'replacedSearch' | 'keptSearch' | 'isSearchByDefault'> {
  const ownBar = hasOwnBar ? 'src/theme/SearchBar' : undefined;
  if (use === 'none') return {};
  if (use === 'site') return { keptSearch: plugins.keptSearch ?? ownBar };
  if (plugins.search) {
    const docs = plugins.docs.map(({ options }) => options);
    warnContexts(plugins.search, docs, warnings);
    return { search: plugins.search.options };
  }
  const replacedSearch = plugins.otherSearch ?? (themeConfig.algolia ? 'themeConfig.algolia' : undefined);
  if (replacedSearch !== undefined) {
    const what = hasOwnBar ? `${replacedSearch} and src/theme/SearchBar are` : `${replacedSearch} is`;
    const message = `${what} left out; Octavo's own search takes its place. To keep it, set \`customFields.octavo.search: 'site'\`.`;
    warnings.push({ code: 'search-replaced', message });
  } else if (hasOwnBar && use === 'auto') return { keptSearch: ownBar };
  const search = v.parse(searchOptions, {
    docsRouteBasePath: plugins.docs.map(({ options }) => options.routeBasePath || '/'),
    docsDir: plugins.docs.map(({ options }) => options.path),
    blogRouteBasePath: plugins.blogs.map(({ options }) => options.routeBasePath || '/'),
    blogDir: plugins.blogs.map(({ options }) => options.path),
  });
  return { search, replacedSearch, ...(replacedSearch === undefined && use === 'auto' && { isSearchByDefault: true }) };
}

/** A context has the name of a docs instance's folder, address or id. */
export function instanceOfContext(context: string, docs: readonly DocsOptions[]): DocsOptions | undefined {
  const name = trim(context);
  return (
    docs.find((options) => trim(options.routeBasePath) === name) ??
    docs.find((options) => trim(options.path) === name) ??
    docs.find((options) => options.id === name)
  );
}

function trim(path: string): string {
  return path.replace(/^[./]+|\/+$/g, '');
}

/** Octavo has one index per instance and version, so a context that is not an instance cannot be distinguished. */
function warnContexts(
  { options, keyPath }: Placed<SearchOptions>,
  docs: DocsOptions[],
  warnings: ConfigWarning[],
): void {
  for (const [index, context] of (options.searchContextByPaths ?? []).entries()) {
    const name = typeof context === 'string' ? context : context.path;
    if (instanceOfContext(name, docs)) continue;
    const message = `${keyPath}.searchContextByPaths[${index}]: "${name}" is no docs instance; the context is left out.`;
    warnings.push({ code: 'unknown-name', message });
  }
}
