import type { Doc, DocsInstance, DocsVersion } from '../../read/content/types.ts';
import type { Site } from '../../read/loadSites.ts';
import { findDoc } from '../pages/findDoc.ts';

/** The docs of a locale, and those of the default locale if that is a different one and is built too. */
export interface DocsPair {
  instance: DocsInstance;
  original?: DocsInstance;
}

export function toDocsPair(instance: DocsInstance, original: Pick<Site, 'content'> | undefined): DocsPair {
  return { instance, original: original?.content.docs.find(({ id }) => id === instance.id) };
}

/** The original of a translated document; undefined for an untranslated one. */
export function findOriginal({ original }: DocsPair, version: DocsVersion, doc: Doc): Doc | undefined {
  if (!doc.file.isLocalized) return undefined;
  const there = original?.versions.find(({ name }) => name === version.name);
  return there && findDoc(there, doc.id);
}
