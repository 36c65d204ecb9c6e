import { toPermalink } from '../../read/plugins/toGlobalData.ts';
import { toDocusaurusContent } from '../../read/plugins/docusaurusContent.ts';
import type { BuildFacts } from '../../read/plugins/types.ts';
import type { Site } from '../../read/loadSite.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { HeadData } from '../../../shared/pageData.ts';
import type { SitemapPage } from '../emit/emitSitemap.ts';
import type { Output } from './openOutput.ts';
import { openView } from './outputView.ts';

export interface PostBuildInput {
  site: Site;
  output: Output;
  /** The folder that plugins take for the output. */
  viewDir: string;
  pages: SitemapPage[];
  heads: ReadonlyMap<string, HeadData>;
}

export interface PostBuildResult {
  problems: ContentProblem[];
  /** Files that plugins changed, added or removed. */
  changed: string[];
}

/** Lets plugins look at the finished site, and change it. */
export async function runPostBuild(input: PostBuildInput): Promise<PostBuildResult> {
  const { site, output, viewDir } = input;
  const { plugins } = site;
  if (!plugins || !hasPostBuild(site)) return { problems: [], changed: [] };
  const takeBack = openView(output, viewDir);
  const problems = await plugins.postBuild(toFacts(input));
  return { problems, changed: await takeBack() };
}

export function hasPostBuild({ plugins }: Pick<Site, 'plugins'>): boolean {
  return plugins?.result.plugins.some(({ steps }) => steps.includes('postBuild')) ?? false;
}

function toFacts({ site, pages, heads }: PostBuildInput): BuildFacts {
  const { config, content, routes } = site;
  const toPath = (routePath: string) => toPermalink(config, routePath);
  const isIndexed = new Map(pages.map(({ routePath, indexed }) => [routePath, indexed]));
  return {
    routesPaths: routes.map(({ routePath }) => toPath(routePath)),
    routes: routes.map((route) => {
      const sourceFilePath = route.source?.file.filePath;
      const metadata = sourceFilePath === undefined ? {} : { metadata: { sourceFilePath } };
      return { path: toPath(route.routePath), exact: true, component: route.kind, ...metadata };
    }),
    content: toDocusaurusContent(config, content),
    heads: Object.fromEntries([...heads].map(([routePath, head]) => [toPath(routePath), head])),
    noIndex: routes.filter(({ routePath }) => !isIndexed.get(routePath)).map(({ routePath }) => toPath(routePath)),
  };
}
