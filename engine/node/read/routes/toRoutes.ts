import { NOT_FOUND_PATH } from '../../../shared/url/sitePaths.ts';
import type { SiteConfig } from '../config/types.ts';
import type { Report } from '../../ground/problems.ts';
import type { Content, PagesInstance } from '../content/types.ts';
import { blogRoutes } from './blogRoutes.ts';
import { compareRoutes } from './compareRoutes.ts';
import { docsRoutes } from './docsRoutes.ts';
import { resolveDuplicates } from './resolveDuplicates.ts';
import { searchRoutes } from './searchRoutes.ts';
import type { Route } from './types.ts';

/** All routes. If several share a path, the first stays and the others are reported. */
export function toRoutes(
  content: Content,
  config: Pick<SiteConfig, 'trailingSlash' | 'release' | 'search' | 'onDuplicateRoutes' | 'octavo' | 'configPath'>,
  report: Report,
): Route[] {
  const pages = content.pages.flatMap(pageRoutes);
  const isFirst = (route: Route) => route.kind === 'page' && route.page.isFirst === true;
  const routes: Route[] = [
    ...pages.filter(isFirst),
    ...content.blogs.flatMap((blog) => blogRoutes(config, blog)),
    ...pages.filter((route) => !isFirst(route)),
    { kind: 'not-found', routePath: NOT_FOUND_PATH, inside: findRootDocs(content) },
    // A page or post wins over a document of the same path, as with Docusaurus.
    ...docsRoutes(content.docs),
  ];
  const added = [...searchRoutes(config, routes), ...compareRoutes(content, config, routes, report)];
  return resolveDuplicates([...routes, ...added], config.onDuplicateRoutes, report);
}

function findRootDocs({ docs }: Content): Route<'not-found'>['inside'] {
  for (const instance of docs) {
    const version = instance.versions.find(({ path }) => path === '/');
    if (version) return { instance, version };
  }
  return undefined;
}

function pageRoutes(instance: PagesInstance): Route[] {
  return instance.pages.map((page): Route => {
    const { routePath, file, unlisted, title, description = '', keywords } = page;
    const place = { type: 'pages' as const, instanceId: instance.id, versionName: '', versionPath: '' };
    return {
      kind: 'page',
      routePath,
      source: { file, contentDirs: [] },
      search: unlisted ? undefined : { ...place, title, description, keywords, categories: [] },
      instance,
      page,
    };
  });
}
