import type { HeadTag } from '../../../shared/pageData.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { BlogInstance, Content } from '../../read/content/types.ts';

export type FeedType = 'rss' | 'atom' | 'json';

export const FEED_FILES: Record<FeedType, { name: string; type: string; title: string }> = {
  rss: { name: 'rss.xml', type: 'application/rss+xml', title: 'RSS Feed' },
  atom: { name: 'atom.xml', type: 'application/atom+xml', title: 'Atom Feed' },
  json: { name: 'feed.json', type: 'application/json', title: 'JSON Feed' },
};

/** Every page of the site declares the feeds. */
export function toFeedTags(config: SiteConfig, content: Content): HeadTag[] {
  return content.blogs.flatMap((blog) =>
    blog.feed.types.map((type): HeadTag => {
      const { name, type: mime, title } = FEED_FILES[type];
      const feedTitle = `${blog.feed.title ?? config.title} ${title}`;
      return {
        tag: 'link',
        attributes: { rel: 'alternate', type: mime, href: `/${feedFolder(config, blog)}${name}`, title: feedTitle },
      };
    }),
  );
}

/** Folder of a blog in the output, with trailing slash unless it is the root. */
export function feedFolder({ folder }: Pick<SiteConfig, 'folder'>, blog: BlogInstance): string {
  const bare = blog.routePath.replace(/^\/+|\/+$/g, '');
  return folder + (bare && `${bare}/`);
}
