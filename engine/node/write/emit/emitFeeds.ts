import { toCanonical } from '../../../shared/url/sitePaths.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { BlogInstance, Content } from '../../read/content/types.ts';
import { FEED_FILES, feedFolder } from '../../assemble/siteData/feedFiles.ts';
import { renderFeed, type Feed, type FeedItem } from './feeds.ts';
import type { Output } from '../output/openOutput.ts';
import { toAbsolute } from '../../assemble/pages/createHead.ts';
import { pageLanguage } from '../../assemble/pages/pageLanguage.ts';
import type { SitePages } from '../../assemble/createSitePages.ts';

export async function emitFeeds(config: SiteConfig, content: Content, pages: SitePages, output: Output): Promise<void> {
  for (const blog of content.blogs) {
    if (blog.feed.types.length === 0) continue;
    const feed = await toFeed(config, blog, pages);
    await Promise.all(
      blog.feed.types.map((type) =>
        output.write(feedFolder(config, blog) + FEED_FILES[type].name, renderFeed(type, feed)),
      ),
    );
  }
}

async function toFeed(config: SiteConfig, blog: BlogInstance, pages: SitePages): Promise<Feed> {
  const listed = blog.posts.filter((post) => !post.unlisted);
  const shown = blog.feed.limit === false ? listed : listed.slice(0, blog.feed.limit);
  const items = shown.map(async (post): Promise<FeedItem> => {
    const article = await pages.articles.get({
      file: post.file,
      contentDirs: [blog.contentDir],
      routePath: post.routePath,
      form: { kind: 'feed' },
    });
    return {
      title: post.title,
      link: toCanonical(config, post.routePath),
      description: post.description,
      content: article.html,
      date: new Date(post.date),
      authors: post.authors.map(({ name, url, email }) => ({ name, url, email })),
      categories: post.tags.map((tag) => tag.label),
      language: pageLanguage(config, post.file).language?.lang,
    };
  });
  return {
    title: blog.feed.title ?? `${config.title} Blog`,
    description: blog.feed.description ?? `${config.title} Blog`,
    link: toCanonical(config, blog.routePath),
    folder: toAbsolute(config.root, feedFolder(config, blog)),
    language: blog.feed.language ?? config.i18n.localeConfigs[config.i18n.currentLocale]?.htmlLang ?? 'en',
    copyright: blog.feed.copyright,
    favicon: config.favicon && toAbsolute(config.root, config.favicon),
    items: await Promise.all(items),
  };
}
