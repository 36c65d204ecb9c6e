import type { SiteConfig } from '../../config/types.ts';
import { posixRelative, toSiteAlias } from '../../../ground/files/siteAlias.ts';
import type { Content, MarkdownPage } from '../../content/types.ts';
import { BLOG_PLUGIN, DOCS_PLUGIN, PAGES_PLUGIN } from '../../content/pluginNames.ts';
import { toPermalink, type DocusaurusSite } from './permalink.ts';
import type { AllContent } from '../types.ts';
import { toBlogContent, toPostMetadata } from './blogContent.ts';
import { toDocMetadata, toLoadedVersion } from './docsContent.ts';

/** The content of a site in the form of Docusaurus's plugins, as other plugins expect it. */
export function toDocusaurusContent(config: SiteConfig, { docs, blogs, pages }: Content): AllContent {
  // Pages that a plugin adds are not content of the pages plugin.
  const ownPages = pages.filter(({ plugin }) => plugin === undefined);
  return {
    [DOCS_PLUGIN]: Object.fromEntries(
      docs.map(({ id, versions }) => {
        const options = config.docs.find((each) => each.id === id);
        return [id, { loadedVersions: versions.map((version) => toLoadedVersion(config, options, version)) }];
      }),
    ),
    [BLOG_PLUGIN]: Object.fromEntries(blogs.map((blog) => [blog.id, toBlogContent(config, blog)])),
    [PAGES_PLUGIN]: Object.fromEntries(
      ownPages.map(({ id, pages }) => [id, pages.map((page) => toPageMetadata(config, page))]),
    ),
  };
}

/** Docusaurus's metadata of a Markdown file that code imports, by file. */
export function toMetadata(site: DocusaurusSite, { docs, blogs, pages }: Content): Map<string, object> {
  const versions = docs.flatMap((instance) => instance.versions);
  return new Map<string, object>([
    ...pages.flatMap((instance) =>
      instance.pages.map((page) => [page.file.filePath, toPageMetadata(site, page)] as const),
    ),
    ...blogs.flatMap((blog) =>
      blog.posts.map((post) => [post.file.filePath, toPostMetadata(site, blog, post)] as const),
    ),
    ...versions.flatMap((version) =>
      version.docs.map((doc) => [doc.file.filePath, toDocMetadata(site, version, doc)] as const),
    ),
  ]);
}

export type PageMetadata = ReturnType<typeof toPageMetadata>;

export function toPageMetadata(site: DocusaurusSite, page: MarkdownPage) {
  const { file, isCode, title, description, unlisted, editUrl, lastUpdated } = page;
  return {
    type: isCode ? 'jsx' : 'mdx',
    permalink: toPermalink(site, page.routePath),
    source: toSiteAlias(file.filePath, site.siteDir),
    ...(!isCode && {
      title,
      description,
      frontMatter: file.frontMatter,
      unlisted,
      editUrl,
      lastUpdatedAt: lastUpdated?.at,
      lastUpdatedBy: lastUpdated?.by,
    }),
  };
}

/** The source of a route's page. */
export function toRouteMetadata(siteDir: string, filePath: string, lastUpdatedAt: number | undefined) {
  return { sourceFilePath: posixRelative(siteDir, filePath), lastUpdatedAt };
}
