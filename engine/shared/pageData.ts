/**
 * One page as the browser stores it: in the document, and with its HTML in the page's data file. It is rendered from a
 * `Page`, see `pageContent.ts`.
 */
import type { LinkTarget, RoutePath } from './siteData.ts';

export interface TocItem {
  id: string;
  level: number;
  /** Heading text as HTML (with inline code and emphasis, without links). */
  html: string;
}

export interface HeadTag {
  /** `html` and `body` stand for the attributes of these elements. */
  tag: 'meta' | 'link' | 'script' | 'style' | 'noscript' | 'base' | 'title' | 'html' | 'body';
  attributes: Record<string, string | true>;
  /** Text content, only for JSON-LD, noscript and style of the author's own config. */
  content?: string;
}

export interface HeadData {
  /** The whole document title. */
  title: string;
  /** Tags that belong to this page and follow client navigation. */
  tags: HeadTag[];
}

export type PageKind =
  | 'doc'
  | 'generated-index'
  | 'tags'
  | 'tag'
  | 'blog-list'
  | 'blog-post'
  | 'blog-archive'
  | 'blog-authors'
  | 'blog-author'
  | 'page'
  | 'code-page'
  | 'compare'
  | 'search'
  | 'not-found';

/** The docs of the page, and the data that the shell needs about it. */
export interface PageDocsData {
  instanceId: string;
  versionName: string;
  docId?: string;
  /** Address of the sidebar's data file, relative to the site root. */
  sidebar?: SidebarRef;
  /** Version name → the same document there. Absent versions fall back to their main document. */
  alternates: Record<string, RoutePath>;
}

export interface SidebarRef {
  name: string;
  file: string;
}

export interface PageData {
  buildId: string;
  path: RoutePath;
  kind: PageKind;
  head: HeadData;
  /** Heading shown in the page, used to announce navigation. */
  heading: string;
  docs?: PageDocsData;
  /** Class names for `<html>`/layout, e.g. `docs-version-0.5.0`. */
  classNames?: string[];
  /** Attributes of `<html>` and `<body>` that content sets through `<Head>`. */
  attributes?: PageAttributes;
  /** Class names for the element around a page that is written as a component. */
  wrapperClassName?: string;
  /** What such a page hides: the footer, or everything around it. */
  without?: 'footer' | 'shell';
  features?: PageFeatures;
  /** Targets of the locale switch, if they differ from the page's path. */
  locales?: PageLocales;
  /** Page data for replaced theme parts, if one of them is live in the browser. */
  part?: Record<string, unknown>;
  /**
   * HTML of the site's own shell parts that differ between pages. Not in the data of documents, which already show it.
   */
  slots?: Record<string, string>;
}

export type PageAttributes = Partial<Record<'html' | 'body', Record<string, string | true>>>;

/** Locale → the page's address there. */
export type PageLocales = Record<string, RoutePath>;

/** Scripts that the article needs beyond the base bundle. */
export interface PageFeatures {
  mermaid?: boolean;
  /** Operations of an API that readers may try. */
  tryIt?: boolean;
  /** The site's own components on the page: their scripts in order, relative to the root. `pack` has all of them in one file. */
  live?: { scripts: string[]; pack?: string; atOnce: boolean };
}

/** The data file of a page: everything a client navigation needs. */
export interface PageFile extends PageData {
  /** Inner HTML of `<main>`. */
  main: string;
}

/** Language of a text that its locale has not translated. */
export interface Untranslated {
  /** The language of the text. */
  lang: string;
  dir: 'ltr' | 'rtl';
}

export type SidebarItem =
  | {
      type: 'link';
      label: string;
      language?: Untranslated;
      href: LinkTarget;
      docId?: string;
      className?: string;
      /** Shown only on its own page. */
      unlisted?: boolean;
      description?: string;
      customProps?: Record<string, unknown>;
    }
  | {
      type: 'category';
      label: string;
      language?: Untranslated;
      href?: LinkTarget;
      /** The page behind `href` is unlisted: the label is a link only on that page. */
      linkUnlisted?: boolean;
      collapsible: boolean;
      collapsed: boolean;
      className?: string;
      description?: string;
      customProps?: Record<string, unknown>;
      items: SidebarItem[];
    }
  | { type: 'html'; value: string; defaultStyle: boolean; className?: string };

export interface SidebarData {
  name: string;
  items: SidebarItem[];
}
