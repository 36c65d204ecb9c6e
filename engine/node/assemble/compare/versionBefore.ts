import type { Doc, DocsVersion } from '../../read/content/types.ts';
import { findOriginal, type DocsPair } from './findOriginal.ts';

export interface VersionBefore {
  /** The newest older version with another text. */
  older: DocsVersion;
  /** The oldest version that has the same text as this one. */
  oldest: DocsVersion;
}

/** The version to compare with. One that was only frozen or renamed does not count as another version. */
export function versionBefore(docs: DocsPair, version: DocsVersion): VersionBefore | undefined {
  const { versions } = docs.instance;
  let oldest = version;
  for (const older of versions.slice(versions.indexOf(version) + 1)) {
    if (!hasSameSources(docs, older, version)) return { older, oldest };
    oldest = older;
  }
  return undefined;
}

/** Releases that differ from the one before them, newest first. Unreleased docs do not count. */
export function listReleases(docs: DocsPair): (VersionBefore & { version: DocsVersion })[] {
  const { versions } = docs.instance;
  const latest = versions.findIndex(({ isLast }) => isLast);
  const releases: (VersionBefore & { version: DocsVersion })[] = [];
  let version = versions[Math.max(latest, 0)];
  for (let before = version && versionBefore(docs, version); version && before;) {
    releases.push({ ...before, version });
    version = before.older;
    before = versionBefore(docs, version);
  }
  return releases;
}

/** For each version, the index of the newest one with the same text, which may be its own. */
export function placesOfTexts(docs: DocsPair): number[] {
  const { versions } = docs.instance;
  return versions.map((version) =>
    versions.findIndex((other) => other === version || hasSameSources(docs, other, version)),
  );
}

const compared = new WeakMap<DocsVersion, Map<DocsVersion, boolean>>();

/** True if all documents are the same, word for word. */
export function hasSameSources(docs: DocsPair, a: DocsVersion, b: DocsVersion): boolean {
  const known = compared.get(a) ?? new Map<DocsVersion, boolean>();
  compared.set(a, known);
  const result = known.get(b) ?? compareSources(docs, a, b);
  known.set(b, result);
  return result;
}

function compareSources(docs: DocsPair, a: DocsVersion, b: DocsVersion): boolean {
  const others = new Map(b.docs.map((doc) => [doc.id, doc]));
  return a.docs.length === b.docs.length && a.docs.every((doc) => isSame(doc, others.get(doc.id)));

  function isSame(doc: Doc, other: Doc | undefined): boolean {
    if (!other) return false;
    if (doc.file.isLocalized === other.file.isLocalized) return textOf(doc) === textOf(other);
    return textOf(findOriginal(docs, a, doc) ?? doc) === textOf(findOriginal(docs, b, other) ?? other);
  }
}

/** The key of its text, if known. */
function textOf({ file: { text } }: Doc): string {
  return text.key ?? text.read();
}
