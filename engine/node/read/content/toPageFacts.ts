import type { PageFrontMatter } from './frontMatter/schemas.ts';
import type { GitHistory } from './git/loadGitHistory.ts';
import { toChangedAt, toLastUpdated, type LastUpdateOptions } from './lastUpdated.ts';
import type { LoadContext } from './loadContext.ts';
import type { MarkdownFacts } from './types.ts';
import { toVisibility } from './visibility.ts';

/** What the front matter of every page says, and the dates of its file. */
export function toPageFacts(
  { mode }: Pick<LoadContext, 'mode'>,
  filePath: string,
  frontMatter: PageFrontMatter,
  options: LastUpdateOptions,
  history: GitHistory,
): Omit<MarkdownFacts, 'file' | 'routePath' | 'editUrl'> {
  const lastUpdated = toLastUpdated(filePath, frontMatter.last_update, options, history);
  return {
    keywords: frontMatter.keywords ?? [],
    image: frontMatter.image,
    // Builds leave drafts out before.
    draft: mode === 'dev' && frontMatter.draft === true,
    unlisted: toVisibility(frontMatter, mode).unlisted,
    lastUpdated,
    changedAt: toChangedAt(filePath, history, { lastUpdated, options }),
    hideToc: frontMatter.hide_table_of_contents ?? false,
    tocMinLevel: frontMatter.toc_min_heading_level,
    tocMaxLevel: frontMatter.toc_max_heading_level,
  };
}
