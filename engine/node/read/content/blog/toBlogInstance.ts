import type { BlogAuthorData, PageLink } from '../../../../shared/pageContent.ts';
import { isSince } from '../../config/docusaurusRelease.ts';
import type { LoadContext } from '../loadContext.ts';
import type { GitHistory } from '../git/loadGitHistory.ts';
import { originalLanguage } from '../originalLanguage.ts';
import { groupByTag } from '../tags/groupByTag.ts';
import type { BlogInstance, BlogPost } from '../types.ts';
import { toRoutePath } from '../url/toRoutePath.ts';
import { applyReadingTime } from './applyReadingTime.ts';
import { applyProcessBlogPosts } from './applyProcessBlogPosts.ts';
import type { BlogSources } from './readBlog.ts';
import { reportUntruncated } from './reportUntruncated.ts';
import { toBlogPost } from './toBlogPost.ts';

/** Files of a blog → posts in order, with tags, authors and neighbours. */
export async function toBlogInstance(ctx: LoadContext, blog: BlogSources, history: GitHistory): Promise<BlogInstance> {
  const { options, basePath, folder, translated } = blog;
  const { config } = ctx;
  const original = originalLanguage(config.i18n);
  const sorted = blog.posts
    .map((post) => toBlogPost(ctx, blog, post, history))
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  if (options.sortPosts === 'ascending') sorted.reverse();
  const posts = withNeighbours(await applyProcessBlogPosts(ctx, options, applyReadingTime(ctx, options, sorted)));
  reportUntruncated(ctx, options, posts);
  const { feedOptions } = options;
  return {
    id: options.id,
    routePath: toRoutePath(config, basePath),
    title: options.blogTitle,
    titleLanguage: translated.title ? undefined : original,
    description: options.blogDescription,
    contentDir: folder.dir,
    posts,
    authors: countPosts([...blog.authors.byKey.values()], posts),
    writtenAuthors: blog.authors.written,
    tags: groupByTag(posts).map(({ tag, items, unlisted }) => ({
      ...tag,
      postIds: items.map((post) => post.id),
      unlisted,
    })),
    postsPerPage: options.postsPerPage,
    pageBasePath: options.pageBasePath,
    authorsPageBasePath: isSince(config.release, [3, 10]) ? options.pageBasePath : options.authorsBasePath,
    sidebar: { ...toSidebar(blog, posts), titleLanguage: translated.sidebarTitle ? undefined : original },
    archivePath: options.archiveBasePath ? toRoutePath(config, basePath, options.archiveBasePath) : null,
    tagsPath: toRoutePath(config, basePath, options.tagsBasePath),
    authorsPath: toRoutePath(config, basePath, options.authorsBasePath),
    feed: {
      ...feedOptions,
      // Feeds need absolute URLs of pages, which hash routing does not have. A blog without posts has no feed.
      types: config.router === 'hash' || posts.length === 0 ? [] : feedOptions.type,
      limit: feedOptions.limit ?? false,
    },
    showReadingTime: options.showReadingTime,
  };
}

/** Unlisted posts have no neighbours and are not neighbours of others. */
function withNeighbours(posts: BlogPost[]): BlogPost[] {
  const listed = posts.filter((post) => !post.unlisted);
  const neighbours = new Map(
    listed.map((post, index) => [post, { previous: toLink(listed[index - 1]), next: toLink(listed[index + 1]) }]),
  );
  return posts.map((post) => ({ ...post, ...neighbours.get(post) }));
}

function countPosts(authors: BlogAuthorData[], posts: BlogPost[]): BlogAuthorData[] {
  const counts = new Map<string, number>();
  for (const post of posts.filter((post) => !post.unlisted)) {
    for (const key of new Set(post.authors.flatMap((author) => author.key ?? []))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return authors.map((author) => ({ ...author, postCount: counts.get(author.key ?? '') ?? 0 }));
}

function toSidebar({ options }: BlogSources, posts: BlogPost[]): BlogInstance['sidebar'] {
  const { blogSidebarCount: count, blogSidebarTitle: title } = options;
  const items = posts.slice(0, count === 'ALL' ? posts.length : count).map((post) => {
    const label = post.file.frontMatter.sidebar_label;
    return {
      title: typeof label === 'string' ? label : post.title,
      href: post.routePath,
      date: post.date,
      unlisted: post.unlisted,
      isLocalized: post.file.isLocalized,
    };
  });
  return { title, items };
}

function toLink(post: BlogPost | undefined): PageLink | undefined {
  return post && { title: post.title, href: post.routePath };
}
