import type { LinkTarget, SearchSiteData } from '../../shared/siteData.ts';

/** Address of the search page for a query; context and version are named only if they differ from the default. */
export function toSearchTarget(
  { path }: Pick<SearchSiteData, 'path'>,
  { query, context, versionPath }: { query: string; context?: string; versionPath: string },
): LinkTarget {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (context !== undefined) parameters.set('ctx', context);
  if (versionPath !== '') parameters.set('version', versionPath);
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
