import type { BlogPostSummary, Page, PageLink, TagLink } from '../../../shared/pageContent.ts';
import type { BlogInstance, BlogPost, Doc, DocsVersion } from '../../read/content/types.ts';
import type { Route } from '../../read/routes/types.ts';
import { toSiteAlias } from '../../ground/files/siteAlias.ts';

/** Makes Docusaurus's data of a page's: what `useDoc()`, `useBlogPost()` and their like give. */
export interface PartDataContext {
  baseUrl: string;
  siteDir: string;
}

export function toPermalink({ baseUrl }: PartDataContext, path: string): string {
  return path.startsWith('/') ? baseUrl.replace(/\/$/, '') + path : path;
}

/** What all parts of a page know of it. */
export function toPartData(context: PartDataContext, route: Route, page: Page): Record<string, unknown> {
  switch (route.kind) {
    case 'doc':
      return {
        doc: toDocData(context, route.doc, route.version, page),
        version: toVersionData(route.version),
        breadcrumbs: toBreadcrumbs(context, page),
      };
    case 'generated-index':
    case 'doc-tags':
    case 'doc-tag':
      return { version: toVersionData(route.version), breadcrumbs: toBreadcrumbs(context, page) };
    case 'blog-post': {
      const summary = page.content.kind === 'blog-post' ? page.content.post : undefined;
      return { blog: toBlogData(route.blog), blogPost: summary && toPostData(context, route.post, summary, page) };
    }
    case 'blog-list':
    case 'blog-tag':
    case 'blog-tags':
    case 'blog-archive':
    case 'blog-author':
    case 'blog-authors':
      return { blog: toBlogData(route.blog) };
    default:
      return {};
  }
}

function toDocData(context: PartDataContext, doc: Doc, version: DocsVersion, page: Page) {
  const { frontMatter } = doc.file;
  return {
    frontMatter,
    contentTitle: page.content.kind === 'doc' && page.content.hasH1 ? doc.title : undefined,
    toc: toToc(page),
    assets: {},
    metadata: {
      id: doc.id,
      title: doc.title,
      description: doc.description,
      source: toSiteAlias(doc.file.filePath, context.siteDir),
      sourceDirName: doc.file.relPath.split('/').slice(0, -1).join('/') || '.',
      slug: doc.routePath,
      permalink: toPermalink(context, doc.routePath),
      draft: doc.draft,
      unlisted: doc.unlisted,
      editUrl: doc.editUrl,
      tags: doc.tags.map((tag) => ({ ...tag, permalink: toPermalink(context, tag.permalink), inline: false })),
      version: version.name,
      lastUpdatedAt: doc.lastUpdated?.at,
      lastUpdatedBy: doc.lastUpdated?.by,
      frontMatter,
      sidebar: doc.sidebarName,
      previous: toLink(context, doc.previous),
      next: toLink(context, doc.next),
    },
  };
}

/** A post, on its own page or in a list. */
export function toPostData(context: PartDataContext, post: BlogPost, summary: BlogPostSummary, page: Page) {
  const { frontMatter } = post.file;
  const isBlogPostPage = page.content.kind === 'blog-post';
  const content = page.content.kind === 'blog-post' ? page.content : undefined;
  return {
    isBlogPostPage,
    frontMatter,
    toc: isBlogPostPage ? toToc(page) : [],
    assets: { authorsImageUrls: post.authors.map(() => undefined), image: undefined },
    metadata: {
      permalink: toPermalink(context, post.routePath),
      title: post.title,
      description: summary.description,
      source: toSiteAlias(post.file.filePath, context.siteDir),
      date: post.date,
      tags: summary.tags.map((tag) => toTag(context, tag)),
      readingTime: summary.readingMinutes,
      hasTruncateMarker: summary.truncated,
      authors: post.authors.map(({ imageUrl, page: own, ...author }) => ({
        ...author,
        imageURL: imageUrl,
        page: own === undefined ? undefined : { permalink: toPermalink(context, own) },
        socials: Object.fromEntries(author.socials.map(({ platform, url }) => [platform, url])),
      })),
      frontMatter,
      unlisted: post.unlisted,
      editUrl: post.editUrl,
      lastUpdatedAt: post.lastUpdated?.at,
      lastUpdatedBy: post.lastUpdated?.by,
      prevItem: toLink(context, content?.previous),
      nextItem: toLink(context, content?.next),
    },
  };
}

function toVersionData({ instanceId, name, label, banner, badge, isLast, className, noIndex }: DocsVersion) {
  return {
    pluginId: instanceId,
    version: name,
    label,
    banner: banner === 'none' ? null : banner,
    badge,
    noIndex,
    isLast,
    className,
  };
}

function toBlogData({ title, description, routePath, authorsPath }: BlogInstance) {
  return { blogTitle: title, blogDescription: description, blogBasePath: routePath, authorsListPath: authorsPath };
}

function toBreadcrumbs(context: PartDataContext, { content }: Page) {
  const items = 'breadcrumbs' in content ? content.breadcrumbs : undefined;
  return items?.map(({ label, href }, index) => ({
    type: index === items.length - 1 ? 'link' : 'category',
    label,
    href: href === undefined ? undefined : toPermalink(context, href),
  }));
}

export function toToc({ toc }: Pick<Page, 'toc'>) {
  return toc.map(({ id, level, html }) => ({ id, level, value: html }));
}

export function toLink(context: PartDataContext, link: PageLink | undefined) {
  return link && { title: link.title, permalink: toPermalink(context, link.href) };
}

export function toTag(context: PartDataContext, { label, href, description }: TagLink) {
  return { label, permalink: toPermalink(context, href), description, inline: false };
}
