import { joinPath } from '../content/url/toRoutePath.ts';
import { toPermalink } from './docusaurus/permalink.ts';
import type { SiteConfig } from '../config/types.ts';
import { DOCS_PLUGIN } from '../content/pluginNames.ts';
import type { Content, DocsInstance, DocsVersion } from '../content/types.ts';
import { globalDataOf } from './startPlugins.ts';
import type { AllContent, LoadedPlugin } from './types.ts';

/**
 * The result of `useGlobalData`: plugin name → instance id → data. Addresses start with the base URL, as in Docusaurus.
 */
export type GlobalData = AllContent;

export function toGlobalData(config: SiteConfig, content: Content, plugins: LoadedPlugin[] = []): GlobalData {
  const { baseUrl, analytics } = config;
  const docs = content.docs.map((instance) => [instance.id, toDocsData(instance, baseUrl)] as const);
  return {
    ...(docs.length > 0 && { [DOCS_PLUGIN]: Object.fromEntries(docs) }),
    ...byId('docusaurus-plugin-google-gtag', analytics.gtag),
    ...byId('docusaurus-plugin-google-tag-manager', analytics.tagManager),
    ...globalDataOf(plugins),
  };
}

function byId(name: string, options: { id: string }[]): GlobalData {
  return options.length > 0 ? { [name]: Object.fromEntries(options.map((each) => [each.id, each])) } : {};
}

function toDocsData({ versions, routeBasePath, breadcrumbs }: DocsInstance, baseUrl: string): object {
  return {
    path: joinPath(baseUrl, routeBasePath),
    versions: versions.map((version) => toVersionData(version, baseUrl)),
    breadcrumbs,
  };
}

function toVersionData(version: DocsVersion, baseUrl: string): object {
  const toPath = (routePath: string) => toPermalink({ baseUrl }, routePath);
  return {
    name: version.name,
    label: version.label,
    isLast: version.isLast,
    path: toPath(version.path),
    mainDocId: version.mainDocId,
    docs: [
      ...version.docs.map(({ id, routePath, unlisted, sidebarName }) => ({
        id,
        path: toPath(routePath),
        ...(unlisted && { unlisted }),
        sidebar: sidebarName,
      })),
      ...version.generatedIndexes.map((index) => ({
        id: index.slug,
        path: toPath(index.routePath),
        sidebar: index.sidebarName,
      })),
    ],
    draftIds: version.drafts.map(({ id }) => id),
    sidebars: Object.fromEntries(
      Object.entries(version.sidebarLinks).map(([name, link]) => [
        name,
        link ? { link: { path: toPath(link.path), label: link.label } } : {},
      ]),
    ),
  };
}
