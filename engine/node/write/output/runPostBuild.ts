import { toPermalink } from '../../read/plugins/toGlobalData.ts';
import { toDocusaurusContent } from '../../read/plugins/docusaurusContent.ts';
import { pluginOf } from '../../read/routes/pluginOf.ts';
import type { RouteKind } from '../../read/routes/types.ts';
import type { DocsVersion } from '../../read/content/types.ts';
import type { BuildFacts } from '../../read/plugins/types.ts';
import type { Site } from '../../read/loadSites.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { HeadData } from '../../../shared/pageData.ts';
import type { SitemapPage } from '../emit/emitSitemap.ts';
import type { Output } from './openOutput.ts';
import { openView } from './outputView.ts';

/** What Docusaurus shows the pages with, by which plugins tell them. It has no others among its routes. */
const COMPONENTS: Partial<Record<RouteKind, string>> = {
  doc: 'DocItem',
  'generated-index': 'DocCategoryGeneratedIndexPage',
  'doc-tags': 'DocTagsListPage',
  'doc-tag': 'DocTagDocListPage',
  'blog-post': 'BlogPostPage',
  'blog-list': 'BlogListPage',
  'blog-tags': 'BlogTagsListPage',
  'blog-tag': 'BlogTagsPostsPage',
  'blog-archive': 'BlogArchivePage',
  'blog-authors': 'Blog/Pages/BlogAuthorsListPage',
  'blog-author': 'Blog/Pages/BlogAuthorsPostsPage',
  page: 'MDXPage',
};

export interface PostBuildInput {
  /** In the order in which they are built, the default one first. */
  locales: BuiltLocale[];
  output: Output;
  /** The folder that plugins take for the output. */
  viewDir: string;
}

export interface BuiltLocale {
  site: Site;
  pages: SitemapPage[];
  heads: ReadonlyMap<string, HeadData>;
}

export interface PostBuildResult {
  problems: ContentProblem[];
  /** Files that plugins changed, added or removed. */
  changed: string[];
}

/**
 * Lets plugins look at the finished site, and change it: those of each locale at its part, as if the locales were built
 * one after the other. So whoever reads all pages of the default locale does not find those of others among them.
 */
export async function runPostBuild({ locales, output, viewDir }: PostBuildInput): Promise<PostBuildResult> {
  if (!locales.some(({ site }) => hasPostBuild(site))) return { problems: [], changed: [] };
  const folders = locales.map(({ site }) => site.config.folder);
  const folderOf = (file: string) => folders.find((folder) => folder !== '' && file.startsWith(folder)) ?? '';
  const view = openView(output, viewDir);
  const problems: ContentProblem[] = [];
  for (const locale of locales) {
    const { config, plugins } = locale.site;
    view.show((file) => folderOf(file) === config.folder);
    if (plugins && hasPostBuild(locale.site)) {
      problems.push(...(await plugins.postBuild(toFacts(locale), view.mend)));
    }
  }
  const { changed, unusable } = await view.takeBack();
  for (const file of unusable) {
    problems.push({
      severity: 'error',
      filePath: locales[0]?.site.config.configPath,
      message:
        `A plugin leaves "${file}" in the output in \`postBuild\`, which is no file that could be published. ` +
        'Is it a symbolic link that leads nowhere, or to a folder?',
    });
  }
  return { problems, changed };
}

export function hasPostBuild({ plugins }: Pick<Site, 'plugins'>): boolean {
  return plugins?.result.plugins.some(({ steps }) => steps.includes('postBuild')) ?? false;
}

function toFacts({ site, pages, heads }: BuiltLocale): BuildFacts {
  const { config, content, routes } = site;
  const toPath = (routePath: string) => toPermalink(config, routePath);
  const isIndexed = new Map(pages.map(({ routePath, indexed }) => [routePath, indexed]));
  return {
    routesPaths: routes.map(({ routePath }) => toPath(routePath)),
    routes: routes.flatMap((route): BuildFacts['routes'] => {
      const component = COMPONENTS[route.kind];
      if (component === undefined) return [];
      const sourceFilePath = route.source?.file.filePath;
      return [
        {
          path: toPath(route.routePath),
          exact: true,
          component: `@theme/${component}`,
          plugin: pluginOf(route),
          ...(sourceFilePath !== undefined && { metadata: { sourceFilePath } }),
          ...('version' in route && { props: { version: toVersion(route.version) } }),
        },
      ];
    }),
    content: toDocusaurusContent(config, content),
    heads: Object.fromEntries([...heads].map(([routePath, head]) => [toPath(routePath), head])),
    noIndex: routes.filter(({ routePath }) => !isIndexed.get(routePath)).map(({ routePath }) => toPath(routePath)),
  };
}

function toVersion({ instanceId, name, label, isLast }: DocsVersion) {
  return { pluginId: instanceId, version: name, label, isLast };
}
