import type { RoutePath } from '../../../shared/siteData.ts';
import type { BlogPost } from '../content/types.ts';
import { toRoutePath } from '../content/url/toRoutePath.ts';
import type { ListPage } from './types.ts';

export interface PaginateInput {
  posts: BlogPost[];
  /** Path of the first page. */
  path: RoutePath;
  /** Segment before the number of a later page. */
  pageBasePath: string;
  postsPerPage: number | 'ALL';
}

/** Divides a list of posts into pages; an empty list has one empty page. */
export function paginate(
  site: { trailingSlash: boolean | undefined },
  { posts, path, pageBasePath, postsPerPage }: PaginateInput,
): { routePath: RoutePath; list: ListPage }[] {
  const size = postsPerPage === 'ALL' ? Math.max(posts.length, 1) : postsPerPage;
  const totalPages = Math.max(1, Math.ceil(posts.length / size));
  const pathOf = (page: number) => (page === 1 ? path : toRoutePath(site, path, pageBasePath, String(page)));
  return Array.from({ length: totalPages }, (_, index) => {
    const page = index + 1;
    return {
      routePath: pathOf(page),
      list: {
        posts: posts.slice(index * size, page * size),
        page,
        totalPages,
        totalCount: posts.length,
        ...(page > 1 && { previousPage: pathOf(page - 1) }),
        ...(page < totalPages && { nextPage: pathOf(page + 1) }),
      },
    };
  });
}
