import type { LinkTarget } from '../siteData.ts';

/** What the page that compares versions is told of each docs instance, by its id. */
export type ComparedDocs = Record<string, { texts: number[]; feed: LinkTarget }>;
