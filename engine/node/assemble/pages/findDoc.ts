import type { Doc, DocsVersion } from '../../read/content/types.ts';

const byVersion = new WeakMap<DocsVersion, Map<string, Doc>>();

/** A document of a version by its id. Asked for on every page, so that looking through all of them is no answer. */
export function findDoc(version: DocsVersion, docId: string): Doc | undefined {
  let docs = byVersion.get(version);
  if (!docs) {
    // If two have the same id, the first counts.
    docs = new Map(version.docs.toReversed().map((doc) => [doc.id, doc]));
    byVersion.set(version, docs);
  }
  return docs.get(docId);
}
