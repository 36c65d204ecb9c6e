/** The facts on which two engines must agree, read from their output. */
export interface SiteFacts {
  /** With several locales: the locale of `sidebars`, `versions` and the pages' `sidebar`. */
  locale?: string;
  pages: Record<string, PageFacts>;
  /** `instance version sidebar` → its tree. */
  sidebars: Record<string, SidebarNode[]>;
  /** Docs instance → one line for each of its versions. */
  versions: Record<string, string[]>;
  /** File → its own metadata, and one line per entry. */
  feeds: Record<string, string[]>;
  /** Old address → new address. */
  redirects: Record<string, string[]>;
  /** File → one line for each address. */
  sitemaps: Record<string, string[]>;
}

/** Stands for a fact that the reference does not contain. */
export const UNKNOWN = '?';

export interface PageFacts {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  robots: string;
  /** Language and direction. */
  lang: string;
  /** Other tags of the head: `meta name=content`, `link rel address`, `script address`. */
  head: string[];
  /** Breadcrumbs as search engines read them. */
  structuredBreadcrumbs: string[];
  h1: string[];
  /** `h2#id text` */
  headings: string[];
  /** `#id text` */
  toc: string[];
  breadcrumbs: string[];
  previous: string;
  next: string;
  badge: string;
  /** Text and target of the note about the version. */
  banner: string;
  /** `unlisted`, if the page is marked so. */
  visibility: string;
  /** Name of the docs sidebar that is shown. */
  sidebar: string;
  /** `open label` of the categories that are unfolded, and `here label target` of the page's own entries. */
  sidebarState: string[];
  /** Titles in the sidebar of a blog, with their targets. */
  recent: string[];
  text: string;
  /** Ids of elements in the content that are no headings. */
  ids: string[];
  links: string[];
  /** `file alternative text` */
  images: string[];
  /** `language|title|first line number|line: marks …` */
  code: string[];
  /** `type title` */
  admonitions: string[];
  tags: string[];
  edit: string;
  updated: string;
  /** Day, and minutes of reading. */
  published: string;
  authors: string[];
  /** The items of a list: posts, cards, tags, authors. */
  items: string[];
  /** Elements that a fixture marks with `data-own`: `in main|around name|text`, and its links. */
  own: string[];
  announcement: string;
  /** `* label target`: a star marks an active item, a dash an entry of a menu. */
  navbar: string[];
  footer: string[];
}

export interface SidebarNode {
  label: string;
  href?: string;
  collapsed?: boolean;
  collapsible?: boolean;
  className?: string;
  items?: SidebarNode[];
}
