/** The hooks of `@docusaurus/plugin-content-docs/client`. */
import { barePath } from './barePath.ts';
import type { Platform } from './platform.ts';
import { useContent } from '../../base/contentContext.ts';

interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
  unlisted?: boolean;
}

interface GlobalVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: GlobalDoc[];
  draftIds: string[];
  sidebars?: Record<string, { link?: { label: string; path: string } }>;
}

interface DocsData {
  path: string;
  versions: GlobalVersion[];
  breadcrumbs: boolean;
}

/** Always the same object, so that effects that depend on it do not run again. */
const NO_DOCS: Record<string, DocsData> = {};

export function docsClient({
  useLocation,
  usePreferredVersion,
}: Pick<Platform, 'useLocation' | 'usePreferredVersion'>) {
  function useAllDocsData(): Record<string, DocsData> {
    return (useContent().globalData('docusaurus-plugin-content-docs') as typeof NO_DOCS | undefined) ?? NO_DOCS;
  }

  function useDocsData(pluginId = 'default'): DocsData {
    const data = useAllDocsData()[pluginId];
    if (!data) throw new Error(`There are no docs with the id "${pluginId}".`);
    return data;
  }

  function useActivePlugin(options: { failfast?: boolean } = {}) {
    const all = useAllDocsData();
    const { pathname } = useLocation();
    const [found] = Object.entries(all)
      .filter(([, { path }]) => isBelow(pathname, path))
      .sort(([, a], [, b]) => b.path.length - a.path.length);
    if (!found && options.failfast) throw new Error(`No docs are served at "${pathname}".`);
    return found && { pluginId: found[0], pluginData: found[1] };
  }

  function useActiveVersion(pluginId?: string): GlobalVersion | undefined {
    const data = useDocsData(pluginId);
    return activeVersion(data, useLocation().pathname);
  }

  function useActiveDocContext(pluginId?: string) {
    const data = useDocsData(pluginId);
    return activeDocContext(data, useLocation().pathname);
  }

  function useDocsPreferredVersion(pluginId = 'default') {
    const { versions } = useDocsData(pluginId);
    const [name, savePreferredVersionName] = usePreferredVersion(pluginId);
    return { preferredVersion: versions.find((version) => version.name === name) ?? null, savePreferredVersionName };
  }

  const useLatestVersion = (pluginId?: string) => latestVersion(useDocsData(pluginId));

  function useDocsVersionCandidates(pluginId?: string): GlobalVersion[] {
    const versions = [
      useActiveVersion(pluginId),
      useDocsPreferredVersion(pluginId).preferredVersion,
      useLatestVersion(pluginId),
    ].flatMap((version) => version ?? []);
    return [...new Set(versions)];
  }

  function useActivePluginAndVersion(options: { failfast?: boolean } = {}) {
    const activePlugin = useActivePlugin(options);
    const { pathname } = useLocation();
    return activePlugin && { activePlugin, activeVersion: activeVersion(activePlugin.pluginData, pathname) };
  }

  return {
    useAllDocsData,
    useDocsData,
    useActivePlugin,
    useActivePluginAndVersion,
    useVersions: (pluginId?: string) => useDocsData(pluginId).versions,
    useLatestVersion,
    useActiveVersion,
    useActiveDocContext,
    useDocVersionSuggestions(pluginId?: string) {
      const latestVersionSuggestion = useLatestVersion(pluginId);
      const { alternateDocVersions } = useActiveDocContext(pluginId);
      return {
        latestVersionSuggestion,
        latestDocSuggestion: alternateDocVersions[latestVersionSuggestion?.name ?? ''],
      };
    },
    useDocsVersionCandidates,
    /** The target of a navbar item: in the version being read, if the target exists there. */
    useLayoutDoc(docId: string, pluginId?: string) {
      const candidates = useDocsVersionCandidates(pluginId);
      const doc = candidates.flatMap(({ docs }) => docs).find(({ id }) => id === docId);
      if (doc) return doc;
      if (candidates.some(({ draftIds }) => draftIds.includes(docId))) return null;
      throw new Error(`There is no document with the id "${docId}".`);
    },
    useLayoutDocsSidebar(sidebarId: string, pluginId?: string) {
      const found = useDocsVersionCandidates(pluginId).find(({ sidebars }) => sidebars?.[sidebarId])?.sidebars;
      if (!found) throw new Error(`There is no sidebar with the id "${sidebarId}".`);
      return found[sidebarId];
    },
    useDocsPreferredVersion,
    getDocsVersionSearchTag,
    /** Tags that a site's own search uses to select versions. */
    useDocsContextualSearchTags(): string[] {
      const active = useActivePluginAndVersion();
      return Object.entries(useAllDocsData()).map(([pluginId, data]) => {
        // The number of hooks equals the number of instances, which does not change.
        const [preferred] = usePreferredVersion(pluginId);
        const read = active?.activePlugin.pluginId === pluginId ? active.activeVersion : undefined;
        const version =
          read ?? data.versions.find(({ name }) => name === preferred) ?? latestVersion(data) ?? data.versions[0];
        return getDocsVersionSearchTag(pluginId, version?.name ?? 'current');
      });
    },
  };
}

function getDocsVersionSearchTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

function latestVersion({ versions }: DocsData): GlobalVersion | undefined {
  return versions.find(({ isLast }) => isLast);
}

/** If the paths of several versions match, the longest wins. */
function activeVersion({ versions }: DocsData, pathname: string): GlobalVersion | undefined {
  return versions.filter(({ path }) => isBelow(pathname, path)).sort((a, b) => b.path.length - a.path.length)[0];
}

function activeDocContext(data: DocsData, pathname: string) {
  const version = activeVersion(data, pathname);
  const activeDoc = version?.docs.find(({ path }) => bare(path) === bare(pathname));
  const alternates = data.versions.flatMap(({ name, docs }) =>
    docs.filter(({ id }) => id === activeDoc?.id).map((doc) => [name, doc] as const),
  );
  return {
    activeVersion: version,
    activeDoc,
    alternateDocVersions: Object.fromEntries(alternates) as Record<string, GlobalDoc>,
  };
}

function isBelow(pathname: string, path: string): boolean {
  return `${bare(pathname)}/`.startsWith(`${bare(path)}/`);
}

function bare(path: string): string {
  return barePath(decodeURI(path));
}
