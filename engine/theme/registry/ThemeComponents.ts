/**
 * The components of the theme that a site may replace by its own, under the names that Docusaurus gives them
 * (`src/theme/Footer` is `shell.Footer`). Everything else uses them through `useComponents`, never directly.
 */
import type { ComponentType, ReactNode } from 'react';
import type {
  BlogPostContent,
  BlogPostSummary,
  BlogSidebar,
  Breadcrumb,
  DocCard,
  DocContent,
  LastUpdated,
  PageContent,
  PageLink,
  TagLink,
  VersionBanner,
} from '../../shared/pageContent.ts';
import type { InlinePart } from '../../shared/features.ts';
import type { SidebarItem } from '../../shared/pageData.ts';
import type { AdmonitionProps } from '../content/Admonition.tsx';
import type { AdmonitionIcon } from '../../shared/themeParts.ts';
import type { CodeBlockProps } from '../content/CodeBlock.tsx';
import type { DetailsProps } from '../content/Details.tsx';
import type { HeadingProps } from '../content/Heading.tsx';
import type { TabItemProps, TabsProps } from '../content/Tabs.tsx';
import type { TOCInlineProps } from '../content/TOCInline.tsx';
import type { Menu } from '../navbar/useMenu.ts';
import type { LiveKind } from '../shell/liveKinds.ts';
import type { TreeMode } from '../sidebar/SidebarItems.tsx';

export interface ThemeComponents {
  shell: ShellComponents;
  pages: PageViews;
  main: MainComponents;
  content: ContentComponents;
}

export type ThemeOverrides = { [Level in keyof ThemeComponents]?: Partial<ThemeComponents[Level]> };

/** Around the article; rendered on the server and in the browser. */
export interface ShellComponents {
  AnnouncementBar: ComponentType;
  Navbar: ComponentType;
  /** Logo and title, as a link. */
  Logo: ComponentType;
  SearchBar: ComponentType;
  ColorModeToggle: ComponentType;
  DocSidebar: ComponentType;
  TOC: ComponentType;
  BackToTopButton: ComponentType;
  SearchPage: ComponentType;
  Footer: ComponentType;
  /** HTML of the site's own in their place, on the server: see `shell/ShellSlot.tsx`. */
  parts?: Record<string, string>;
  /** What the server knows already: see `document/createShellRenderer.tsx`. */
  menu?: Menu;
  keepEntry?(item: SidebarItem, mode: TreeMode): string;
}

type ContentOf<Kind> = Extract<PageContent, { kind: Kind }>;

/** What a kind of page has in `<main>`; rendered on the server only. Kinds that run in the browser: shell/liveKinds.ts. */
export interface PageView<Content> {
  Main: ComponentType<{ content: Content }>;
  /** What its documents carry besides. */
  parts?: InlinePart[];
}

export type PageViews = {
  [Kind in Exclude<PageContent['kind'], LiveKind>]: PageView<ContentOf<Kind>>;
};

/** Parts of those pages. */
export interface MainComponents {
  DocBreadcrumbs: ComponentType<{ items: Breadcrumb[] }>;
  DocVersionBanner: ComponentType<{ banner: VersionBanner }>;
  DocCards: ComponentType<{ cards: DocCard[] }>;
  ContentVisibility: ComponentType<{ unlisted?: boolean; draft?: boolean }>;
  TOCCollapsible: ComponentType;
  DocVersionBadge: ComponentType<{ label: string }>;
  DocItemContent: ComponentType<{ html: string; title?: string }>;
  DocItemFooter: ComponentType<{ content: DocContent }>;
  DocItemLayout: ComponentType<{ content: DocContent }>;
  EditMetaRow: ComponentType<{ editUrl?: string; lastUpdated?: LastUpdated }>;
  TagsListInline: ComponentType<{ tags: TagLink[] }>;
  EditThisPage: ComponentType<{ editUrl: string }>;
  LastUpdated: ComponentType<{ lastUpdated: LastUpdated }>;
  DocPaginator: ComponentType<{ previous?: PageLink; next?: PageLink }>;
  BlogLayout: ComponentType<{ sidebar?: BlogSidebar; children: ReactNode }>;
  BlogSidebar: ComponentType<{ sidebar: BlogSidebar }>;
  BlogPostItem: ComponentType<{ content: BlogPostContent }>;
  BlogPostItems: ComponentType<{ posts: BlogPostSummary[] }>;
  BlogListPaginator: ComponentType<{ newer?: string; older?: string }>;
  BlogPostPaginator: ComponentType<{ previous?: PageLink; next?: PageLink }>;
}

/** Inside articles; rendered when content is compiled. */
export interface ContentComponents extends Record<AdmonitionIcon, ComponentType> {
  /** By the name of a directive; those of the site's own. */
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
