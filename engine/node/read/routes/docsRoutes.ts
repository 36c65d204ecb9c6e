import type { Doc, DocsInstance, DocsVersion } from '../content/types.ts';
import type { Route, SearchFacts } from './types.ts';

/**
 * The pages of all docs. If paths collide, the first wins, as in Docusaurus: the version with the longer path, and a
 * tag's page before a document.
 */
export function docsRoutes(instances: DocsInstance[]): Route[] {
  return instances
    .flatMap((instance) => instance.versions.map((version) => ({ instance, version })))
    .sort((a, b) => b.version.path.length - a.version.path.length)
    .flatMap(({ instance, version }) => versionRoutes(instance, version));
}

function versionRoutes(instance: DocsInstance, version: DocsVersion): Route[] {
  const { docs, generatedIndexes, tags, tagsPath, contentDir: origin } = version;
  const place = { instance, version };
  const listsTags = tags.some((tag) => !tag.unlisted);
  return [
    ...(listsTags ? [{ kind: 'doc-tags' as const, routePath: tagsPath, origin, ...place }] : []),
    ...tags.map((tag): Route => ({ kind: 'doc-tag', routePath: tag.permalink, origin, ...place, tag })),
    ...docs.map((doc): Route => ({
      kind: 'doc',
      routePath: doc.routePath,
      source: { file: doc.file, contentDirs: [version.contentDir] },
      search: doc.unlisted ? undefined : toSearchFacts(instance, version, doc),
      ...place,
      doc,
    })),
    ...generatedIndexes.map((index): Route => ({
      kind: 'generated-index',
      routePath: index.routePath,
      origin: index.filePath,
      ...place,
      index,
    })),
  ];
}

function toSearchFacts(instance: DocsInstance, version: DocsVersion, doc: Doc): SearchFacts {
  return {
    type: 'docs',
    instanceId: instance.id,
    versionName: version.name,
    versionPath: toVersionPath(version),
    title: doc.title,
    description: doc.description,
    keywords: doc.keywords,
    categories: (doc.breadcrumbs ?? []).slice(0, -1),
  };
}

/** The value of the `version` parameter: relative to the base, with a trailing slash; undefined for the latest. */
function toVersionPath({ path, isLast }: DocsVersion): string {
  const bare = path.replace(/^\/+|\/+$/g, '');
  return isLast || bare === '' ? '' : `${bare}/`;
}
