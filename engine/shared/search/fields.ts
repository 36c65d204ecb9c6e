/** Fields of a record, in the order in which error messages list them. */
export const FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const;

export type Field = (typeof FIELDS)[number];

/** The field that matched, which the reader sees as the kind of hit. */
export type HitType = 'title' | 'keywords' | 'heading' | 'content';

/** Fields that belong to a whole page: every record of the page has them. */
export const PAGE_FIELDS: readonly Field[] = ['title', 'description', 'keywords'];
