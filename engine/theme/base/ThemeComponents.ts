/**
 * The theme components that a site may replace, under Docusaurus's names (`src/theme/Footer` is `shell.Footer`).
 * Everything else uses them through `useComponents`, never directly.
 */
import type { ComponentType, ReactNode } from 'react';
import type {
  BlogPostContent,
  BlogPostSummary,
  BlogSidebar,
  Breadcrumb,
  DocCard,
  DocContent,
  GeneratedIndexContent,
  LastUpdated,
  PageContent,
  PageLink,
  TagLink,
  VersionBanner,
} from '../../shared/pageContent.ts';
import type { Untranslated } from '../../shared/pageData.ts';
import type { FooterData } from '../../shared/siteData.ts';
import type {
  AdmonitionProps,
  CodeBlockProps,
  DetailsProps,
  HeadingProps,
  TabItemProps,
  TabsProps,
  TOCInlineProps,
} from './contentProps.ts';
import type { BrandProps, Menu, SidebarList } from './shellProps.ts';
import type { AdmonitionIcon } from '../../shared/partNames.ts';

export interface ThemeComponents {
  shell: ShellComponents;
  pages: PageViews;
  main: MainComponents;
  content: ContentComponents;
}

export type ThemeOverrides = { [Level in keyof ThemeComponents]?: Partial<ThemeComponents[Level]> };

/** Around the article; rendered on the server and in the browser. */
export interface ShellComponents {
  SkipToContent: ComponentType;
  AnnouncementBar: ComponentType;
  Navbar: ComponentType;
  'NavbarItem/SearchNavbarItem': ComponentType<{ className?: string }>;
  /** Logo and title, as a link. */
  Logo: ComponentType<BrandProps>;
  SearchBar: ComponentType;
  ColorModeToggle: ComponentType<{ className?: string }>;
  /** In the drawer, if it is the site's own. */
  'ColorModeToggle mobile'?: ComponentType<{ className?: string }>;
  DocSidebar: ComponentType<{ isHidden?: boolean }>;
  /** The entries of the docs sidebar, in the sidebar and in the drawer. */
  SidebarMenu: ComponentType<{ isStatic?: boolean }>;
  BackToTopButton: ComponentType;
  SearchPage: ComponentType;
  Footer: ComponentType;
  /** Components that only the server renders: see `shell/keepHtml.ts`. */
  FooterContent?: ComponentType<{ footer: FooterData }>;
  icons?: { colorMode: ReactNode; menu: ReactNode };
  /** HTML of the site's replacements, on the server: see `shell/ShellSlot.tsx`. */
  parts?: Record<string, string>;
  /** Values that the server already knows: see `document/createShellRenderer.tsx`. */
  menu?: Menu;
  keepEntries?(list: SidebarList): ReactNode;
}

type ContentOf<Kind> = Extract<PageContent, { kind: Kind }>;

/** The view of each kind of page, see `shared/pageLayout.ts`; rendered on the server only. */
export type PageViews = {
  [Kind in Exclude<PageContent['kind'], 'search'>]: ComponentType<{ content: ContentOf<Kind> }>;
};

/** Parts of those pages. */
export interface MainComponents {
  DocBreadcrumbs: ComponentType<{ items: Breadcrumb[] }>;
  DocVersionBanner: ComponentType<{ banner: VersionBanner }>;
  DocCards: ComponentType<{ cards: DocCard[] }>;
  ContentVisibility: ComponentType<{ unlisted?: boolean; draft?: boolean }>;
  /** The list of headings in its own column, the list of a document, and the button that shows it on a phone. */
  TOC: ComponentType<{ className?: string }>;
  DocItemTOCDesktop: ComponentType;
  TOCCollapsible: ComponentType;
  DocVersionBadge: ComponentType<{ label: string }>;
  DocItemContent: ComponentType<{ html: string; title?: string; untranslated?: Untranslated }>;
  DocItemFooter: ComponentType<{ content: DocContent }>;
  DocItemLayout: ComponentType<{ content: DocContent }>;
  DocItemPaginator: ComponentType<{ previous?: PageLink; next?: PageLink }>;
  /** Everything in the container of a document, and of a generated index. */
  DocItem: ComponentType<{ content: DocContent }>;
  GeneratedIndex: ComponentType<{ content: GeneratedIndexContent }>;
  EditMetaRow: ComponentType<{ className?: string; editUrl?: string; lastUpdated?: LastUpdated }>;
  TagsListInline: ComponentType<{ tags: TagLink[] }>;
  EditThisPage: ComponentType<{ editUrl: string }>;
  LastUpdated: ComponentType<{ lastUpdated: LastUpdated }>;
  DocPaginator: ComponentType<{ className?: string; previous?: PageLink; next?: PageLink }>;
  BlogLayout: ComponentType<{ sidebar?: BlogSidebar; toc?: ReactNode; children: ReactNode }>;
  BlogSidebar: ComponentType<{ sidebar: BlogSidebar }>;
  BlogPostItem: ComponentType<{ content: BlogPostContent }>;
  BlogPostItems: ComponentType<{ posts: BlogPostSummary[] }>;
  BlogListPaginator: ComponentType<{ newer?: string; older?: string }>;
  BlogPostPaginator: ComponentType<{ previous?: PageLink; next?: PageLink }>;
  NotFoundContent: ComponentType;
}

/** Inside articles; rendered when content is compiled. */
export interface ContentComponents extends Record<AdmonitionIcon, ComponentType> {
  /** The site's own types, by the name of a directive. */
  'Admonition/Types'?: Record<string, ComponentType<AdmonitionProps> | undefined>;
  Admonition: ComponentType<AdmonitionProps>;
  CodeBlock: ComponentType<CodeBlockProps>;
  Details: ComponentType<DetailsProps>;
  DocCardList: ComponentType<{ items?: readonly unknown[]; className?: string }>;
  Heading: ComponentType<HeadingProps>;
  Mermaid: ComponentType<{ value: string }>;
  TabItem: ComponentType<TabItemProps>;
  Tabs: ComponentType<TabsProps>;
  TOCInline: ComponentType<TOCInlineProps>;
}
