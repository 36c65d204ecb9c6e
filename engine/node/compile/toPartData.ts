import type { BlogPostSummary, Breadcrumb, Page } from '../../shared/pageContent.ts';
import type { BlogInstance, BlogPost, Doc, DocsVersion, MarkdownPage } from '../read/content/types.ts';
import { pluginOf } from '../read/routes/pluginOf.ts';
import type { Route } from '../read/routes/types.ts';
import { toPostMetadata } from '../read/plugins/docusaurus/blogContent.ts';
import { toDocMetadata } from '../read/plugins/docusaurus/docsContent.ts';
import { toPermalink, type DocusaurusSite } from '../read/plugins/docusaurus/permalink.ts';
import { toPageMetadata } from '../read/plugins/docusaurus/toDocusaurusContent.ts';
import { toVersionData } from '../read/plugins/docusaurus/versionData.ts';

/** Turns a page's data into Docusaurus's form: the values of `useDoc()`, `useBlogPost()` and similar hooks. */

export type PartSite = DocusaurusSite & { isPlain: true };

export function toPartSite({ siteDir, baseUrl }: DocusaurusSite): PartSite {
  return { siteDir, baseUrl, isPlain: true };
}

/**
 * The data about a page that its parts and the code in its content may read. Content is compiled before the page
 * exists, so fields derived from the text are missing then.
 */
export function toPartData(site: PartSite, route: Route, page?: Page): Record<string, unknown> {
  return {
    path: toPermalink(site, route.routePath),
    plugin: pluginOf(route),
    ...toKindData(site, route, page),
  };
}

function toKindData(site: PartSite, route: Route, page: Page | undefined): Record<string, unknown> {
  switch (route.kind) {
    case 'doc':
      return {
        doc: toDocData(site, route.doc, route.version, page),
        version: toVersionData(route.version),
        breadcrumbs:
          route.instance.breadcrumbs && route.doc.sidebarName ? toBreadcrumbs(site, route.doc.breadcrumbs) : undefined,
      };
    case 'generated-index':
      return {
        version: toVersionData(route.version),
        breadcrumbs: route.instance.breadcrumbs ? toBreadcrumbs(site, route.index.breadcrumbs) : undefined,
      };
    case 'doc-tags':
    case 'doc-tag':
      return { version: toVersionData(route.version) };
    case 'blog-post': {
      const summary = page?.content.kind === 'blog-post' ? page.content.post : undefined;
      return {
        blog: toBlogData(site, route.blog),
        blogPost: page ? summary && toPostData(site, route, summary, page) : toPostOf(site, route),
      };
    }
    case 'page':
      return route.page.isCode
        ? {}
        : { mdxPage: { ...toText(route.page, page), metadata: toPageMetadata(site, route.page) } };
    case 'blog-list':
    case 'blog-tag':
    case 'blog-tags':
    case 'blog-archive':
    case 'blog-author':
    case 'blog-authors':
      return { blog: toBlogData(site, route.blog) };
    default:
      return {};
  }
}

function toDocData(site: PartSite, doc: Doc, version: DocsVersion, page: Page | undefined) {
  const hasTitle = page?.content.kind !== 'doc' || page.content.hasH1;
  return {
    ...toText(doc, page),
    ...(!hasTitle && { contentTitle: undefined }),
    metadata: toDocMetadata(site, version, doc),
  };
}

function toText({ file }: Doc | MarkdownPage, page: Page | undefined) {
  const { frontMatter, contentTitle } = file;
  return { frontMatter, contentTitle, toc: page ? toToc(page) : [], assets: {} };
}

interface PostInBlog {
  blog: BlogInstance;
  post: BlogPost;
}

/** A post before there is a page. `isBlogPostPage`: not in a list. */
export function toPostOf(site: PartSite, found: PostInBlog, isBlogPostPage = true) {
  const summary = { truncated: false, readingMinutes: found.blog.showReadingTime ? 0 : undefined };
  return { ...toPostData(site, found, summary), isBlogPostPage };
}

/** A post, on its own page or in a list. */
export function toPostData(
  site: PartSite,
  { blog, post }: PostInBlog,
  summary: Pick<BlogPostSummary, 'readingMinutes' | 'truncated' | 'image'>,
  page?: Page,
) {
  // A path that starts with `./` is a file next to the post; anything else is already an address.
  const image = post.image?.startsWith('./') ? summary.image && toPermalink(site, summary.image.src) : undefined;
  const isBlogPostPage = !page || page.content.kind === 'blog-post';
  return {
    isBlogPostPage,
    frontMatter: post.file.frontMatter,
    toc: page && isBlogPostPage ? toToc(page) : [],
    assets: { authorsImageUrls: post.authors.map(() => undefined), image },
    metadata: {
      ...toPostMetadata(site, blog, post),
      date: post.date,
      readingTime: post.readingTime ? post.readingTime.minutes : summary.readingMinutes,
      hasTruncateMarker: summary.truncated,
    },
  };
}

function toBlogData(site: PartSite, { title, routePath, authorsPath }: BlogInstance) {
  return {
    blogTitle: title,
    blogBasePath: toPermalink(site, routePath),
    authorsListPath: toPermalink(site, authorsPath),
  };
}

function toBreadcrumbs(site: PartSite, items?: Breadcrumb[]) {
  return items?.map(({ label, href }, index) => ({
    type: index === items.length - 1 ? 'link' : 'category',
    label,
    href: href === undefined ? undefined : toPermalink(site, href),
  }));
}

export function toToc({ toc }: Pick<Page, 'toc'>) {
  return toc.map(({ id, level, html }) => ({ id, level, value: html }));
}
