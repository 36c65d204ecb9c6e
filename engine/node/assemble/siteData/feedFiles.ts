import type { HeadTag } from '../../../shared/pageData.ts';
import type { RoutePath } from '../../../shared/siteData.ts';
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
export function feedFolder(config: Pick<SiteConfig, 'folder'>, blog: BlogInstance): string {
  return folderOf(config, blog.routePath);
}

/** The changes in the versions of docs, release by release: the file, below the compare page. */
export function changesFeed(
  config: Pick<SiteConfig, 'folder'>,
  comparePath: RoutePath,
  { id }: { id: string },
): string {
  return `${folderOf(config, comparePath)}${id === 'default' ? '' : `${id}/`}${FEED_FILES.rss.name}`;
}

/** The title of that feed. `label` is what it is about, in the language of the page. */
export function changesTitle({ title }: Pick<SiteConfig, 'title'>, { id }: { id: string }, label: string): string {
  return `${title}${id === 'default' ? '' : ` ${id}`}: ${label}`;
}

export function toChangesFeedTag(
  config: SiteConfig,
  comparePath: RoutePath,
  instance: { id: string },
  label: string,
): HeadTag {
  const href = `/${changesFeed(config, comparePath, instance)}`;
  const title = changesTitle(config, instance, label);
  return { tag: 'link', attributes: { rel: 'alternate', type: FEED_FILES.rss.type, href, title } };
}

function folderOf({ folder }: Pick<SiteConfig, 'folder'>, routePath: RoutePath): string {
  const bare = routePath.replace(/^\/+|\/+$/g, '');
  return folder + (bare && `${bare}/`);
}
