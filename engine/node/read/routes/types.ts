import type { BlogAuthorData } from '../../../shared/pageContent.ts';
import type { RoutePath } from '../../../shared/siteData.ts';
import type {
  BlogInstance,
  BlogPost,
  BlogTag,
  Doc,
  DocsInstance,
  DocsVersion,
  DocTag,
  GeneratedIndex,
  MarkdownPage,
  PagesInstance,
} from '../content/types.ts';

interface InDocs {
  instance: DocsInstance;
  version: DocsVersion;
}

/** One page of a list that is cut into pages. */
export interface ListPage {
  posts: BlogPost[];
  /** From 1. */
  page: number;
  totalPages: number;
  /** Posts of all pages. */
  totalCount: number;
  previousPage?: RoutePath;
  nextPage?: RoutePath;
}

/** What is served where: a path and the thing behind it. */
export type Route = { routePath: RoutePath } & (
  | (InDocs & { kind: 'doc'; doc: Doc })
  | (InDocs & { kind: 'generated-index'; index: GeneratedIndex })
  | (InDocs & { kind: 'doc-tags' })
  | (InDocs & { kind: 'doc-tag'; tag: DocTag })
  | { kind: 'blog-post'; blog: BlogInstance; post: BlogPost }
  | { kind: 'blog-list'; blog: BlogInstance; list: ListPage }
  | { kind: 'blog-tags'; blog: BlogInstance }
  | { kind: 'blog-tag'; blog: BlogInstance; tag: BlogTag; list: ListPage }
  | { kind: 'blog-archive'; blog: BlogInstance }
  | { kind: 'blog-authors'; blog: BlogInstance }
  | { kind: 'blog-author'; blog: BlogInstance; author: BlogAuthorData; list: ListPage }
  | { kind: 'page'; instance: PagesInstance; page: MarkdownPage }
  | { kind: 'search' }
  | { kind: 'not-found' }
);

export type RouteKind = Route['kind'];
