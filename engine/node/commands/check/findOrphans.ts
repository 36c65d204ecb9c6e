import { withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import type { SidebarItem } from '../../../shared/pageData.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { Content } from '../../read/content/types.ts';

/** Documents that no sidebar lists and no page links to: published, but hard to find. */
export function findOrphans(content: Content, linked: ReadonlySet<string>): ContentProblem[] {
  return content.docs.flatMap((instance) =>
    instance.versions.flatMap((version) => {
      const listed = new Set(Object.values(version.sidebars).flatMap(hrefsOf).map(withoutTrailingSlash));
      return version.docs
        .filter((doc) => !doc.unlisted && doc.id !== version.mainDocId)
        .filter(
          ({ routePath }) =>
            !listed.has(withoutTrailingSlash(routePath)) && !linked.has(withoutTrailingSlash(routePath)),
        )
        .map((doc): ContentProblem => ({
          severity: 'warning',
          code: 'orphan-page',
          filePath: doc.file.filePath,
          message:
            'No sidebar lists this page and no page links to it. Add it to a sidebar, link it, or set `unlisted: true`.',
        }));
    }),
  );
}

function hrefsOf(items: SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    if (item.type === 'link') return [item.href];
    return [...(item.href ? [item.href] : []), ...hrefsOf(item.items)];
  });
}
