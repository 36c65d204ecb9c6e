import { encodePath } from '../../../../shared/url/sitePaths.ts';
import type { SiteConfig } from '../../config/types.ts';
import type { TagRef } from '../../content/types.ts';
import { joinPath } from '../../content/url/toRoutePath.ts';

export interface DocusaurusSite extends Pick<SiteConfig, 'siteDir' | 'baseUrl'> {
  /** Addresses are not percent-encoded: Octavo's own parts turn them into routes again. */
  isPlain?: true;
}

type Place = Pick<DocusaurusSite, 'baseUrl' | 'isPlain'>;

/** A page's address as Docusaurus writes it. */
export function toPermalink({ baseUrl, isPlain }: Place, path: string): string {
  if (!path.startsWith('/')) return path;
  return joinPath(baseUrl, isPlain ? path : encodePath(path));
}

export function toLink(site: Place, link: { title: string; href: string } | undefined) {
  return link && { title: link.title, permalink: toPermalink(site, link.href) };
}

export function toTag(site: Place, { label, permalink, description, isDeclared }: TagRef) {
  return { inline: !isDeclared, label, permalink: toPermalink(site, permalink), description };
}
