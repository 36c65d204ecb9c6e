import type { Page } from '../../../shared/pageContent.ts';
import type { Article } from '../createArticles.ts';
import type { PageContext } from './pageContext.ts';

/** What a page takes from its article besides the HTML: the table of contents, and what its blocks need. */
export function articleFields(
  { config }: PageContext,
  { headings, features, blockHeights }: Article,
  own: { tocMinLevel?: number; tocMaxLevel?: number; hideToc: boolean },
): Pick<Page, 'toc' | 'hasEmptyToc' | 'hideToc' | 'features' | 'blockHeights'> {
  const { minHeadingLevel, maxHeadingLevel } = config.themeConfig.tableOfContents;
  const min = own.tocMinLevel ?? minHeadingLevel;
  const max = own.tocMaxLevel ?? maxHeadingLevel;
  const toc = headings.filter(({ level }) => level >= min && level <= max);
  // Docusaurus leaves space for the table even if a page only has headings of other levels.
  const hasEmptyToc = toc.length === 0 && headings.length > 0;
  return { toc, ...(hasEmptyToc && { hasEmptyToc }), hideToc: own.hideToc, features, blockHeights };
}
