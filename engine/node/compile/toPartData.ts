import type { BlogPostSummary, Breadcrumb, Page, PageLink, TagLink } from '../../shared/pageContent.ts';
import type { BlogInstance, BlogPost, Doc, DocsVersion, MarkdownPage } from '../read/content/types.ts';
import { pluginOf } from '../read/routes/pluginOf.ts';
import type { Route } from '../read/routes/types.ts';
import { toSiteAlias } from '../ground/files/siteAlias.ts';
import { toVersionData } from '../read/plugins/docusaurus/versionData.ts';

/** Turns a page's data into Docusaurus's form: the values of `useDoc()`, `useBlogPost()` and similar hooks. */
export interface PartDataContext {
  baseUrl: string;
  siteDir: string;
}

export function toPermalink({ baseUrl }: PartDataContext, path: string): string {
  return path.startsWith('/') ? baseUrl.replace(/\/$/, '') + path : path;
}

/**
 * The data about a page that its parts and the code in its content may read. Content is compiled before the page
 * exists, so fields derived from the text are missing then.
 */
export function toPartData(context: PartDataContext, route: Route, page?: Page): Record<string, unknown> {
  return {
    path: toPermalink(context, route.routePath),
    plugin: pluginOf(route),
    ...toKindData(context, route, page),
  };
}

function toKindData(context: PartDataContext, route: Route, page: Page | undefined): Record<string, unknown> {
  switch (route.kind) {
    case 'doc':
      return {
        doc: toDocData(context, route.doc, route.version, page),
        version: toVersionData(route.version),
        breadcrumbs:
          route.instance.breadcrumbs && route.doc.sidebarName
            ? toBreadcrumbs(context, route.doc.breadcrumbs)
            : undefined,
      };
    case 'generated-index':
      return {
        version: toVersionData(route.version),
        breadcrumbs: route.instance.breadcrumbs ? toBreadcrumbs(context, route.index.breadcrumbs) : undefined,
      };
    case 'doc-tags':
    case 'doc-tag':
      return { version: toVersionData(route.version) };
    case 'blog-post': {
      const summary = page?.content.kind === 'blog-post' ? page.content.post : undefined;
      return {
        blog: toBlogData(context, route.blog),
        blogPost: page ? summary && toPostData(context, route.post, summary, page) : toPostOf(context, route),
      };
    }
    case 'page':
      return route.page.isCode ? {} : { mdxPage: toMdxPageData(context, route.page, page) };
    case 'blog-list':
    case 'blog-tag':
    case 'blog-tags':
    case 'blog-archive':
    case 'blog-author':
    case 'blog-authors':
      return { blog: toBlogData(context, route.blog) };
    default:
      return {};
  }
}

function toDocData(context: PartDataContext, doc: Doc, version: DocsVersion, page: Page | undefined) {
  const { frontMatter } = doc.file;
  return {
    frontMatter,
    contentTitle: page && page.content.kind === 'doc' && !page.content.hasH1 ? undefined : doc.file.contentTitle,
    toc: page ? toToc(page) : [],
    assets: {},
    metadata: {
      id: doc.id,
      title: doc.title,
      description: doc.description,
      source: toSiteAlias(doc.file.filePath, context.siteDir),
      sourceDirName: doc.file.relPath.split('/').slice(0, -1).join('/') || '.',
      slug: toSlug(doc, version),
      permalink: toPermalink(context, doc.routePath),
      draft: doc.draft,
      unlisted: doc.unlisted,
      editUrl: doc.editUrl,
      tags: doc.tags.map(({ isDeclared, ...tag }) => ({
        ...tag,
        permalink: toPermalink(context, tag.permalink),
        inline: !isDeclared,
      })),
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

function toMdxPageData(context: PartDataContext, { file, ...source }: MarkdownPage, page: Page | undefined) {
  const { frontMatter } = file;
  return {
    frontMatter,
    contentTitle: file.contentTitle,
    toc: page ? toToc(page) : [],
    assets: {},
    metadata: {
      type: 'mdx',
      permalink: toPermalink(context, source.routePath),
      source: toSiteAlias(file.filePath, context.siteDir),
      title: source.title,
      description: source.description,
      frontMatter,
      editUrl: source.editUrl,
      lastUpdatedAt: source.lastUpdated?.at,
      lastUpdatedBy: source.lastUpdated?.by,
      unlisted: source.unlisted,
    },
  };
}

/** A post before there is a page. `isBlogPostPage`: not in a list. */
export function toPostOf(
  context: PartDataContext,
  { blog, post }: { blog: BlogInstance; post: BlogPost },
  isBlogPostPage = true,
) {
  const summary = { truncated: false, readingMinutes: blog.showReadingTime ? 0 : undefined };
  return { ...toPostData(context, post, summary), isBlogPostPage };
}

/** A post, on its own page or in a list. */
export function toPostData(
  context: PartDataContext,
  post: BlogPost,
  summary: Pick<BlogPostSummary, 'readingMinutes' | 'truncated' | 'image'>,
  page?: Page,
) {
  const { frontMatter } = post.file;
  // A path that starts with `./` is a file next to the post; anything else is already an address.
  const image = post.image?.startsWith('./') ? summary.image && toPermalink(context, summary.image.src) : undefined;
  const isBlogPostPage = !page || page.content.kind === 'blog-post';
  return {
    isBlogPostPage,
    frontMatter,
    toc: page && isBlogPostPage ? toToc(page) : [],
    assets: { authorsImageUrls: post.authors.map(() => undefined), image },
    metadata: {
      permalink: toPermalink(context, post.routePath),
      title: post.title,
      description: post.description,
      source: toSiteAlias(post.file.filePath, context.siteDir),
      date: post.date,
      tags: post.tags.map(({ permalink, ...tag }) => toTag(context, { ...tag, href: permalink })),
      readingTime: post.readingTime ? post.readingTime.minutes : summary.readingMinutes,
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
      prevItem: toLink(context, post.previous),
      nextItem: toLink(context, post.next),
    },
  };
}

function toBlogData(context: PartDataContext, { title, routePath, authorsPath }: BlogInstance) {
  return {
    blogTitle: title,
    blogBasePath: toPermalink(context, routePath),
    authorsListPath: toPermalink(context, authorsPath),
  };
}

/** The address relative to the version's. */
function toSlug({ routePath }: Doc, { path }: DocsVersion): string {
  const base = path.replace(/\/$/, '');
  return routePath.startsWith(`${base}/`) ? routePath.slice(base.length) : '/';
}

function toBreadcrumbs(context: PartDataContext, items?: Breadcrumb[]) {
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
