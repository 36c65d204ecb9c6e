import type { BlogPostSummary, BlogSidebar, PageLink } from '../../../shared/pageContent.ts';
import type { RoutePath } from '../../../shared/siteData.ts';
import { WORDS_PER_MINUTE } from '../../read/content/source/countWords.ts';
import type { BlogInstance, BlogPost } from '../../read/content/types.ts';
import type { Route } from '../../read/routes/types.ts';
import type { Article } from '../createArticles.ts';
import { articleFields } from './articleFields.ts';
import { describeBlog, describePost } from './blogStructuredData.ts';
import type { GetArticle, PageContext, PageDraft, PageMakers } from './pageContext.ts';
import { pageLanguage } from './pageLanguage.ts';
import { toTagLink } from './toTagLink.ts';

export const blogPages = {
  'blog-list': toBlogListPage,
  'blog-post': toBlogPostPage,
  'blog-archive': toBlogArchivePage,
  'blog-tags': toBlogTagsPage,
  'blog-tag': toBlogTagPage,
  'blog-authors': toBlogAuthorsPage,
  'blog-author': toBlogAuthorPage,
} satisfies Partial<PageMakers>;

async function toBlogListPage(context: PageContext, { routePath, blog, list }: Route<'blog-list'>): Promise<PageDraft> {
  const posts = await toSummaries(context, blog, list.posts, routePath);
  return {
    heading: blog.title,
    head: {
      title: blog.title,
      description: blog.description,
      structuredData: describeBlog(context.head, blog, { routePath, posts: list.posts }, posts),
    },
    content: {
      kind: 'blog-list',
      title: blog.title,
      titleLanguage: blog.titleLanguage,
      posts,
      previousPage: list.previousPage,
      nextPage: list.nextPage,
      sidebar: toSidebar(context, blog),
    },
  };
}

async function toBlogPostPage(
  context: PageContext,
  { blog, post }: Route<'blog-post'>,
  getArticle: GetArticle,
): Promise<PageDraft> {
  const article = getArticle();
  const summary = await toSummary(context, blog, post, article);
  const listed = blog.posts.filter((candidate) => !candidate.unlisted);
  const at = listed.indexOf(post);
  return {
    heading: post.title,
    ...articleFields(context, article, post),
    head: {
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
    },
    content: {
      kind: 'blog-post',
      post: summary,
      html: article.html,
      hasH1: article.hasH1,
      // Newer posts come first, so the newer one is "previous".
      previous: at >= 0 ? toLink(context, listed[at - 1]) : undefined,
      next: at >= 0 ? toLink(context, listed[at + 1]) : undefined,
      editUrl: post.editUrl,
      lastUpdated: post.lastUpdated,
      sidebar: toSidebar(context, blog, post.routePath),
      markdownFile: context.config.octavo.copyPage ? article.markdownFile : undefined,
    },
  };
}

function toBlogArchivePage(context: PageContext, { blog }: Route<'blog-archive'>): PageDraft {
  const title = context.t('Archive');
  const years = new Map<string, BlogPost[]>();
  // As in Docusaurus, years have the order of the blog's list, and the posts of a year the opposite one.
  for (const post of blog.posts.filter(({ unlisted }) => !unlisted)) {
    const year = post.date.slice(0, 4);
    years.set(year, [post, ...(years.get(year) ?? [])]);
  }
  return {
    heading: title,
    head: { title, description: title },
    content: {
      kind: 'blog-archive',
      title,
      description: title,
      years: [...years].map(([year, posts]) => ({
        year,
        posts: posts.map((post) => ({ ...linkTo(context, post), date: post.date })),
      })),
    },
  };
}

function toBlogTagsPage(context: PageContext, { blog }: Route<'blog-tags'>): PageDraft {
  const title = context.t('Tags');
  return {
    heading: title,
    head: { title },
    content: {
      kind: 'tags',
      title,
      ofBlog: true,
      sidebar: toSidebar(context, blog),
      tags: blog.tags.filter((tag) => !tag.unlisted).map((tag) => ({ ...toTagLink(tag), count: tag.postIds.length })),
    },
  };
}

async function toBlogTagPage(
  context: PageContext,
  { routePath, blog, tag, list }: Route<'blog-tag'>,
): Promise<PageDraft> {
  const count = tag.postIds.length;
  const nPosts = context.t.plural('One post|{count} posts', count);
  const title = context.t('{nPosts} tagged with "{tagName}"', { nPosts, tagName: tag.label });
  return {
    heading: title,
    head: {
      title,
      description: tag.description,
      robots: tag.unlisted ? 'noindex, nofollow' : undefined,
    },
    content: {
      kind: 'blog-list',
      title,
      posts: await toSummaries(context, blog, list.posts, routePath),
      tag: { ...toTagLink(tag), count },
      allTagsHref: blog.tagsPath,
      unlisted: tag.unlisted,
      previousPage: list.previousPage,
      nextPage: list.nextPage,
      sidebar: toSidebar(context, blog),
    },
  };
}

function toBlogAuthorsPage(context: PageContext, { blog }: Route<'blog-authors'>): PageDraft {
  const title = context.t('Authors');
  return {
    heading: title,
    head: { title },
    content: { kind: 'blog-authors', authors: blog.authors, sidebar: toSidebar(context, blog) },
  };
}

async function toBlogAuthorPage(
  context: PageContext,
  { routePath, blog, author, list }: Route<'blog-author'>,
): Promise<PageDraft> {
  const count = author.postCount;
  const nPosts = context.t.plural('One post|{count} posts', count);
  const title = context.t('{authorName} - {nPosts}', { authorName: author.name, nPosts });
  return {
    heading: author.name,
    head: { title, description: author.description },
    content: {
      kind: 'blog-author',
      author,
      posts: await toSummaries(context, blog, list.posts, routePath),
      authorsHref: blog.authorsPath,
      previousPage: list.previousPage,
      nextPage: list.nextPage,
      sidebar: toSidebar(context, blog),
    },
  };
}

function readingMinutes({ showReadingTime }: BlogInstance, post: BlogPost, wordCount: number): number | undefined {
  if (!showReadingTime) return undefined;
  if (!post.readingTime) return Math.max(1, Math.ceil(wordCount / WORDS_PER_MINUTE));
  const { minutes } = post.readingTime;
  return minutes === undefined ? undefined : Math.ceil(minutes);
}

/** The posts as a list on `routePath` shows them. */
async function toSummaries(
  context: PageContext,
  blog: BlogInstance,
  posts: BlogPost[],
  routePath: RoutePath,
): Promise<BlogPostSummary[]> {
  return Promise.all(
    posts.map(async (post) => toSummary(context, blog, post, await context.articleOfPost(post, routePath))),
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
    ...linkTo(context, post),
    date: post.date,
    readingMinutes: readingMinutes(blog, post, article.wordCount),
    description: post.description,
    image: src ? { src, width: asset?.width, height: asset?.height } : undefined,
    authors: post.authors,
    tags: post.tags.map(toTagLink),
    excerptHtml: article.excerptHtml,
    truncated: article.truncated,
    unlisted: post.unlisted,
    editUrl: post.editUrl,
  };
}

/** An unlisted post is listed only on its own page. */
function toSidebar(context: PageContext, { sidebar }: BlogInstance, shownOn?: RoutePath): BlogSidebar | undefined {
  const items = sidebar.items.filter((item) => !item.unlisted || item.href === shownOn);
  if (items.length === 0) return undefined;
  return {
    title: sidebar.title,
    titleLanguage: sidebar.titleLanguage,
    byYear: context.config.themeConfig.blog.sidebar.groupByYear,
    items: items.map(({ title, href, date, isLocalized }) => ({
      title,
      ...pageLanguage(context.config, { isLocalized }),
      href,
      date,
    })),
  };
}

function toLink(context: PageContext, post: BlogPost | undefined): PageLink | undefined {
  return post && linkTo(context, post);
}

function linkTo({ config }: PageContext, { title, routePath, file }: BlogPost): PageLink {
  return { title, ...pageLanguage(config, file), href: routePath };
}

function titleOf(post: BlogPost): string {
  const written = post.file.frontMatter['title_meta'];
  return typeof written === 'string' ? written : post.title;
}
