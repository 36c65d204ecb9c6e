import type { LastUpdated } from '../../../shared/pageContent.ts';
import type { GitHistory } from './git/loadGitHistory.ts';

export interface LastUpdateOptions {
  showLastUpdateTime: boolean;
  showLastUpdateAuthor: boolean;
}

/** When and by whom a file was last changed, if the site shows it. Front matter wins over git. */
export function toLastUpdated(
  filePath: string,
  frontMatter: { author?: string; date?: Date | string } | undefined,
  options: LastUpdateOptions,
  history: GitHistory,
): LastUpdated | undefined {
  const newest = history.get(filePath)?.newest;
  const written = frontMatter?.date === undefined ? undefined : new Date(frontMatter.date).getTime();
  const at = options.showLastUpdateTime ? (written ?? newest?.at) : undefined;
  const by = options.showLastUpdateAuthor ? (frontMatter?.author ?? newest?.by) : undefined;
  if (at === undefined && by === undefined) return undefined;
  return { ...(at !== undefined && { at }), ...(by !== undefined && { by }) };
}

/** When the sitemap says that a file was last changed. What its page shows wins over git. */
export function toChangedAt(
  filePath: string,
  history: GitHistory,
  shown?: { lastUpdated?: LastUpdated; options: LastUpdateOptions },
): number | undefined {
  return shown?.options.showLastUpdateTime ? shown.lastUpdated?.at : history.get(filePath)?.newest?.at;
}

export function wantsLastUpdate(options: LastUpdateOptions): boolean {
  return options.showLastUpdateTime || options.showLastUpdateAuthor;
}
