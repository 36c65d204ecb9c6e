import * as v from 'valibot';
import type { Placed, Plugins } from './plugins/collectPlugins.ts';
import type { DocsOptions } from './schema/docsOptions.ts';
import { searchOptions, type SearchOptions } from './schema/searchOptions.ts';
import type { ThemeConfig } from './schema/themeConfig.ts';

/** The site's search. One that needs a service of its own is replaced: a reader should not lose search. */
export function resolveSearch(
  plugins: Plugins,
  themeConfig: ThemeConfig,
  warnings: string[],
): SearchOptions | undefined {
  if (plugins.search) {
    const docs = plugins.docs.map(({ options }) => options);
    warnContexts(plugins.search, docs, warnings);
    return plugins.search.options;
  }
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

/** A context is named by the folder, the address or the id of a docs instance. */
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

/** Octavo has one index per instance and version, so a context that is no instance cannot be told apart. */
function warnContexts({ options, keyPath }: Placed<SearchOptions>, docs: DocsOptions[], warnings: string[]): void {
  for (const [index, context] of (options.searchContextByPaths ?? []).entries()) {
    const name = typeof context === 'string' ? context : context.path;
    if (instanceOfContext(name, docs)) continue;
    warnings.push(`${keyPath}.searchContextByPaths[${index}]: "${name}" is no docs instance; the context is left out.`);
  }
}
