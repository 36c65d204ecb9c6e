import type { LinkTarget, RoutePath } from '../../shared/siteData.ts';
import { isExternal, toHref, type PathRules } from '../../shared/url/sitePaths.ts';
import type { HrefStyle } from '../runtime/types.ts';

/** `toHref`, and from the root where the document does not stand at its own address. */
export function createHref(from: RoutePath, target: LinkTarget, rules: PathRules, style: HrefStyle): string {
  const href = toHref(from, target, rules, style.form);
  if (style.root === undefined || isExternal(href) || href.startsWith('#')) return href;
  return style.root + href.replace(/^\.\//, '');
}
