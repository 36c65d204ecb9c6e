import type { Doc, DocsVersion } from '../../read/content/types.ts';

const byVersion = new WeakMap<DocsVersion, Map<string, Doc>>();

/** Finds a document of a version by its id. Every page needs this, so a linear search would be too slow. */
export function findDoc(version: DocsVersion, docId: string): Doc | undefined {
  let docs = byVersion.get(version);
  if (!docs) {
    // If two have the same id, the first counts.
    docs = new Map(version.docs.toReversed().map((doc) => [doc.id, doc]));
    byVersion.set(version, docs);
  }
  return docs.get(docId);
}
