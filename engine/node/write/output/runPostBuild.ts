import { toFeedTags } from '../../assemble/siteData/feedFiles.ts';
import { VOID } from '../../assemble/tags/parseTags.ts';
import { toSiteTags } from '../../assemble/tags/toSiteTags.ts';
import { toDocusaurusContent } from '../../read/plugins/docusaurus/toDocusaurusContent.ts';
import { toDocusaurusRoutes, toPaths } from '../../read/plugins/docusaurus/toDocusaurusRoutes.ts';
import { toPermalink } from '../../read/plugins/docusaurus/permalink.ts';
import { toGlobalData } from '../../read/plugins/toGlobalData.ts';
import { escapeXml } from '../../ground/escapeXml.ts';
import type { SiteTag } from '../../../shared/renderer.ts';
import type { BuildFacts } from '../../read/plugins/types.ts';
import type { Site } from '../../read/loadSites.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { HeadData } from '../../../shared/pageData.ts';
import type { SitemapPage } from '../emit/emitSitemap.ts';
import type { Output } from './openOutput.ts';
import type { Originals } from './originals.ts';
import { openView } from './outputView.ts';

export interface PostBuildInput {
  /** In the order in which they are built, the default one first. */
  locales: BuiltLocale[];
  output: Output;
  /** The folder that plugins treat as the output. */
  viewDir: string;
  /** Keeps the changes of plugins. */
  originals?: Originals;
}

interface BuiltLocale {
  site: Site;
  pages: SitemapPage[];
  heads: ReadonlyMap<string, HeadData>;
}

export interface PostBuildResult {
  problems: ContentProblem[];
  /** Files that plugins changed or removed: their hashes before the change. */
  originals: Record<string, string>;
}

/**
 * Lets plugins read and change the finished site. Plugins of each locale see its part, as if the locales were built one
 * after the other, so that a plugin that reads all pages of the default locale does not find those of other locales.
 */
export async function runPostBuild({ locales, output, viewDir, originals }: PostBuildInput): Promise<PostBuildResult> {
  if (!locales.some(({ site }) => hasPostBuild(site))) return { problems: [], originals: {} };
  const folders = locales.map(({ site }) => site.config.folder);
  const folderOf = (file: string) => folders.find((folder) => folder !== '' && file.startsWith(folder)) ?? '';
  const view = openView(output, viewDir, originals);
  const problems: ContentProblem[] = [];
  for (const locale of locales) {
    const { config, plugins } = locale.site;
    view.show((file) => folderOf(file) === config.folder);
    if (plugins && hasPostBuild(locale.site)) {
      problems.push(...(await plugins.postBuild(toFacts(locale), view.mend)));
    }
  }
  const { originals: changed, unusable } = await view.takeBack();
  for (const file of unusable) {
    problems.push({
      severity: 'error',
      code: 'plugin-fails',
      filePath: locales[0]?.site.config.configPath,
      message:
        `A plugin leaves "${file}" in the output in \`postBuild\`, which is no file that could be published. ` +
        'Is it a symbolic link that leads nowhere, or to a folder?',
    });
  }
  return { problems, originals: changed };
}

export function hasPostBuild({ plugins }: Pick<Site, 'plugins'>): boolean {
  return plugins?.result.plugins.some(({ steps }) => steps.includes('postBuild')) ?? false;
}

function toFacts({ site, pages, heads }: BuiltLocale): BuildFacts {
  const { config, content, plugins } = site;
  const loaded = plugins?.result.plugins ?? [];
  const toPath = (routePath: string) => toPermalink(config, routePath);
  const all = toDocusaurusContent(config, content);
  const routes = toDocusaurusRoutes(config, content, all, loaded);
  const routesPaths = [toPath('/404.html'), ...toPaths(routes)];
  const headOf = new Map([...heads].map(([routePath, head]) => [toPath(routePath), head]));
  const isHidden = new Set(pages.filter(({ indexed }) => !indexed).map(({ routePath }) => toPath(routePath)));
  return {
    routes,
    routesPaths,
    content: all,
    globalData: toGlobalData(config, content, loaded),
    heads: Object.fromEntries(
      routesPaths.flatMap((path) => {
        const head = headOf.get(path);
        return head ? [[path, head]] : [];
      }),
    ),
    noIndex: routesPaths.filter((path) => isHidden.has(path)),
    tags: toTagTexts(site),
  };
}

/** As the configuration and plugins wrote them, in that order, without Octavo's own tags. */
function toTagTexts({ config, content, plugins, staticFiles }: Site): BuildFacts['tags'] {
  const { head, preBody, postBody } = toSiteTags({ config, plugins, staticFiles }, { isBuild: true });
  const toText = (tags: SiteTag[]) => tags.map((tag) => toTagText(tag, config)).join('\n');
  return {
    headTags: toText([...toFeedTags(config, content), ...head]),
    preBodyTags: toText(preBody),
    postBodyTags: toText(postBody),
  };
}

function toTagText({ tag, attributes, content = '' }: SiteTag, { root }: Site['config']): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (value === true) return ` ${name}`;
    const isFile = (name === 'href' || name === 'src') && value.startsWith('/') && !value.startsWith('//');
    return ` ${name}="${escapeXml(isFile ? root.baseUrl + value.slice(1) : value)}"`;
  });
  const open = `<${tag}${written.join('')}>`;
  return VOID.test(tag) ? open : `${open}${content}</${tag}>`;
}
