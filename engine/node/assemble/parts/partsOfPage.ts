import { findThemePart, type MainPart } from '../../../shared/themeParts.ts';
import { isTocShown } from '../../../shared/isTocShown.ts';
import type { BlogSidebar, Page, PageContent } from '../../../shared/pageContent.ts';
import type { Route } from '../../read/routes/types.ts';
import type { BlogPost } from '../../read/content/types.ts';
import { findDoc } from '../pages/findDoc.ts';
import { toLink, toPermalink, toPostData, toTag, toToc, type PartDataContext } from '../../compile/toPartData.ts';
import { toCardItems } from './toCardItems.ts';

/** A part of `<main>` on one page. */
export interface PartOfPage {
  name: string;
  /** Its key on the page: the name, with the post's path for a post in a list. */
  key: string;
  props: Record<string, unknown>;
  /** In addition to what all parts know about the page. */
  data?: Record<string, unknown>;
  /** Its content, see `PartRequest`. */
  of?: string;
  /** Posts, which a list passes as components. */
  items?: Record<string, unknown>[];
  /** The name of the component, if the module is a table of components. */
  type?: string;
}

/** Creates the properties of a part, if the page has the part. */
type MakeProps = (() => Record<string, unknown>) | false | undefined;
type PropsOfParts = Partial<Record<MainPart | 'DocCardList', MakeProps>>;

const NO_PROPS = () => ({});

/**
 * The parts that a page shows, by their Docusaurus names, with Docusaurus's properties: those for which `has` is true.
 * Only these are computed, because this runs for every page.
 */
export function partsOfPage(
  context: PartDataContext,
  route: Route,
  page: Page,
  has: (name: string) => boolean,
): PartOfPage[] {
  const { content } = page;
  const found: PropsOfParts = { ...commonParts(context, content), ...ownParts(context, route, page) };
  const parts = Object.entries(found).flatMap(([name, make]): PartOfPage[] =>
    make && has(name) ? [{ name, key: name, props: make() }] : [],
  );
  if (!has('BlogPostItem') && !parts.some(({ name }) => findThemePart(name)?.takesPosts)) return parts;
  const posts = postsOf(route);
  const items = posts.map(({ data }) => data(context, page));
  return [
    ...parts.map((part) => (findThemePart(part.name)?.takesPosts ? { ...part, items } : part)),
    ...(has('BlogPostItem') ? posts : []).map(({ post, data }) => ({
      name: 'BlogPostItem',
      key: `BlogPostItem ${post.routePath}`,
      props: {},
      data: { blogPost: data(context, page) },
      of: toPermalink(context, post.routePath),
    })),
  ];
}

function postsOf(route: Route) {
  if (route.kind !== 'blog-list' && route.kind !== 'blog-tag' && route.kind !== 'blog-author') return [];
  return route.list.posts.map((post: BlogPost) => ({
    post,
    data(context: PartDataContext, page: Page): Record<string, unknown> {
      const summaries = 'posts' in page.content ? page.content.posts : [];
      const summary = summaries.find(({ href }) => href === post.routePath);
      return summary ? toPostData(context, post, summary, page) : {};
    },
  }));
}

/** Fields that several kinds of content have. */
interface CommonContent {
  kind: PageContent['kind'];
  editUrl?: string;
  lastUpdated?: { at?: number; by?: string };
  unlisted?: boolean;
  draft?: boolean;
  tags?: { label: string; href: string; description?: string }[];
}

/** Used in the class names of their rows. */
const EDIT_ROWS: Partial<Record<PageContent['kind'], string>> = { doc: 'doc', 'blog-post': 'blog' };

function commonParts(context: PartDataContext, content: PageContent): PropsOfParts {
  const { editUrl, lastUpdated, unlisted, draft, tags }: CommonContent =
    content.kind === 'blog-post' ? { ...content.post, ...content } : content;
  const updated = { lastUpdatedAt: lastUpdated?.at, lastUpdatedBy: lastUpdated?.by };
  const isUpdated = updated.lastUpdatedAt !== undefined || updated.lastUpdatedBy !== undefined;
  const isPlain = content.kind !== 'tags';
  return {
    EditThisPage: editUrl !== undefined && (() => ({ editUrl })),
    LastUpdated: isUpdated && (() => updated),
    EditMetaRow:
      (editUrl !== undefined || isUpdated) &&
      (() => ({
        className: `margin-top--sm theme-${EDIT_ROWS[content.kind] ?? 'pages'}-footer-edit-meta-row`,
        editUrl,
        ...updated,
      })),
    TagsListInline: isPlain && tags && tags.length > 0 && (() => ({ tags: tags.map((tag) => toTag(context, tag)) })),
    ContentVisibility:
      (unlisted || draft) && (() => ({ metadata: { unlisted: unlisted ?? false, frontMatter: { draft } } })),
  };
}

function ownParts(context: PartDataContext, route: Route, page: Page): PropsOfParts {
  const { content, toc } = page;
  const hasToc = isTocShown(page);
  switch (content.kind) {
    case 'doc':
      return {
        ...docParts(context, content),
        'DocItem/TOC/Mobile': hasToc && NO_PROPS,
        'DocItem/TOC/Desktop': hasToc && NO_PROPS,
        TOC: hasToc && (() => ({ toc: toToc({ toc }), className: 'theme-doc-toc-desktop' })),
        TOCCollapsible: hasToc && (() => ({ toc: toToc({ toc }), className: 'theme-doc-toc-mobile tocMobile_ITEo' })),
        'DocItem/Content': NO_PROPS,
        'DocItem/Footer': NO_PROPS,
        'DocItem/Paginator': NO_PROPS,
        'DocItem/Layout': NO_PROPS,
        DocItem: NO_PROPS,
      };
    case 'generated-index': {
      const cards =
        route.kind === 'generated-index' &&
        (() => ({
          items: toCardItems(context, route.index.items, (docId) => findDoc(route.version, docId)?.description),
        }));
      return {
        ...docParts(context, content),
        DocCard: cards,
        DocCardList: cards,
        DocCategoryGeneratedIndexPage: () => ({
          categoryGeneratedIndex: {
            title: content.title,
            description: content.description,
            image: content.image,
            permalink: toPermalink(context, route.routePath),
            slug: route.routePath,
            navigation: { previous: toLink(context, content.previous), next: toLink(context, content.next) },
          },
        }),
      };
    }
    case 'tags':
      return {
        [route.kind === 'blog-tags' ? 'BlogTagsListPage' : 'DocTagsListPage']: () => ({
          tags: content.tags.map((tag) => ({ ...toTag(context, tag), count: tag.count })),
          sidebar: sidebarOf(context, route, content),
        }),
        ...(route.kind === 'blog-tags' && blogParts(context, route, content)),
      };
    case 'tag':
      return {
        DocTagDocListPage: () => ({
          tag: {
            ...toTag(context, content.tag),
            allTagsPath: toPermalink(context, content.allTagsHref),
            count: content.items.length,
            unlisted: content.unlisted ?? false,
            items: content.items.map(({ title, href, description }) => ({
              id: href,
              title,
              description,
              permalink: toPermalink(context, href),
            })),
          },
        }),
      };
    case 'blog-list':
    case 'blog-author': {
      const toMetadata = () => ({
        permalink: toPermalink(context, route.routePath),
        previousPage: toPage(context, content.previousPage),
        nextPage: toPage(context, content.nextPage),
        page: 'list' in route ? route.list.page : 1,
        totalPages: 'list' in route ? route.list.totalPages : 1,
        totalCount: 'list' in route ? route.list.totalCount : content.posts.length,
        postsPerPage: content.posts.length,
        ...('blog' in route && { blogTitle: route.blog.title, blogDescription: route.blog.description }),
      });
      const toList = () => {
        const metadata = toMetadata();
        return { metadata, listMetadata: metadata, sidebar: sidebarOf(context, route, content) };
      };
      const tag = content.kind === 'blog-list' ? content.tag : undefined;
      return {
        ...blogParts(context, route, content),
        BlogPostItems: NO_PROPS,
        BlogListPaginator: () => ({ metadata: toMetadata() }),
        ...(tag && {
          BlogTagsPostsPage: () => ({
            ...toList(),
            tag: {
              ...toTag(context, tag),
              count: tag.count,
              allTagsPath: toPage(context, content.kind === 'blog-list' ? content.allTagsHref : undefined),
            },
          }),
        }),
        ...(content.kind === 'blog-list' && !tag && { BlogListPage: toList }),
      };
    }
    case 'blog-post':
      return {
        ...blogParts(context, route, content),
        TOC: hasToc && (() => ({ toc: toToc({ toc }) })),
        BlogPostItem: NO_PROPS,
        BlogPostPaginator: () => ({
          prevItem: toLink(context, content.previous),
          nextItem: toLink(context, content.next),
        }),
        BlogPostPage: () => ({ sidebar: sidebarOf(context, route, content) }),
      };
    case 'blog-archive':
      return {
        BlogArchivePage: () => ({
          archive: {
            blogPosts: content.years
              .flatMap((year) => year.posts)
              .map(({ title, href, date }) => ({ metadata: { title, permalink: toPermalink(context, href), date } })),
          },
        }),
      };
    case 'page':
      return { TOC: hasToc && (() => ({ toc: toToc({ toc }) })), MDXPage: NO_PROPS };
    case 'not-found':
      return { 'NotFound/Content': NO_PROPS, NotFound: NO_PROPS };
    default:
      return {};
  }
}

function blogParts(context: PartDataContext, route: Route, content: { sidebar?: BlogSidebar }) {
  const toSidebar = () => ({ sidebar: sidebarOf(context, route, content) });
  return { BlogSidebar: content.sidebar && toSidebar, BlogLayout: toSidebar };
}

function docParts(context: PartDataContext, content: Extract<PageContent, { kind: 'doc' | 'generated-index' }>) {
  return {
    DocBreadcrumbs: content.breadcrumbs !== undefined && NO_PROPS,
    DocVersionBanner: content.banner !== undefined && NO_PROPS,
    DocVersionBadge: content.versionBadge !== undefined && NO_PROPS,
    DocPaginator: () => ({
      ...(content.kind === 'doc' && { className: 'docusaurus-mt-lg' }),
      previous: toLink(context, content.previous),
      next: toLink(context, content.next),
    }),
  };
}

function sidebarOf(context: PartDataContext, route: Route, { sidebar }: { sidebar?: BlogSidebar }) {
  if (!sidebar) return undefined;
  const known = 'blog' in route ? route.blog.sidebar.items : [];
  const items = sidebar.items.map(({ title, href }) => {
    const { date, unlisted } = known.find((item) => item.href === href) ?? {};
    return { title, permalink: toPermalink(context, href), date, unlisted };
  });
  return { title: sidebar.title, items };
}

function toPage(context: PartDataContext, path: string | undefined) {
  return path === undefined ? undefined : toPermalink(context, path);
}
