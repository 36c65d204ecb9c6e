import type { FooterData, NavbarData } from '../../../shared/siteData.ts';
import { decodePath, splitTarget, withoutTrailingSlash } from '../../../shared/url/sitePaths.ts';
import { isOfRouter } from '../../../shared/url/isOfRouter.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { BrokenLink } from './linkResolver.ts';
import type { SiteIndex } from './siteIndex.ts';

export type BrokenShellLink = Omit<BrokenLink, 'source'>;

/** Broken links of the navbar and the footer, each once, because all pages have them. */
export function findBrokenShellLinks(
  { navbar, footer }: { navbar: NavbarData; footer?: FooterData },
  { configPath: filePath, i18n }: Pick<SiteConfig, 'configPath' | 'i18n'>,
  index: SiteIndex,
): BrokenShellLink[] {
  return [...new Set(targetsIn([navbar, footer]))].flatMap((target): BrokenShellLink[] => {
    const { path, suffix } = splitTarget(target);
    const wanted = decodePath(path);
    const routePath = index.findRoute(wanted);
    if (routePath) {
      const hash = suffix.split('#')[1];
      const anchors = hash ? index.anchorsOf(routePath) : undefined;
      if (!hash || !anchors || anchors.has(hash) || anchors.has(decodePath(hash))) return [];
      return [{ kind: 'anchor', filePath, target, resolved: routePath + suffix }];
    }
    const leftOut = index.leftOut(wanted);
    if (leftOut) return [{ kind: 'left-out', filePath, target, resolved: leftOut.reason }];
    // Pages made by another tool, and pages of another locale.
    const isElsewhere =
      index.staticFile(`${withoutTrailingSlash(wanted).slice(1)}/index.html`) !== undefined ||
      i18n.locales.includes(wanted.split('/')[1] ?? '');
    return isElsewhere ? [] : [{ kind: 'link', filePath, target, resolved: wanted }];
  });
}

/** The paths in all links, including items in dropdowns and items of the site's own types. */
function targetsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !isOfRouter(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return targetsIn(inner);
    return (key === 'to' || key === 'href') && inner.startsWith('/') ? [inner] : [];
  });
}
