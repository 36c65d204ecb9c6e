/** What two engines must agree on, read from what they wrote. */
export interface SiteFacts {
  pages: Map<string, PageFacts>;
  sidebars: Map<string, SidebarNode[]>;
  /** File → entries. */
  feeds: Map<string, FeedEntry[]>;
  sitemap: string[];
}

export interface PageFacts {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  h1: string[];
  /** `level id text` */
  headings: string[];
  toc: string[];
  breadcrumbs: string[];
  previous: string;
  next: string;
  versionBadge: string;
  banner: string;
  articleText: string;
  /** Internal targets, as routes with hash. */
  links: string[];
}

export interface SidebarNode {
  label: string;
  href?: string;
  collapsed?: boolean;
  items?: SidebarNode[];
}

export interface FeedEntry {
  title: string;
  link: string;
  date: string;
  description: string;
}

/** One spelling for an address inside the site: no base, extension, or trailing slash. */
export function toRoute(path: string): string {
  const bare = decodePath(path)
    .replace(/(?:^|\/)index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

export function toLinkRoute(href: string, pageUrl: string): string | undefined {
  const url = new URL(href, pageUrl);
  if (url.origin !== new URL(pageUrl).origin) return undefined;
  return toRoute(url.pathname) + decodePath(url.hash);
}

/** Words in the order they are read; engines differ in the space between blocks, not in words. */
export function toText(text: string): string {
  return text.replace(/[\u200b\u00a0\s]+/g, ' ').trim();
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
