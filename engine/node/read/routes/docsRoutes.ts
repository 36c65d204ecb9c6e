import type { DocsInstance, DocsVersion } from '../content/types.ts';
import type { Route } from './types.ts';

/**
 * The pages of all docs. Where paths collide the first wins, as with Docusaurus: the version with the longer path,
 * and a tag's page before a document.
 */
export function docsRoutes(instances: DocsInstance[]): Route[] {
  return instances
    .flatMap((instance) => instance.versions.map((version) => ({ instance, version })))
    .sort((a, b) => b.version.path.length - a.version.path.length)
    .flatMap(({ instance, version }) => versionRoutes(instance, version));
}

function versionRoutes(instance: DocsInstance, version: DocsVersion): Route[] {
  const { docs, generatedIndexes, tags, tagsPath } = version;
  const listsTags = tags.some((tag) => !tag.unlisted);
  return [
    ...(listsTags ? [{ kind: 'doc-tags' as const, routePath: tagsPath, instance, version }] : []),
    ...tags.map((tag): Route => ({ kind: 'doc-tag', routePath: tag.permalink, instance, version, tag })),
    ...docs.map((doc): Route => ({ kind: 'doc', routePath: doc.routePath, instance, version, doc })),
    ...generatedIndexes.map((index): Route => ({
      kind: 'generated-index',
      routePath: index.routePath,
      instance,
      version,
      index,
    })),
  ];
}
