import { toFile, type PathRules } from '../../shared/url/sitePaths.ts';
import type { RoutePath } from '../../shared/siteData.ts';

/** Address of a page's Markdown twin in the output folder: beside the document, so that its links hold. */
export function toMarkdownFile(routePath: RoutePath, rules: Pick<PathRules, 'trailingSlash'>): string {
  return toFile(routePath, rules).replace(/\.html$/, '.md');
}
