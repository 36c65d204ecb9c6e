import type { DocsInstance } from '../content/types.ts';
import type { Route } from './types.ts';

export function docsRoutes(instance: DocsInstance): Route[] {
  return instance.versions.flatMap((version): Route[] => {
    const { docs, generatedIndexes, tags, tagsPath } = version;
    const listsTags = tags.some((tag) => !tag.unlisted);
    return [
      ...docs.map((doc): Route => ({ kind: 'doc', routePath: doc.routePath, instance, version, doc })),
      ...generatedIndexes.map((index): Route => ({
        kind: 'generated-index',
        routePath: index.routePath,
        instance,
        version,
        index,
      })),
      ...(listsTags ? [{ kind: 'doc-tags' as const, routePath: tagsPath, instance, version }] : []),
      ...tags.map((tag): Route => ({ kind: 'doc-tag', routePath: tag.permalink, instance, version, tag })),
    ];
  });
}
