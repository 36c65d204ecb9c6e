/** Converts links in the configuration to link targets of the site. */
import path from 'node:path';
import { isSiteFile } from '../../ground/inputs/siteFiles.ts';
import type { LinkTarget, LogoData } from '../../../shared/siteData.ts';
import {
  applyTrailingSlash,
  FILE_SCHEME,
  isExternal,
  splitTarget,
  withoutTrailingSlash,
} from '../../../shared/url/sitePaths.ts';
import type { LogoConfig } from '../../read/config/schema/footer.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Content } from '../../read/content/types.ts';
import { FEED_FILES, feedFolder } from './feedFiles.ts';

export interface LinkTargets {
  /** Target of a link; `to` and `href` mean the same here. */
  link(written: string): LinkTarget;
  /** The address of pages below a path, as written. */
  path(written: string): string;
  /** Target of a file that is served unchanged, such as an image. */
  file(written: string): LinkTarget;
}

type Site = Pick<SiteConfig, 'baseUrl' | 'root' | 'folder' | 'trailingSlash' | 'sitemap'>;

export function createLinkTargets(config: Site, content: Pick<Content, 'blogs' | 'staticDirs'>): LinkTargets {
  const generated = generatedFiles(config, content);

  /** Adds a slash in front and removes the base: `/base/x` and `x` both become `/x`. */
  function toSitePath(written: string): string {
    const isBelow = (base: string) => base !== '/' && `${withoutTrailingSlash(written)}/`.startsWith(base);
    const base = [config.baseUrl, config.root.baseUrl].find(isBelow);
    if (base !== undefined) return `/${written.slice(base.length)}`;
    return `/${written.replace(/^\/+/, '')}`;
  }

  function isFile(sitePath: string): boolean {
    if (path.posix.extname(sitePath) === '') return false;
    return content.staticDirs.some((folder) => isSiteFile(path.join(folder, decode(sitePath))));
  }

  return {
    link(written) {
      if (isExternal(written) || written.startsWith('#')) return written;
      const { path: pathname, suffix } = splitTarget(written);
      const sitePath = toSitePath(pathname);
      if (generated.has(sitePath)) return `${FILE_SCHEME}/${config.folder}${sitePath.slice(1)}${suffix}`;
      if (isFile(sitePath)) return FILE_SCHEME + sitePath + suffix;
      return applyTrailingSlash(sitePath, config.trailingSlash) + suffix;
    },
    path: toSitePath,
    file(written) {
      return isExternal(written) ? written : decode(toSitePath(written));
    },
  };
}

/** Feeds and the sitemap, which do not exist yet. */
function generatedFiles({ sitemap }: Site, { blogs }: Pick<Content, 'blogs'>): Set<string> {
  const feeds = blogs.flatMap((blog) =>
    blog.feed.types.map((type) => `/${feedFolder({ folder: '' }, blog)}${FEED_FILES[type].name}`),
  );
  return new Set(sitemap ? [...feeds, `/${sitemap.filename}`] : feeds);
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** `alt` is empty if the name of the site is next to the image. */
export function toLogo(logo: LogoConfig, targets: LinkTargets, fallbackAlt: string): LogoData {
  return {
    alt: logo.alt ?? fallbackAlt,
    src: targets.file(logo.src),
    srcDark: logo.srcDark === undefined ? undefined : targets.file(logo.srcDark),
    href: logo.href === undefined ? undefined : targets.link(logo.href),
    target: logo.target,
    width: logo.width,
    height: logo.height,
    className: logo.className,
  };
}
