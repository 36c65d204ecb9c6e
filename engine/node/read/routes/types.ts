import type { BlogAuthorData, Breadcrumb } from '../../../shared/pageContent.ts';
import type { RoutePath, SearchIndexRef } from '../../../shared/siteData.ts';
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
  MarkdownSource,
  PagesInstance,
} from '../content/types.ts';

interface InDocs {
  instance: DocsInstance;
  version: DocsVersion;
}

/** One page of a paginated list. */
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

/** The target of each kind of route. A new kind is a line here, its routes, and its page in `assemble/pages/`. */
interface RouteTargets {
  doc: InDocs & { doc: Doc };
  'generated-index': InDocs & { index: GeneratedIndex };
  'doc-tags': InDocs;
  'doc-tag': InDocs & { tag: DocTag };
  'blog-post': { blog: BlogInstance; post: BlogPost };
  'blog-list': { blog: BlogInstance; list: ListPage };
  'blog-tags': { blog: BlogInstance };
  'blog-tag': { blog: BlogInstance; tag: BlogTag; list: ListPage };
  'blog-archive': { blog: BlogInstance };
  'blog-authors': { blog: BlogInstance };
  'blog-author': { blog: BlogInstance; author: BlogAuthorData; list: ListPage };
  page: { instance: PagesInstance; page: MarkdownPage };
  search: object;
  /** The changes between two versions of these instances. */
  compare: { instances: DocsInstance[] };
  /** For docs at the root of the site: all addresses below them, even those that do not exist. */
  'not-found': { inside?: InDocs };
}

export type RouteKind = keyof RouteTargets;

/** A route: a path and its target. */
export type Route<Kind extends RouteKind = RouteKind> = {
  [K in Kind]: RouteFacts & { kind: K } & RouteTargets[K];
}[Kind];

/** Fields that routes of every kind have. */
interface RouteFacts {
  routePath: RoutePath;
  /** The Markdown file that is its article. */
  source?: RouteSource;
  /** The article of the page whose place it has taken. */
  replacedSource?: RouteSource;
  /** The file or folder of origin, if that is not its source. */
  origin?: string;
  /** How search lists it; absent if search does not list it. */
  search?: SearchFacts;
}

interface RouteSource {
  file: MarkdownSource;
  /** Folders in which other files may refer to it by its path. */
  contentDirs: string[];
}

export interface SearchFacts extends Pick<SearchIndexRef, 'type' | 'instanceId' | 'versionName' | 'versionPath'> {
  /** Without one the article's first heading is its title. */
  title?: string;
  description: string;
  keywords: string[];
  /** The categories above it. */
  categories: Pick<Breadcrumb, 'label' | 'language'>[];
}
