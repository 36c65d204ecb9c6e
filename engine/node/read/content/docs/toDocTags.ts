import { groupByTag } from '../tags/groupByTag.ts';
import type { Doc, DocTag } from '../types.ts';

/** The tags of a version with the documents their pages list, by title. */
export function toDocTags(docs: Doc[]): DocTag[] {
  return groupByTag(docs).map(({ tag, items, unlisted }) => ({
    ...tag,
    docIds: items.toSorted((a, b) => a.title.localeCompare(b.title)).map((doc) => doc.id),
    unlisted,
  }));
}
