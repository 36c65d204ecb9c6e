import { applyTrailingSlash, withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import type { Report } from '../../ground/problems.ts';
import type { SiteConfig } from '../config/types.ts';
import type { Content } from '../content/types.ts';
import type { Route } from './types.ts';

/** The page that compares versions, if some docs have several. A page of the site at that path wins. */
export function compareRoutes(
  content: Content,
  { octavo, trailingSlash, configPath }: Pick<SiteConfig, 'octavo' | 'trailingSlash' | 'configPath'>,
  others: readonly Route[],
  report: Report,
): Route<'compare'>[] {
  const instances = content.docs.filter(({ versions }) => versions.length > 1);
  if (octavo.compare === false || instances.length === 0) return [];
  const { path = DEFAULT_PATH } = octavo.compare;
  const routePath = applyTrailingSlash(`/${path.replace(/^\/+|\/+$/g, '')}`, trailingSlash);
  const bare = withoutTrailingSlash(routePath);
  if (others.every((other) => withoutTrailingSlash(other.routePath) !== bare)) {
    return [{ kind: 'compare', routePath, instances }];
  }
  // The default path was not chosen by the author, so the site's own page wins.
  if (octavo.compare.path !== undefined) {
    report({
      severity: 'warning',
      code: 'duplicate-route',
      filePath: configPath,
      message: `customFields.octavo.compare.path: the site has a page at "${path}" already, so versions are not compared. Choose another path.`,
    });
  }
  return [];
}

const DEFAULT_PATH = 'compare';

/** Ids of the docs whose versions are compared. */
export function comparedInstances(routes: readonly Route[]): Set<string> {
  return new Set(routes.flatMap((route) => (route.kind === 'compare' ? route.instances.map(({ id }) => id) : [])));
}
