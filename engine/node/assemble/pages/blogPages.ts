import type { BlogAuthorData, BlogPostSummary, BlogSidebar, Page, PageLink } from '../../../shared/pageContent.ts';
import type { RoutePath } from '../../../shared/siteData.ts';
import type { BlogInstance, BlogPost } from '../../read/content/types.ts';
import { describeBlog, describePost } from './blogStructuredData.ts';
import { createHead } from './createHead.ts';
import { pageBase, type Article, type PageContext } from './pageContext.ts';
import { toToc } from './toToc.ts';

/** A page of a list: which posts, and where its neighbours are. */
export interface ListPage {
  routePath: RoutePath;
  posts: BlogPost[];
  previousPage?: RoutePath;
  nextPage?: RoutePath;
}

const WORDS_PER_MINUTE = 200;

export async function toBlogListPage(context: PageContext, blog: BlogInstance, list: ListPage): Promise<Page> {
  const posts = await toSummaries(context, blog, list);
  return {
    ...pageBase(context, list.routePath),
    kind: 'blog-list',
    heading: blog.title,
    head: createHead(context.head, {
      routePath: list.routePath,
      title: blog.title,
      description: blog.description,
      structuredData: describeBlog(context.head, blog, list, posts),
    }),
    content: {
      kind: 'blog-list',
      title: blog.title,
      description: blog.description === blog.title ? undefined : blog.description,
      posts,
      previousPage: list.previousPage,
      nextPage: list.nextPage,
      sidebar: toSidebar(blog),
    },
  };
}

export async function toBlogPostPage(
  context: PageContext,
  blog: BlogInstance,
  post: BlogPost,
  article: Article,
): Promise<Page> {
  const summary = await toSummary(context, blog, post, article);
  const listed = blog.posts.filter((candidate) => !candidate.unlisted);
  const at = listed.indexOf(post);
  return {
    ...pageBase(context, post.routePath),
    kind: 'blog-post',
    heading: post.title,
    toc: toToc(article.headings, context.config.themeConfig.tableOfContents, post),
    hideToc: post.hideToc,
    features: article.features,
    head: createHead(context.head, {
      routePath: post.routePath,
      title: titleOf(post),
      description: post.description,
      keywords: post.keywords,
      image: summary.image?.src,
      robots: post.unlisted ? 'noindex, nofollow' : undefined,
      article: {
        published: post.date,
        modified: post.lastUpdated?.at,
        authors: post.authors.flatMap((author) => author.url ?? []),
        tags: post.tags.map((tag) => tag.label),
      },
      structuredData: describePost(context.head, blog, post, summary),
      extra: article.headTags,
    }),
    content: {
      kind: 'blog-post',
      post: summary,
      html: article.html,
      hasH1: article.hasH1,
      // Newer posts come first, so the newer one is "previous".
      previous: at >= 0 ? toLink(listed[at - 1]) : undefined,
      next: at >= 0 ? toLink(listed[at + 1]) : undefined,
      editUrl: post.editUrl,
      lastUpdated: post.lastUpdated,
      sidebar: toSidebar(blog, post.routePath),
      markdownFile: context.config.octavo.copyPage ? article.markdownFile : undefined,
    },
  };
}

export function toBlogArchivePage(context: PageContext, blog: BlogInstance, routePath: RoutePath): Page {
  const years = new Map<string, BlogPost[]>();
  const ascending = blog.posts.filter((post) => !post.unlisted).toSorted((a, b) => a.date.localeCompare(b.date));
  for (const post of ascending) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return {
    ...pageBase(context, routePath),
    kind: 'blog-archive',
    heading: 'Archive',
    head: createHead(context.head, { routePath, title: 'Archive', description: 'Archive' }),
    content: {
      kind: 'blog-archive',
      title: 'Archive',
      years: [...years.entries()].reverse().map(([year, posts]) => ({
        year,
        posts: posts.map((post) => ({ title: post.title, href: post.routePath, date: post.date })),
      })),
    },
  };
}

export function toBlogTagsPage(context: PageContext, blog: BlogInstance): Page {
  return {
    ...pageBase(context, blog.tagsPath),
    kind: 'tags',
    heading: 'Tags',
    head: createHead(context.head, { routePath: blog.tagsPath, title: 'Tags' }),
    content: {
      kind: 'tags',
      title: 'Tags',
      sidebar: toSidebar(blog),
      tags: blog.tags
        .filter((tag) => !tag.unlisted)
        .map((tag) => ({ label: tag.label, href: tag.permalink, count: tag.postIds.length })),
    },
  };
}

export async function toBlogTagPage(
  context: PageContext,
  blog: BlogInstance,
  tag: BlogInstance['tags'][number],
  list: ListPage,
): Promise<Page> {
  const count = tag.postIds.length;
  const title = `${count === 1 ? 'One post' : `${count} posts`} tagged with "${tag.label}"`;
  return {
    ...pageBase(context, list.routePath),
    kind: 'blog-list',
    heading: title,
    head: createHead(context.head, {
      routePath: list.routePath,
      title,
      description: tag.description,
      robots: tag.unlisted ? 'noindex, nofollow' : undefined,
    }),
    content: {
      kind: 'blog-list',
      title,
      description: tag.description,
      posts: await toSummaries(context, blog, list),
      tag: { label: tag.label, href: tag.permalink, description: tag.description, count },
      allTagsHref: blog.tagsPath,
      unlisted: tag.unlisted,
      previousPage: list.previousPage,
      nextPage: list.nextPage,
      sidebar: toSidebar(blog),
    },
  };
}

export function toBlogAuthorsPage(context: PageContext, blog: BlogInstance): Page {
  return {
    ...pageBase(context, blog.authorsPath),
    kind: 'blog-authors',
    heading: 'Authors',
    head: createHead(context.head, { routePath: blog.authorsPath, title: 'Authors' }),
    content: { kind: 'blog-authors', authors: blog.authors, sidebar: toSidebar(blog) },
  };
}

export async function toBlogAuthorPage(
  context: PageContext,
  blog: BlogInstance,
  author: BlogAuthorData,
  list: ListPage,
): Promise<Page> {
  const count = author.postCount;
  const title = `${author.name} - ${count === 1 ? 'One post' : `${count} posts`}`;
  return {
    ...pageBase(context, list.routePath),
    kind: 'blog-author',
    heading: author.name,
    head: createHead(context.head, { routePath: list.routePath, title, description: author.description }),
    content: {
      kind: 'blog-author',
      author,
      posts: await toSummaries(context, blog, list),
      authorsHref: blog.authorsPath,
      previousPage: list.previousPage,
      nextPage: list.nextPage,
      sidebar: toSidebar(blog),
    },
  };
}

export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE));
}

async function toSummaries(context: PageContext, blog: BlogInstance, list: ListPage): Promise<BlogPostSummary[]> {
  return Promise.all(
    list.posts.map(async (post) => toSummary(context, blog, post, await context.articleOfPost(post, list.routePath))),
  );
}

async function toSummary(
  context: PageContext,
  blog: BlogInstance,
  post: BlogPost,
  article: Article,
): Promise<BlogPostSummary> {
  const asset = post.image ? await context.findImage(post.file, post.image) : undefined;
  const src = asset ? `/${asset.file}` : post.image;
  return {
    title: post.title,
    href: post.routePath,
    date: post.date,
    readingMinutes: blog.showReadingTime ? readingMinutes(article.wordCount) : undefined,
    description: post.description,
    image: src ? { src, width: asset?.width, height: asset?.height } : undefined,
    authors: post.authors,
    tags: post.tags.map((tag) => ({ label: tag.label, href: tag.permalink, description: tag.description })),
    excerptHtml: article.excerptHtml,
    truncated: article.truncated,
    unlisted: post.unlisted,
  };
}

/** An unlisted post shows beside itself only. */
function toSidebar({ sidebar }: BlogInstance, shownOn?: RoutePath): BlogSidebar | undefined {
  const items = sidebar.items.filter((item) => !item.unlisted || item.href === shownOn);
  if (items.length === 0) return undefined;
  return { title: sidebar.title, items: items.map(({ title, href }) => ({ title, href })) };
}

function toLink(post: BlogPost | undefined): PageLink | undefined {
  return post && { title: post.title, href: post.routePath };
}

function titleOf(post: BlogPost): string {
  const written = post.file.frontMatter['title_meta'];
  return typeof written === 'string' ? written : post.title;
}
