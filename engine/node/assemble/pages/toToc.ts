import type { TocItem } from '../../../shared/pageData.ts';

export interface TocLevels {
  minHeadingLevel: number;
  maxHeadingLevel: number;
}

/**
 * The headings that the table of contents shows. Docusaurus leaves space for the table even if a page only has other
 * headings.
 */
export function toToc(
  headings: TocItem[],
  levels: TocLevels,
  own: { tocMinLevel?: number; tocMaxLevel?: number },
): { toc: TocItem[]; hasEmptyToc?: true } {
  const least = own.tocMinLevel ?? levels.minHeadingLevel;
  const most = own.tocMaxLevel ?? levels.maxHeadingLevel;
  const toc = headings.filter((heading) => heading.level >= least && heading.level <= most);
  return { toc, ...(toc.length === 0 && headings.length > 0 && { hasEmptyToc: true }) };
}
