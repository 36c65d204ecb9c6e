import type { BlogInstance, BlogPost } from '../content/types.ts';
import { paginate } from './paginate.ts';
import type { Route } from './types.ts';

import { isSince } from '../config/docusaurusRelease.ts';
import type { SiteConfig } from '../config/types.ts';

type Site = Pick<SiteConfig, 'trailingSlash' | 'release'>;

export function blogRoutes(site: Site, blog: BlogInstance): Route[] {
  const { posts, archivePath } = blog;
  const listed = posts.filter((post) => !post.unlisted);
  return [
    ...posts.map((post): Route => postRoute(blog, post)),
    // An empty blog has had its list since 3.10.
    ...(posts.length > 0 || isSince(site.release, [3, 10]) ? listRoutes(site, blog, listed) : []),
    ...tagRoutes(site, blog),
    ...(archivePath !== null && listed.length > 0
      ? [{ kind: 'blog-archive' as const, routePath: archivePath, ...of(blog) }]
      : []),
    ...authorRoutes(site, blog, listed),
  ];
}

function of(blog: BlogInstance): { blog: BlogInstance; origin: string } {
  return { blog, origin: blog.contentDir };
}

function postRoute(blog: BlogInstance, post: BlogPost): Route {
  const { routePath, file, unlisted, title, description, keywords } = post;
  const place = { type: 'blog' as const, instanceId: blog.id, versionName: '', versionPath: '' };
  return {
    kind: 'blog-post',
    routePath,
    source: { file, contentDirs: [blog.contentDir] },
    search: unlisted ? undefined : { ...place, title, description, keywords, categories: [] },
    blog,
    post,
  };
}

function listRoutes(site: Site, blog: BlogInstance, posts: BlogPost[]): Route[] {
  const { routePath: path, pageBasePath, postsPerPage } = blog;
  return paginate(site, { posts, path, pageBasePath, postsPerPage }).map(({ routePath, list }) => ({
    kind: 'blog-list',
    routePath,
    ...of(blog),
    list,
  }));
}

function tagRoutes(site: Site, blog: BlogInstance): Route[] {
  const { tags, tagsPath, pageBasePath, postsPerPage } = blog;
  if (tags.length === 0) return [];
  const byId = new Map(blog.posts.map((post) => [post.id, post]));
  const pages = tags.flatMap((tag) => {
    const posts = tag.postIds.flatMap((id) => byId.get(id) ?? []);
    return paginate(site, { posts, path: tag.permalink, pageBasePath, postsPerPage }).map(
      ({ routePath, list }): Route => ({ kind: 'blog-tag', routePath, ...of(blog), tag, list }),
    );
  });
  return [{ kind: 'blog-tags', routePath: tagsPath, ...of(blog) }, ...pages];
}

function authorRoutes(site: Site, blog: BlogInstance, listed: BlogPost[]): Route[] {
  const { authors, authorsPath, authorsPageBasePath, postsPerPage } = blog;
  if (authors.length === 0) return [];
  const pages = authors.flatMap((author): Route[] => {
    if (author.page === undefined) return [];
    const posts = listed.filter((post) => post.authors.some(({ key }) => key === author.key));
    const input = { posts, path: author.page, pageBasePath: authorsPageBasePath, postsPerPage };
    return paginate(site, input).map(({ routePath, list }) => ({
      kind: 'blog-author',
      routePath,
      ...of(blog),
      author,
      list,
    }));
  });
  return [{ kind: 'blog-authors', routePath: authorsPath, ...of(blog) }, ...pages];
}
