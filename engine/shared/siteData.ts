/**
 * The data that every page of one site shares: the part of the configuration that a reader's browser needs. `node/`
 * makes it once per build; `theme/` reads it on the server and in the browser.
 */

import type { Translations } from './messages.ts';

/** A path inside the site: starts with `/`, no base. It ends with `/` exactly where the canonical URL does. */
export type RoutePath = string;

/**
 * A link target: a `RoutePath` (with optional `?query` and `#hash`), an absolute URL, or `pathname:///a.pdf` for a
 * file of the output folder that is no page.
 */
export type LinkTarget = string;

export interface SiteData {
  /** Identifies app bundle, theme and this object; page data of another build is never mixed in. */
  buildId: string;
  title: string;
  /** Origin, without a trailing slash: feeds canonical URLs only. */
  url: string;
  /** As configured. Feeds canonical URLs and the base-URL check only; links are relative. */
  baseUrl: string;
  trailingSlash: boolean | undefined;
  router: 'browser' | 'hash';
  /** Folder of this locale in the output, `fr/`; absent at its root. */
  folder?: string;
  /** Base URL of the whole output; `baseUrl` is that of a locale in it. */
  rootBaseUrl?: string;
  /** Pages ask whether they were helpful. */
  hasFeedback?: boolean;
  locale: LocaleData;
  locales: LocaleData[];
  defaultLocale: string;
  /** The theme's own texts in the site's language; absent in English. */
  translations?: Translations;
  navbar: NavbarData;
  footer?: FooterData;
  colorMode: ColorModeConfig;
  announcementBar?: AnnouncementBarData;
  /** Docs plugin global data, keyed by plugin (instance) id. */
  docs: Record<string, DocsInstanceData>;
  search?: SearchSiteData;
  /** `showsCurrent`: it scrolls to the entry of the page. Docusaurus's does not. */
  sidebar: { hideable: boolean; autoCollapseCategories: boolean; showsCurrent?: true };
  /** How Mermaid draws; absent where its drawings have the colours of the look. */
  diagrams?: DiagramData;
  /** The reader's choice of a version is not stored. */
  versionPersistence?: 'none';
  /** Addresses (relative to the site root) of hashed files the client may load. */
  assets: AssetManifest;
  /** Parts of the shell that are the site's own, see `theme/shell/ShellSlot.tsx`; absent where there are none. */
  slots?: string[];
  /** The navbar has no drawer for readers without JavaScript. */
  hasOwnNavbar?: boolean;
  /** The site has its own components around documents, see `theme/pages/DocFrame.tsx`. */
  hasDocFrame?: true;
}

export interface DiagramData {
  theme: Record<'light' | 'dark', string>;
  options: Record<string, unknown>;
}

export interface LocaleData {
  name: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  label: string;
  /** For dates; absent for the Gregorian one. */
  calendar?: string;
  /** Where that locale is served, an absolute URL prefix with trailing slash. */
  url: string;
  /**
   * The prefix that turns a path there into a link target: `locale:fr/` in this output, else an address. Absent for the
   * current locale.
   */
  base?: string;
}

export interface AssetManifest {
  search?: string;
  searchView?: string;
  searchResults?: string;
  suggestions?: string;
  mermaid?: string;
  /** Records readers' actions in components that are not live yet, if some page has such components. */
  early?: string;
  /** Shows the site's own parts of the shell, if it has some. */
  slots?: string;
}

export interface ColorModeConfig {
  defaultMode: 'light' | 'dark';
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
}

export interface AnnouncementBarData {
  id: string;
  html: string;
  language?: TextLanguage;
  backgroundColor?: string;
  textColor?: string;
  isCloseable: boolean;
}

/** Attributes of a text in another language than the page; the direction only if it differs too. */
export interface TextLanguage {
  lang: string;
  dir?: 'ltr' | 'rtl';
}

export interface LogoData {
  alt: string;
  /** Language of `alt`. */
  language?: TextLanguage;
  src: LinkTarget;
  srcDark?: LinkTarget;
  href?: LinkTarget;
  target?: string;
  width?: number | string;
  height?: number | string;
  className?: string;
}

export interface NavbarData {
  title: string;
  /** Language of `title`, or of `name`. */
  language?: TextLanguage;
  logo?: LogoData;
  /** Names the link to the home page, where neither of them does. */
  name?: string;
  hideOnScroll: boolean;
  style?: 'dark' | 'primary';
  items: NavbarItem[];
}

interface NavbarItemBase {
  position: 'left' | 'right';
  className?: string;
}

interface NavbarLinkFields {
  label: string;
  /** Label as HTML, where the author gave `html`. */
  html?: string;
  /** Further attributes of the link: `title`, `aria-label`, `data-…`. */
  attributes?: Record<string, string>;
  target?: string;
  rel?: string;
  /** No icon for a link that leaves the site: Docusaurus shows it for `href`, not for `to`. */
  hidesIcon?: true;
}

/** Every name the configuration used (doc, sidebar, version) is already resolved to paths, per version. */
export type NavbarItem =
  | (NavbarItemBase &
      NavbarLinkFields & { type: 'link'; to: LinkTarget; activeBasePath?: string; activeBaseRegex?: string })
  | (NavbarItemBase & NavbarLinkFields & VersionedTarget & { type: 'doc' })
  | (NavbarItemBase & NavbarLinkFields & VersionedTarget & { type: 'docSidebar' })
  | (NavbarItemBase & Partial<NavbarLinkFields> & { type: 'docsVersion'; instanceId: string; to?: LinkTarget })
  | (NavbarItemBase & {
      type: 'docsVersionDropdown';
      instanceId: string;
      /** Names of the versions to list, in order. */
      versions: string[];
      /** Labels that differ from the versions' own, by version name. */
      labels?: Record<string, string>;
      /** The name of the version is never marked as the current page. */
      isNeverActive?: boolean;
      itemsBefore: NavbarItem[];
      itemsAfter: NavbarItem[];
    })
  | (NavbarItemBase & NavbarLinkFields & { type: 'dropdown'; to?: LinkTarget; items: NavbarItem[] })
  | (NavbarItemBase & { type: 'localeDropdown'; itemsBefore: NavbarItem[]; itemsAfter: NavbarItem[] })
  | (NavbarItemBase & { type: 'search' })
  /** The site's own component: its slot, and the item that it replaces. */
  | (NavbarItemBase & { type: 'slot'; name: string; item?: NavbarItem })
  | (NavbarItemBase & { type: 'html'; value: string; language?: TextLanguage });

export interface VersionedTarget {
  instanceId: string;
  /** Version name → path of the doc (or of the sidebar's first doc) in that version. */
  paths: Record<string, RoutePath>;
  /** The item is active on pages of the instance that show this sidebar. */
  sidebarName?: string;
  /** And on this document (a doc without sidebar). */
  docId?: string;
}

export interface FooterLink {
  label?: string;
  to?: LinkTarget;
  html?: string;
  /** Of `html`; a link has it among its attributes. */
  language?: TextLanguage;
  className?: string;
  attributes?: Record<string, string>;
  target?: string;
  rel?: string;
  hidesIcon?: true;
}

export interface FooterData {
  style: 'light' | 'dark';
  logo?: LogoData;
  /** `{title: null}` columns make the simple form. */
  columns: { title: string | null; language?: TextLanguage; className?: string; items: FooterLink[] }[];
  /** HTML. */
  copyright?: string;
  copyrightLanguage?: TextLanguage;
}

export interface DocsInstanceData {
  id: string;
  /** Newest first, as the dropdown lists them. */
  versions: DocsVersionData[];
}

export interface DocsVersionData {
  name: string;
  label: string;
  language?: TextLanguage;
  isLast: boolean;
  /** Route path of the version's root. */
  path: RoutePath;
  /** Compared with Docusaurus's by `conformance/`. */
  mainDocId: string;
  /** Path of the main document: where a version switch without a counterpart goes. */
  mainDocPath: RoutePath;
}

export interface SearchSiteData {
  /** Route path of the search page. */
  path: RoutePath;
  limit: number;
  contextMaxLength: number;
  /** Ctrl+K, or ⌘K on a Mac, opens the box. */
  shortcut: boolean;
  highlight: boolean;
  contexts: SearchContext[];
  /** Groups of terms that mean the same on this site; absent if there are none. */
  synonyms?: string[][];
  /** False: recent searches are not stored on the reader's machine. */
  recent?: false;
  /** Receives queries without results. */
  reportEmpty?: string;
  /** One entry per existing index. `file` is relative to the site root. */
  indexes: SearchIndexRef[];
}

export interface SearchContext {
  /** `docs`, `sdk`: the value of `ctx`. */
  name: string;
  label: string;
  instanceId: string;
}

export interface SearchIndexRef {
  /** Blog and pages belong to every search outside the `sdk`-like contexts; docs only to their own version. */
  type: 'docs' | 'blog' | 'pages';
  instanceId: string;
  /** Empty for blog and pages. */
  versionName: string;
  /** Version path relative to the base, with trailing slash, `''` for the latest: the value of `version`. */
  versionPath: string;
  file: string;
}
