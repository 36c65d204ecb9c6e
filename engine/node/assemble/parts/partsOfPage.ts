import { findThemePart, type MainPart } from '../../../shared/themeParts.ts';
import { isTocShown } from '../../../shared/isTocShown.ts';
import type { BlogAuthorData, BlogSidebar, Page, PageContent, TagLink } from '../../../shared/pageContent.ts';
import type { Route } from '../../read/routes/types.ts';
import { toAuthor, toListMetadata } from '../../read/plugins/docusaurus/blogContent.ts';
import { toDocProp, toIndexProp } from '../../read/plugins/docusaurus/docsRoutes.ts';
import { toLink, toPermalink, toTag } from '../../read/plugins/docusaurus/permalink.ts';
import { toVersionData } from '../../read/plugins/docusaurus/versionData.ts';
import { findDoc } from '../pages/findDoc.ts';
import { toPostData, toToc, type PartSite } from '../../compile/toPartData.ts';
import { toCardItems } from './toCardItems.ts';

/** A part of `<main>` on one page. */
export interface PartOfPage {
  name: string;
  /** Its key on the page: the name, with the post's path for a post in a list. */
  key: string;
  props: Record<string, unknown>;
  /** Data of this part only, besides those that all parts get. */
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
export function partsOfPage(site: PartSite, route: Route, page: Page, has: (name: string) => boolean): PartOfPage[] {
  const { content } = page;
  const found: PropsOfParts = { ...commonParts(site, route, content), ...ownParts(site, route, page) };
  const parts = Object.entries(found).flatMap(([name, make]): PartOfPage[] =>
    make && has(name) ? [{ name, key: name, props: make() }] : [],
  );
  if (!has('BlogPostItem') && !parts.some(({ name }) => findThemePart(name)?.takesPosts)) return parts;
  const posts = 'list' in route ? route.list.posts : [];
  const summaries = 'posts' in content ? content.posts : [];
  const items = posts.map((post): Record<string, unknown> => {
    const summary = summaries.find(({ href }) => href === post.routePath);
    return summary && 'blog' in route ? toPostData(site, { blog: route.blog, post }, summary, page) : {};
  });
  return [
    ...parts.map((part) => (findThemePart(part.name)?.takesPosts ? { ...part, items } : part)),
    ...(has('BlogPostItem') ? posts : []).map(({ routePath }, at) => ({
      name: 'BlogPostItem',
      key: `BlogPostItem ${routePath}`,
      props: {},
      data: { blogPost: items[at] },
      of: toPermalink(site, routePath),
    })),
  ];
}

/** Fields that several kinds of content have. */
interface CommonContent {
  kind: PageContent['kind'];
  editUrl?: string;
  lastUpdated?: { at?: number; by?: string };
  unlisted?: boolean;
  draft?: boolean;
}

/** Used in the class names of their rows. */
const EDIT_ROWS: Partial<Record<PageContent['kind'], string>> = { doc: 'doc', 'blog-post': 'blog' };

function commonParts(site: PartSite, route: Route, content: PageContent): PropsOfParts {
  const { editUrl, lastUpdated, unlisted, draft }: CommonContent =
    content.kind === 'blog-post' ? { ...content.post, ...content } : content;
  const updated = { lastUpdatedAt: lastUpdated?.at, lastUpdatedBy: lastUpdated?.by };
  const isUpdated = updated.lastUpdatedAt !== undefined || updated.lastUpdatedBy !== undefined;
  const { tags } = 'doc' in route ? route.doc : 'post' in route ? route.post : { tags: [] };
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
    TagsListInline: tags.length > 0 && (() => ({ tags: tags.map((tag) => toTag(site, tag)) })),
    ContentVisibility:
      (unlisted || draft) && (() => ({ metadata: { unlisted: unlisted ?? false, frontMatter: { draft } } })),
  };
}

function ownParts(site: PartSite, route: Route, page: Page): PropsOfParts {
  const { content, toc } = page;
  const hasToc = isTocShown(page);
  switch (content.kind) {
    case 'doc':
      return {
        ...docParts(site, content),
        ...frameParts(route),
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
          items: toCardItems(site, route.index.items, (docId) => findDoc(route.version, docId)?.description),
        }));
      return {
        ...docParts(site, content),
        ...frameParts(route),
        DocCard: cards,
        DocCardList: cards,
        DocCategoryGeneratedIndexPage:
          route.kind === 'generated-index' && (() => ({ categoryGeneratedIndex: toIndexProp(site, route.index) })),
      };
    }
    case 'tags':
      return {
        [route.kind === 'blog-tags' ? 'BlogTagsListPage' : 'DocTagsListPage']: () => ({
          tags: content.tags.map((tag) => ({ ...toTagItem(site, tag), count: tag.count })),
          sidebar: sidebarOf(site, route, content),
        }),
        ...(route.kind === 'blog-tags' && blogParts(site, route, content)),
      };
    case 'tag':
      return {
        DocTagDocListPage:
          route.kind === 'doc-tag' &&
          (() => ({
            tag: {
              ...toTagItem(site, content.tag),
              allTagsPath: toPermalink(site, content.allTagsHref),
              count: content.items.length,
              unlisted: content.unlisted ?? false,
              items: route.tag.docIds
                .flatMap((id) => findDoc(route.version, id) ?? [])
                .map((doc) => toDocProp(site, doc)),
            },
          })),
      };
    case 'blog-list':
    case 'blog-author': {
      const toMetadata = () =>
        'list' in route ? toListMetadata(site, route.blog, route.routePath, route.list) : undefined;
      const toList = () => {
        const metadata = toMetadata();
        return { metadata, listMetadata: metadata, sidebar: sidebarOf(site, route, content) };
      };
      const tag = content.kind === 'blog-list' ? content.tag : undefined;
      return {
        ...blogParts(site, route, content),
        BlogPostItems: NO_PROPS,
        BlogListPaginator: () => ({ metadata: toMetadata() }),
        ...(tag && {
          BlogTagsPostsPage: () => ({
            ...toList(),
            tag: {
              ...toTagItem(site, tag),
              count: tag.count,
              allTagsPath: 'blog' in route ? toPermalink(site, route.blog.tagsPath) : undefined,
            },
          }),
        }),
        ...(content.kind === 'blog-list' && !tag && { BlogListPage: toList }),
        ...(content.kind === 'blog-author' && {
          'Blog/Pages/BlogAuthorsPostsPage': () => ({ ...toList(), author: toAuthorItem(site, route, content.author) }),
        }),
      };
    }
    case 'blog-authors':
      return {
        ...blogParts(site, route, content),
        'Blog/Pages/BlogAuthorsListPage': () => ({
          authors: content.authors.map((author) => toAuthorItem(site, route, author)),
          sidebar: sidebarOf(site, route, content),
        }),
      };
    case 'blog-post':
      return {
        ...blogParts(site, route, content, hasToc),
        TOC: hasToc && (() => ({ toc: toToc({ toc }) })),
        BlogPostItem: NO_PROPS,
        BlogPostPaginator: () => ({
          prevItem: toLink(site, content.previous),
          nextItem: toLink(site, content.next),
        }),
        BlogPostPage: () => ({ sidebar: sidebarOf(site, route, content) }),
      };
    case 'blog-archive':
      return {
        BlogArchivePage: () => ({
          archive: {
            blogPosts: content.years
              .flatMap((year) => year.posts)
              .map(({ title, href, date }) => ({ metadata: { title, permalink: toPermalink(site, href), date } })),
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

function blogParts(site: PartSite, route: Route, content: { sidebar?: BlogSidebar }, hasToc = false) {
  const toSidebar = () => ({ sidebar: sidebarOf(site, route, content) });
  return {
    BlogSidebar: content.sidebar && toSidebar,
    BlogLayout: () => ({ ...toSidebar(), ...(hasToc && { toc: true }) }),
  };
}

function docParts(site: PartSite, content: Extract<PageContent, { kind: 'doc' | 'generated-index' }>) {
  return {
    DocBreadcrumbs: content.breadcrumbs !== undefined && NO_PROPS,
    DocVersionBanner: content.banner !== undefined && NO_PROPS,
    DocVersionBadge: content.versionBadge !== undefined && NO_PROPS,
    DocPaginator: () => ({
      ...(content.kind === 'doc' && { className: 'docusaurus-mt-lg' }),
      previous: toLink(site, content.previous),
      next: toLink(site, content.next),
    }),
  };
}

/** Each gets the route inside it, which is its content. */
function frameParts(route: Route): PropsOfParts {
  const toRoute = () => ({ route: { routes: [{ path: route.routePath }] } });
  return {
    'DocRoot/Layout': NO_PROPS,
    DocRoot: toRoute,
    DocVersionRoot: 'version' in route && (() => ({ ...toRoute(), version: toVersionData(route.version) })),
    DocsRoot: toRoute,
  };
}

function sidebarOf(site: PartSite, route: Route, { sidebar }: { sidebar?: BlogSidebar }) {
  if (!sidebar) return undefined;
  const known = 'blog' in route ? route.blog.sidebar.items : [];
  const items = sidebar.items.map(({ title, href }) => {
    const { date, unlisted } = known.find((item) => item.href === href) ?? {};
    return { title, permalink: toPermalink(site, href), date, unlisted };
  });
  return { title: sidebar.title, items };
}

function toAuthorItem(site: PartSite, route: Route, author: BlogAuthorData) {
  const { [author.key ?? '']: written } = 'blog' in route ? route.blog.writtenAuthors : {};
  return { ...toAuthor(site, author, written), count: author.postCount };
}

function toTagItem(site: PartSite, { label, href, description }: TagLink) {
  return { label, permalink: toPermalink(site, href), description };
}
