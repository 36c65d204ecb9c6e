import * as v from 'valibot';
import type { Plugins } from './plugins/collectPlugins.ts';
import { searchOptions, type SearchOptions } from './schema/searchOptions.ts';
import type { ThemeConfig } from './schema/themeConfig.ts';

/** The site's search. One that needs a service of its own is replaced: a reader should not lose search. */
export function resolveSearch(
  plugins: Plugins,
  themeConfig: ThemeConfig,
  warnings: string[],
): SearchOptions | undefined {
  if (plugins.search) return plugins.search.options;
  const other = plugins.otherSearch ?? (themeConfig.algolia ? 'themeConfig.algolia' : undefined);
  if (other === undefined) return undefined;
  warnings.push(`${other} is left out; Octavo's own search takes its place.`);
  return v.parse(searchOptions, {
    docsRouteBasePath: plugins.docs.map(({ options }) => options.routeBasePath || '/'),
    docsDir: plugins.docs.map(({ options }) => options.path),
    blogRouteBasePath: plugins.blogs.map(({ options }) => options.routeBasePath || '/'),
    blogDir: plugins.blogs.map(({ options }) => options.path),
  });
}
