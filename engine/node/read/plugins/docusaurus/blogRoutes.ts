import { isSince } from '../../config/docusaurusRelease.ts';
import type { SiteConfig } from '../../config/types.ts';
import type { BlogInstance } from '../../content/types.ts';
import type { DocusaurusRoute } from '../types.ts';
import { toAuthor, toBlogList, toListPages, type BlogContent } from './blogContent.ts';
import { BLOG_COMPONENTS } from './components.ts';
import { toPermalink } from './permalink.ts';
import { toRouteMetadata } from './toDocusaurusContent.ts';

export function toBlogRoutes(config: SiteConfig, blog: BlogInstance, content: BlogContent): DocusaurusRoute[] {
  const options = config.blogs.find((each) => each.id === blog.id);
  const component = (key: keyof typeof BLOG_COMPONENTS) => options?.[key] ?? BLOG_COMPONENTS[key];
  const { blogPosts, blogTags, blogTagsListPath, authorsMap } = content;
  const sources = new Map(blogPosts.map(({ id, metadata }) => [id, metadata.source]));
  const sidebar = `~blog/${blog.id}/blog-post-list-prop-${blog.id}.json`;
  const context = { blogMetadata: `~blog/${blog.id}/blogMetadata-${blog.id}.json` };
  const itemsOf = (ids: string[]) =>
    ids.map((id) => ({
      content: { __import: true as const, path: sources.get(id) ?? '', query: { truncated: true } },
    }));
  const listed = blogPosts.filter(({ metadata }) => !metadata.unlisted);
  const tags = Object.values(blogTags);
  const hasList = blogPosts.length > 0 || isSince(config.release, [3, 10]);
  const list = hasList ? toBlogList(config, blog) : [];
  return [
    ...blogPosts.map(({ metadata }) => ({
      path: metadata.permalink,
      component: component('blogPostComponent'),
      exact: true,
      modules: { sidebar, content: metadata.source },
      metadata: toRouteMetadata('', metadata.source.replace(/^@site\//, ''), metadata.lastUpdatedAt),
      context,
    })),
    ...list.map(({ items, metadata }) => ({
      path: metadata.permalink,
      component: component('blogListComponent'),
      exact: true,
      modules: { sidebar, items: itemsOf(items) },
      props: { metadata },
    })),
    ...(tags.length > 0
      ? [
          {
            path: blogTagsListPath,
            component: component('blogTagsListComponent'),
            exact: true,
            modules: { sidebar },
            props: { tags: tags.filter(({ unlisted }) => !unlisted).map(toTagProp) },
          },
        ]
      : []),
    ...tags.flatMap((tag) =>
      tag.pages.map(({ items, metadata }) => ({
        path: metadata.permalink,
        component: component('blogTagsPostsComponent'),
        exact: true,
        modules: { sidebar, items: itemsOf(items) },
        props: {
          tag: { ...toTagProp(tag), allTagsPath: blogTagsListPath, unlisted: tag.unlisted },
          listMetadata: metadata,
        },
      })),
    ),
    ...(blog.archivePath !== null && listed.length > 0
      ? [
          {
            path: toPermalink(config, blog.archivePath),
            component: component('blogArchiveComponent'),
            exact: true,
            props: { archive: { blogPosts: listed } },
          },
        ]
      : []),
    ...(Object.keys(authorsMap).length > 0 ? toAuthorRoutes() : []),
  ];

  function toAuthorRoutes(): DocusaurusRoute[] {
    const toProp = (author: BlogInstance['authors'][number]) => ({
      ...toAuthor(config, author, blog.writtenAuthors[author.key ?? '']),
      count: author.postCount,
    });
    const withPages = blog.authors.flatMap((author) => {
      if (author.page === undefined) return [];
      const posts = blog.posts.filter((post) => !post.unlisted && post.authors.some(({ key }) => key === author.key));
      const pages = toListPages(config, blog, { posts, path: author.page, pageBasePath: blog.authorsPageBasePath });
      return pages.map(({ items, metadata }) => ({
        path: metadata.permalink,
        component: component('blogAuthorsPostsComponent'),
        exact: true,
        modules: { items: itemsOf(items), sidebar },
        props: { author: toProp(author), listMetadata: metadata },
        context,
      }));
    });
    return [
      {
        path: toPermalink(config, blog.authorsPath),
        component: component('blogAuthorsListComponent'),
        exact: true,
        modules: { sidebar },
        props: { authors: blog.authors.map(toProp) },
        context,
      },
      ...withPages,
    ];
  }
}

function toTagProp({ label, permalink, description, items }: BlogContent['blogTags'][string]) {
  return { label, permalink, description, count: items.length };
}
