import type { Doc, DocsInstance, DocsVersion } from '../../read/content/types.ts';
import type { Site } from '../../read/loadSites.ts';
import { findDoc } from '../pages/findDoc.ts';

/** Docs in a locale, and in the default one, where that is another and is built too. */
export interface DocsPair {
  instance: DocsInstance;
  original?: DocsInstance;
}

export function toDocsPair(instance: DocsInstance, original: Pick<Site, 'content'> | undefined): DocsPair {
  return { instance, original: original?.content.docs.find(({ id }) => id === instance.id) };
}

/** The original of a translated document; nothing for one that is not translated. */
export function findOriginal({ original }: DocsPair, version: DocsVersion, doc: Doc): Doc | undefined {
  if (!doc.file.isLocalized) return undefined;
  const there = original?.versions.find(({ name }) => name === version.name);
  return there && findDoc(there, doc.id);
}
