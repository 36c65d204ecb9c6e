import type { TocItem } from '../../../shared/pageData.ts';

export interface TocLevels {
  minHeadingLevel: number;
  maxHeadingLevel: number;
}

/** The headings a table of contents shows. */
export function toToc(
  headings: TocItem[],
  levels: TocLevels,
  own: { tocMinLevel?: number; tocMaxLevel?: number },
): TocItem[] {
  const least = own.tocMinLevel ?? levels.minHeadingLevel;
  const most = own.tocMaxLevel ?? levels.maxHeadingLevel;
  return headings.filter((heading) => heading.level >= least && heading.level <= most);
}
