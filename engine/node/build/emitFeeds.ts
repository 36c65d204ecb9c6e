import type { HeadTag } from '../../shared/pageData.ts';
import { toCanonical } from '../../shared/url/sitePaths.ts';
import type { SiteConfig } from '../config/types.ts';
import type { BlogInstance, Content } from '../content/types.ts';
import { FEED_FILES, renderFeed, type Feed, type FeedItem } from '../emit/feeds.ts';
import type { Output } from '../emit/output.ts';
import { toAbsolute } from '../pages/createHead.ts';
import type { SitePages } from './createSitePages.ts';

export async function emitFeeds(config: SiteConfig, content: Content, pages: SitePages, output: Output): Promise<void> {
  for (const blog of content.blogs) {
    if (blog.feed.types.length === 0) continue;
    const feed = await toFeed(config, blog, pages);
    await Promise.all(
      blog.feed.types.map((type) => output.write(feedFolder(blog) + FEED_FILES[type].name, renderFeed(type, feed))),
    );
  }
}

/** Every page of the site declares the feeds. */
export function toFeedTags(config: SiteConfig, content: Content): HeadTag[] {
  return content.blogs.flatMap((blog) =>
    blog.feed.types.map((type): HeadTag => {
      const { name, type: mime, title } = FEED_FILES[type];
      const feedTitle = `${blog.feed.title ?? config.title} ${title}`;
      return {
        tag: 'link',
        attributes: { rel: 'alternate', type: mime, href: `/${feedFolder(blog)}${name}`, title: feedTitle },
      };
    }),
  );
}

/** Folder of a blog in the output, with trailing slash unless it is the root. */
function feedFolder(blog: BlogInstance): string {
  const bare = blog.routePath.replace(/^\/+|\/+$/g, '');
  return bare && `${bare}/`;
}

async function toFeed(config: SiteConfig, blog: BlogInstance, pages: SitePages): Promise<Feed> {
  const listed = blog.posts.filter((post) => !post.unlisted);
  const shown = blog.feed.limit === false ? listed : listed.slice(0, blog.feed.limit);
  const items = shown.map(async (post): Promise<FeedItem> => {
    const article = await pages.articles.get({
      file: post.file,
      contentDirs: [blog.contentDir],
      routePath: post.routePath,
      absolute: true,
      withoutTitle: true,
    });
    return {
      title: post.title,
      link: toCanonical(config, post.routePath),
      description: post.description,
      content: article.html,
      date: new Date(post.date),
      authors: post.authors.map(({ name, url, email }) => ({ name, url, email })),
      categories: post.tags.map((tag) => tag.label),
    };
  });
  return {
    title: blog.feed.title ?? `${config.title} Blog`,
    description: blog.feed.description ?? `${config.title} Blog`,
    link: toCanonical(config, blog.routePath),
    folder: toAbsolute(config, feedFolder(blog)),
    language: blog.feed.language ?? config.i18n.localeConfigs[config.i18n.defaultLocale]?.htmlLang ?? 'en',
    copyright: blog.feed.copyright,
    favicon: config.favicon && toAbsolute(config, config.favicon),
    items: await Promise.all(items),
  };
}
