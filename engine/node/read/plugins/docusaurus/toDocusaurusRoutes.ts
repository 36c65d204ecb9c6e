/** The routes of a site as Docusaurus gives them to plugins: nested as its pages are, with what each is shown with. */
import type { SiteConfig } from '../../config/types.ts';
import type { BlogInstance, Content, Doc, DocsInstance, DocsVersion, GeneratedIndex } from '../../content/types.ts';
import type { SidebarItem } from '../../../../shared/pageData.ts';
import { DOCS_PLUGIN, toPermalink } from '../toGlobalData.ts';
import type { AllContent, DocusaurusRoute, LoadedPlugin } from '../types.ts';
import { toAuthor, toListPages, type BlogContent } from './blogContent.ts';
import { toLink } from './docsContent.ts';
import { BLOG_PLUGIN, PAGES_PLUGIN, toRouteMetadata, type PageMetadata } from './toDocusaurusContent.ts';

/** `all`: the content as `toDocusaurusContent` gives it. */
export function toDocusaurusRoutes(
  config: SiteConfig,
  content: Content,
  all: AllContent,
  plugins: LoadedPlugin[],
): DocusaurusRoute[] {
  const ownPages = content.pages.filter(({ plugin }) => plugin === undefined);
  const routes = [
    ...content.docs.map((instance) => ofPlugin(DOCS_PLUGIN, instance.id, toDocsRoute(config, instance))),
    ...content.blogs.flatMap((blog) => {
      const posts = all[BLOG_PLUGIN]?.[blog.id] as BlogContent;
      return toBlogRoutes(config, blog, posts).map((route) => ofPlugin(BLOG_PLUGIN, blog.id, route));
    }),
    ...ownPages.flatMap(({ id }) => {
      const component = componentOf(
        config.pages.find((each) => each.id === id),
        'mdxPageComponent',
        'MDXPage',
      );
      const pages = all[PAGES_PLUGIN]?.[id] as PageMetadata[];
      return pages.map((page) => ofPlugin(PAGES_PLUGIN, id, toPageRoute(page, component)));
    }),
    ...plugins.flatMap(({ name, id, routes }) => routes.map((route) => ofPlugin(name, id, route))),
  ];
  return sortRoutes(routes, config.baseUrl);
}

/** Addresses of all pages, in the order of the routes. */
export function toPaths(routes: DocusaurusRoute[]): string[] {
  return routes.flatMap(({ path, routes: inner }) => (inner ? toPaths(inner) : [path]));
}

function ofPlugin(name: string, id: string, route: DocusaurusRoute): DocusaurusRoute {
  const plugin = `@generated/${name}/${id}/__plugin.json`;
  return {
    ...route,
    plugin: { name, id },
    context: { ...(route.context && { data: route.context }), plugin },
  };
}

/** As Docusaurus matches them: the root comes last, and what has others inside after what has none. */
function sortRoutes(routes: DocusaurusRoute[], baseUrl: string): DocusaurusRoute[] {
  const inOrder = routes.map(({ routes: inner, ...route }) => ({
    ...route,
    ...(inner && { routes: sortRoutes(inner, baseUrl) }),
  })) as DocusaurusRoute[];
  return inOrder.sort((a, b) => {
    const atRoot = Number(a.path === baseUrl) - Number(b.path === baseUrl);
    if (atRoot !== 0) return atRoot;
    const nested = Number(a.routes !== undefined) - Number(b.routes !== undefined);
    if (nested !== 0) return nested;
    if (a.routes && b.routes && a.path !== b.path) {
      if (a.path.includes(b.path)) return -1;
      if (b.path.includes(a.path)) return 1;
    }
    return (b.priority ?? 0) - (a.priority ?? 0) || a.path.localeCompare(b.path);
  });
}

/** The options may name another component. */
function componentOf(options: object | undefined, key: string, component: string): string {
  const named = (options as Record<string, unknown> | undefined)?.[key];
  return typeof named === 'string' ? named : `@theme/${component}`;
}

function toPageRoute({ type, permalink, source, ...page }: PageMetadata, component: string): DocusaurusRoute {
  const isCode = type === 'jsx';
  return {
    path: permalink,
    component: isCode ? source : component,
    exact: true,
    metadata: toRouteMetadata(
      '',
      source.replace(/^@site\//, ''),
      'lastUpdatedAt' in page ? page.lastUpdatedAt : undefined,
    ),
    modules: isCode ? { config: '@generated/docusaurus.config' } : { content: source },
  };
}

function toDocsRoute(config: SiteConfig, { id, routeBasePath, versions }: DocsInstance): DocusaurusRoute {
  const options = config.docs.find((each) => each.id === id);
  const component = (key: string, name: string) => componentOf(options, key, name);
  const base = toPermalink(config, `/${routeBasePath}`.replace(/^\/{2,}/, '/').replace(/(?<=.)\/$/, ''));
  return {
    path: base,
    exact: false,
    component: component('docsRootComponent', 'DocsRoot'),
    routes: versions.map((version) => toVersionRoute(config, version, base, component)),
  };
}

type ComponentOf = (key: string, name: string) => string;

function toVersionRoute(
  config: SiteConfig,
  version: DocsVersion,
  base: string,
  component: ComponentOf,
): DocusaurusRoute {
  const path = toPermalink(config, version.path);
  const ofSidebar = (sidebar: string | undefined) => (sidebar === undefined ? {} : { sidebar });
  const docs = version.docs.map((doc) => ({
    path: toPermalink(config, doc.routePath),
    component: component('docItemComponent', 'DocItem'),
    exact: true,
    modules: { content: `@site/${toRouteMetadata(config.siteDir, doc.file.filePath, undefined).sourceFilePath}` },
    metadata: toRouteMetadata(config.siteDir, doc.file.filePath, doc.lastUpdated?.at),
    ...ofSidebar(doc.sidebarName),
  }));
  const indexes = version.generatedIndexes.map((index) => ({
    path: toPermalink(config, index.routePath),
    component: component('docCategoryGeneratedIndexComponent', 'DocCategoryGeneratedIndexPage'),
    exact: true,
    props: { categoryGeneratedIndex: toIndexProp(config, index) },
    ...ofSidebar(index.sidebarName),
  }));
  const root = {
    path,
    exact: false,
    component: component('docRootComponent', 'DocRoot'),
    routes: [...docs, ...indexes],
  };
  return {
    path,
    exact: false,
    component: component('docVersionRootComponent', 'DocVersionRoot'),
    routes: [root, ...toTagRoutes(config, version, component)],
    props: { version: toVersionProp(config, version) },
    ...(path.replace(/\/+$/, '') === base.replace(/\/+$/, '') && { priority: -1 }),
  };
}

function toTagRoutes(config: SiteConfig, version: DocsVersion, component: ComponentOf): DocusaurusRoute[] {
  const byId = new Map(version.docs.map((doc) => [doc.id, doc]));
  const tags = version.tags.map((tag) => ({
    label: tag.label,
    permalink: toPermalink(config, tag.permalink),
    description: tag.description,
    count: tag.docIds.length,
    unlisted: tag.unlisted,
    docs: tag.docIds.flatMap((id) => byId.get(id) ?? []),
  }));
  const listed = tags
    .filter(({ unlisted }) => !unlisted)
    .map(({ label, permalink, description, count }) => ({ label, permalink, description, count }));
  const allTagsPath = toPermalink(config, version.tagsPath);
  return [
    ...(listed.length > 0
      ? [
          {
            path: allTagsPath,
            exact: true,
            component: component('docTagsListComponent', 'DocTagsListPage'),
            props: { tags: listed },
          },
        ]
      : []),
    ...tags.map(({ docs, ...tag }) => ({
      path: tag.permalink,
      component: component('docTagDocListComponent', 'DocTagDocListPage'),
      exact: true,
      props: { tag: { ...tag, allTagsPath, items: docs.map((doc) => toDocProp(config, doc)) } },
    })),
  ];
}

function toDocProp(config: SiteConfig, { id, title, description, routePath }: Doc) {
  return { id, title, description, permalink: toPermalink(config, routePath) };
}

function toIndexProp(config: SiteConfig, index: GeneratedIndex) {
  const { title, description, image, keywords, slug, sidebarName, previous, next } = index;
  return {
    title,
    description,
    image,
    keywords: keywords.length > 0 ? keywords : undefined,
    slug,
    permalink: toPermalink(config, index.routePath),
    sidebar: sidebarName,
    navigation: { previous: previous && toLink(config, previous), next: next && toLink(config, next) },
  };
}

function toVersionProp(config: SiteConfig, version: DocsVersion) {
  const { instanceId, name, label, banner, badge, noIndex, className, isLast, sidebars, docs } = version;
  return {
    pluginId: instanceId,
    version: name,
    label,
    banner: banner === 'none' ? null : banner,
    badge,
    noIndex,
    className,
    isLast,
    docsSidebars: Object.fromEntries(
      Object.entries(sidebars).map(([id, items]) => [id, items.map((item) => toItemProp(config, item))]),
    ),
    docs: Object.fromEntries(
      docs.map(({ id, title, description, sidebarName }) => [id, { id, title, description, sidebar: sidebarName }]),
    ),
  };
}

function toItemProp(config: SiteConfig, item: SidebarItem): object {
  if (item.type === 'html') return item;
  const href = item.href?.startsWith('/') ? toPermalink(config, item.href) : item.href;
  if (item.type === 'link')
    return { ...item, href, ...(item.docId !== undefined && { unlisted: item.unlisted ?? false }) };
  return { ...item, href, items: item.items.map((inner) => toItemProp(config, inner)) };
}

function toBlogRoutes(config: SiteConfig, blog: BlogInstance, content: BlogContent): DocusaurusRoute[] {
  const options = config.blogs.find((each) => each.id === blog.id);
  const component = (key: string, name: string) => componentOf(options, key, name);
  const { blogPosts, blogListPaginated, blogTags, blogTagsListPath, authorsMap } = content;
  const sources = new Map(blogPosts.map(({ id, metadata }) => [id, metadata.source]));
  const sidebar = `~blog/${blog.id}/blog-post-list-prop-${blog.id}.json`;
  const context = { blogMetadata: `~blog/${blog.id}/blogMetadata-${blog.id}.json` };
  const itemsOf = (ids: string[]) =>
    ids.map((id) => ({
      content: { __import: true as const, path: sources.get(id) ?? '', query: { truncated: true } },
    }));
  const listed = blogPosts.filter(({ metadata }) => !metadata.unlisted);
  const tags = Object.values(blogTags);
  return [
    ...blogPosts.map(({ metadata }) => ({
      path: metadata.permalink,
      component: component('blogPostComponent', 'BlogPostPage'),
      exact: true,
      modules: { sidebar, content: metadata.source },
      metadata: toRouteMetadata('', metadata.source.replace(/^@site\//, ''), metadata.lastUpdatedAt),
      context,
    })),
    ...blogListPaginated.map(({ items, metadata }) => ({
      path: metadata.permalink,
      component: component('blogListComponent', 'BlogListPage'),
      exact: true,
      modules: { sidebar, items: itemsOf(items) },
      props: { metadata },
    })),
    ...(tags.length > 0
      ? [
          {
            path: blogTagsListPath,
            component: component('blogTagsListComponent', 'BlogTagsListPage'),
            exact: true,
            modules: { sidebar },
            props: { tags: tags.filter(({ unlisted }) => !unlisted).map(toTagProp) },
          },
        ]
      : []),
    ...tags.flatMap((tag) =>
      tag.pages.map(({ items, metadata }) => ({
        path: metadata.permalink,
        component: component('blogTagsPostsComponent', 'BlogTagsPostsPage'),
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
            component: component('blogArchiveComponent', 'BlogArchivePage'),
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
      const pages = toListPages(config, blog, { posts, path: author.page, pageBasePath: blog.authorsBasePath });
      return pages.map(({ items, metadata }) => ({
        path: metadata.permalink,
        component: component('blogAuthorsPostsComponent', 'Blog/Pages/BlogAuthorsPostsPage'),
        exact: true,
        modules: { items: itemsOf(items), sidebar },
        props: { author: toProp(author), listMetadata: metadata },
        context,
      }));
    });
    return [
      {
        path: toPermalink(config, blog.authorsPath),
        component: component('blogAuthorsListComponent', 'Blog/Pages/BlogAuthorsListPage'),
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
