import type { SiteConfig } from '../../config/types.ts';
import type { Doc, DocsInstance, DocsVersion, GeneratedIndex } from '../../content/types.ts';
import type { DocusaurusRoute } from '../types.ts';
import { DOCS_COMPONENTS } from './components.ts';
import { toLink, toPermalink, type DocusaurusSite } from './permalink.ts';
import { toRouteMetadata } from './toDocusaurusContent.ts';
import { toSidebarItems } from './toSidebarItems.ts';
import { toDocsById, toVersionData } from './versionData.ts';

export function toDocsRoute(config: SiteConfig, { id, routeBasePath, versions }: DocsInstance): DocusaurusRoute {
  const options = config.docs.find((each) => each.id === id);
  const component: ComponentOf = (key) => options?.[key] ?? DOCS_COMPONENTS[key];
  const base = toPermalink(config, `/${routeBasePath}`.replace(/^\/{2,}/, '/').replace(/(?<=.)\/$/, ''));
  return {
    path: base,
    exact: false,
    component: component('docsRootComponent'),
    routes: versions.map((version) => toVersionRoute(config, version, base, component)),
  };
}

type ComponentOf = (key: keyof typeof DOCS_COMPONENTS) => string;

function toVersionRoute(
  config: SiteConfig,
  version: DocsVersion,
  base: string,
  component: ComponentOf,
): DocusaurusRoute {
  const path = toPermalink(config, version.path);
  const ofSidebar = (sidebar: string | undefined) => (sidebar === undefined ? {} : { sidebar });
  const docs = version.docs.map((doc) => {
    const metadata = toRouteMetadata(config.siteDir, doc.file.filePath, doc.lastUpdated?.at);
    return {
      path: toPermalink(config, doc.routePath),
      component: component('docItemComponent'),
      exact: true,
      modules: { content: `@site/${metadata.sourceFilePath}` },
      metadata,
      ...ofSidebar(doc.sidebarName),
    };
  });
  const indexes = version.generatedIndexes.map((index) => ({
    path: toPermalink(config, index.routePath),
    component: component('docCategoryGeneratedIndexComponent'),
    exact: true,
    props: { categoryGeneratedIndex: toIndexProp(config, index) },
    ...ofSidebar(index.sidebarName),
  }));
  const root = {
    path,
    exact: false,
    component: component('docRootComponent'),
    routes: [...docs, ...indexes],
  };
  return {
    path,
    exact: false,
    component: component('docVersionRootComponent'),
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
            component: component('docTagsListComponent'),
            props: { tags: listed },
          },
        ]
      : []),
    ...tags.map(({ docs, ...tag }) => ({
      path: tag.permalink,
      component: component('docTagDocListComponent'),
      exact: true,
      props: { tag: { ...tag, allTagsPath, items: docs.map((doc) => toDocProp(config, doc)) } },
    })),
  ];
}

export function toDocProp(site: DocusaurusSite, { id, title, description, routePath }: Doc) {
  return { id, title, description, permalink: toPermalink(site, routePath) };
}

export function toIndexProp(site: DocusaurusSite, index: GeneratedIndex) {
  const { title, description, image, keywords, slug, sidebarName, previous, next } = index;
  return {
    title,
    description,
    image,
    keywords: keywords.length > 0 ? keywords : undefined,
    slug,
    permalink: toPermalink(site, index.routePath),
    sidebar: sidebarName,
    navigation: { previous: toLink(site, previous), next: toLink(site, next) },
  };
}

function toVersionProp(config: SiteConfig, version: DocsVersion) {
  return {
    ...toVersionData(version),
    docsSidebars: Object.fromEntries(
      Object.entries(version.sidebars).map(([id, items]) => [id, toSidebarItems(config, items)]),
    ),
    docs: toDocsById(version),
  };
}
