import type { LinkTarget } from '../siteData.ts';

/** The data of the comparison page for each docs instance, by id. */
export type ComparedDocs = Record<string, { texts: number[]; feed: LinkTarget }>;
