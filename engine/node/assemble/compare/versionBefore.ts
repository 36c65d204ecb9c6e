import type { Doc, DocsInstance, DocsVersion } from '../../read/content/types.ts';

export interface VersionBefore {
  /** The first one with another text. */
  older: DocsVersion;
  /** The oldest version that has the same text as this one. */
  oldest: DocsVersion;
}

/** The version that a reader comes from. One that was only frozen, or named again, is no other version. */
export function versionBefore({ versions }: DocsInstance, version: DocsVersion): VersionBefore | undefined {
  let oldest = version;
  for (const older of versions.slice(versions.indexOf(version) + 1)) {
    if (!hasSameSources(older, version)) return { older, oldest };
    oldest = older;
  }
  return undefined;
}

const compared = new WeakMap<DocsVersion, Map<DocsVersion, boolean>>();

/** True if all documents are the same, word for word. */
export function hasSameSources(a: DocsVersion, b: DocsVersion): boolean {
  const known = compared.get(a) ?? new Map<DocsVersion, boolean>();
  compared.set(a, known);
  const result = known.get(b) ?? compareSources(a, b);
  known.set(b, result);
  return result;
}

function compareSources(a: DocsVersion, b: DocsVersion): boolean {
  const sources = new Map(b.docs.map((doc) => [doc.id, textOf(doc)]));
  return a.docs.length === b.docs.length && a.docs.every((doc) => sources.get(doc.id) === textOf(doc));
}

/** What stands for it, where that is known. */
function textOf({ file: { text } }: Doc): string {
  return text.key ?? text.read();
}
