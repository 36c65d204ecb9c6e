import { applyTrailingSlash } from '../../../shared/url/sitePaths.ts';
import type { SiteConfig } from '../config/types.ts';
import type { Report } from '../../ground/problems.ts';
import type { Content } from '../content/types.ts';
import { blogRoutes } from './blogRoutes.ts';
import { docsRoutes } from './docsRoutes.ts';
import { resolveDuplicates } from './resolveDuplicates.ts';
import type { Route } from './types.ts';

/** Everything that is served, and where. Of routes that share a path the first stays; the others are reported. */
export function toRoutes(
  content: Content,
  config: Pick<SiteConfig, 'trailingSlash' | 'search' | 'onDuplicateRoutes'>,
  report: Report,
): Route[] {
  const routes: Route[] = [
    ...content.blogs.flatMap((blog) => blogRoutes(config, blog)),
    ...content.pages.flatMap((instance) =>
      instance.pages.map((page): Route => ({ kind: 'page', routePath: page.routePath, instance, page })),
    ),
    ...(config.search
      ? [{ kind: 'search' as const, routePath: applyTrailingSlash('/search', config.trailingSlash) }]
      : []),
    { kind: 'not-found', routePath: '/404.html' },
    // A page or post wins over a document of the same path, as with Docusaurus.
    ...docsRoutes(content.docs),
  ];
  return resolveDuplicates(routes, config.onDuplicateRoutes, report);
}
