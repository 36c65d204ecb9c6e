import type { RoutePath } from '../../shared/siteData.ts';

/**
 * The purpose of an article. One value decides everything that depends on it: the form of its links, and whether it has
 * its own title.
 */
export type ArticleForm =
  /** The article's own page; `post` if that page shows the title itself. */
  | { kind: 'page' | 'post' }
  /** The article is part of a list on another page. */
  | { kind: 'excerpt'; on: RoutePath }
  /** The article is read outside the site, so every address is absolute. */
  | { kind: 'feed' };

/** The document to which links are relative; undefined if they must be absolute. */
export function documentOf({ form, routePath }: { form: ArticleForm; routePath: RoutePath }): RoutePath | undefined {
  if (form.kind === 'feed') return undefined;
  return form.kind === 'excerpt' ? form.on : routePath;
}

/** The content's own h1 is omitted if something else shows the title. */
export function hasOwnTitle(form: ArticleForm): boolean {
  return form.kind === 'page';
}
