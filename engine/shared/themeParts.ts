/**
 * The components of Docusaurus's theme that a site may replace by its own (`src/theme/Footer`), and what replacing them
 * means here. Parts come before those that contain them.
 */
import { ADMONITION_ICONS, MARKDOWN_PARTS, NAVBAR_ITEM_PARTS } from './partNames.ts';

export type PartLevel =
  /** Inside articles: replaces what the compiler uses. */
  | 'content'
  /** In `<main>`. */
  | 'main'
  /** Around it; the same on all pages. */
  | 'shell';

/** Docusaurus's rating: whether a new version of the theme may break it. */
type Safety = 'safe' | 'unsafe';

export interface ThemePart {
  name: string;
  level: PartLevel;
  /** Where it shows, for messages. */
  shows: string;
  wrap: Safety;
  eject: Safety;
  /** The part has children. */
  hasChildren?: true;
  /** No component: an object of components. */
  isTable?: true;
  /** A part of the shell that is not the same on all pages. */
  isOfPage?: true;
  /** The theme's own part of the shell lives in the browser, even inside a replaced part. */
  isHydrated?: true;
  /** The theme's own part shows its properties; the others read their page. */
  showsInside?: true;
  /** Content may show it, too. */
  isInContent?: true;
  /** The theme's own component of `<main>`, where it has another name there (`registry/ThemeComponents.ts`). */
  as?: string;
  /** The kind of page that it is the whole view of. */
  page?: string;
}

/** The theme's name for its own component. */
export function componentOf({ name, as }: ThemePart): string {
  return as ?? name.replace(/\W/g, '');
}

const PAGES = 'every page';
const DOCS = 'docs pages';
const BLOG = 'blog pages';
const TEXT = 'pages that use it';
const HEADINGS = 'pages with headings';
const SIDEBAR = 'docs pages with a sidebar';

function part(name: string, level: PartLevel, shows: string, safety: [wrap: Safety, eject: Safety], more: object = {}) {
  return { name, level, shows, wrap: safety[0], eject: safety[1], ...more } satisfies ThemePart as ThemePart;
}

const SAFE: [Safety, Safety] = ['safe', 'safe'];
const WRAP: [Safety, Safety] = ['safe', 'unsafe'];
const children = { hasChildren: true };
const table = { isTable: true };
const ofPage = { isOfPage: true };
const hydrated = { isHydrated: true };
const inContent = { isInContent: true };

const NAVBAR_ITEMS = [...Object.values(NAVBAR_ITEM_PARTS), 'NavbarItem'];

/** Components that parts show inside, without names of their own. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  DocSidebarItem: ['DocSidebar'],
  DocSidebarItems: ['DocSidebar'],
  TOCItems: ['TOC', 'TOCCollapsible'],
  'NavbarItem/NavbarNavLink': ['NavbarItem/DefaultNavbarItem'],
  // Shown in place of the search bar, see `findOverrides.ts`.
  'NavbarItem/SearchNavbarItem': [],
  PaginatorNavLink: ['DocPaginator', 'BlogPostPaginator', 'BlogListPaginator'],
  Tag: ['TagsListInline', 'DocTagsListPage', 'BlogTagsListPage'],
  TagsListByLetter: ['DocTagsListPage', 'BlogTagsListPage'],
  'Blog/Components/Author': ['BlogPostItem'],
  'Blog/Components/Author/Socials': ['BlogPostItem'],
  'Icon/Edit': ['EditThisPage'],
  'Icon/Language': ['NavbarItem/LocaleDropdownNavbarItem'],
};

export const THEME_PARTS: readonly ThemePart[] = [
  part('Heading', 'content', TEXT, WRAP),
  ...ADMONITION_ICONS.map((name) => part(name, 'content', TEXT, SAFE)),
  part('Admonition/Types', 'content', TEXT, WRAP, table),
  part('Admonition', 'content', TEXT, SAFE, children),
  part('CodeBlock', 'content', TEXT, WRAP),
  part('Details', 'content', TEXT, SAFE),
  part('DocCardList', 'content', TEXT, WRAP, { as: 'DocCards' }),
  part('Mermaid', 'content', TEXT, WRAP),
  part('TabItem', 'content', TEXT, WRAP),
  part('Tabs', 'content', TEXT, WRAP),
  part('TOCInline', 'content', TEXT, SAFE),
  ...Object.keys(MARKDOWN_PARTS).map((name) => part(`MDXComponents/${name}`, 'content', TEXT, WRAP)),
  part('MDXComponents', 'content', TEXT, WRAP, table),

  part('EditThisPage', 'main', `${DOCS}, ${BLOG}`, SAFE, inContent),
  part('LastUpdated', 'main', `${DOCS}, ${BLOG}`, SAFE, inContent),
  part('EditMetaRow', 'main', `${DOCS}, ${BLOG}`, WRAP, inContent),
  part('TagsListInline', 'main', `${DOCS}, ${BLOG}`, WRAP, inContent),
  part('ContentVisibility', 'main', 'unlisted pages and drafts', WRAP),
  part('DocBreadcrumbs', 'main', DOCS, WRAP, inContent),
  part('DocVersionBanner', 'main', 'docs of other versions', SAFE, inContent),
  part('DocVersionBadge', 'main', 'docs with several versions', SAFE, inContent),
  part('TOC', 'main', HEADINGS, WRAP),
  part('TOCCollapsible', 'main', HEADINGS, WRAP),
  part('DocItem/TOC/Desktop', 'main', DOCS, WRAP),
  part('DocItem/TOC/Mobile', 'main', DOCS, WRAP, { as: 'TOCCollapsible' }),
  part('DocCard', 'main', 'pages with cards', WRAP, { as: 'DocCards' }),
  part('DocItem/Content', 'main', DOCS, WRAP, { ...children, showsInside: true }),
  part('DocItem/Footer', 'main', DOCS, WRAP),
  part('DocPaginator', 'main', DOCS, SAFE, inContent),
  part('DocItem/Paginator', 'main', DOCS, WRAP),
  part('DocItem/Layout', 'main', DOCS, WRAP, children),
  part('DocItem', 'main', DOCS, WRAP),
  part('DocCategoryGeneratedIndexPage', 'main', 'generated indexes of categories', WRAP, { as: 'GeneratedIndex' }),
  part('DocTagsListPage', 'main', 'the list of tags', WRAP, { page: 'tags' }),
  part('DocTagDocListPage', 'main', 'the page of a tag', WRAP, { page: 'tag' }),
  part('BlogSidebar', 'main', BLOG, WRAP),
  part('BlogListPaginator', 'main', 'lists of posts', WRAP),
  part('BlogPostPaginator', 'main', 'posts', WRAP),
  part('BlogPostItem', 'main', BLOG, WRAP, { ...children, showsInside: true }),
  part('BlogPostItems', 'main', 'lists of posts', WRAP),
  part('BlogLayout', 'main', BLOG, WRAP, { ...children, showsInside: true }),
  part('BlogListPage', 'main', 'lists of posts', WRAP, { page: 'blog-list' }),
  part('BlogPostPage', 'main', 'posts', WRAP, { page: 'blog-post' }),
  part('BlogTagsListPage', 'main', 'the list of tags', WRAP, { page: 'tags' }),
  part('BlogTagsPostsPage', 'main', 'the page of a tag', WRAP, { page: 'blog-list' }),
  part('BlogArchivePage', 'main', 'the archive of the blog', WRAP, { page: 'blog-archive' }),
  part('MDXPage', 'main', 'Markdown pages of src/pages', WRAP, { page: 'page' }),
  part('NotFound/Content', 'main', 'the not-found page', SAFE),
  part('NotFound', 'main', 'the not-found page', SAFE, { page: 'not-found' }),

  part('AnnouncementBar', 'shell', PAGES, WRAP, hydrated),
  part('Logo', 'shell', PAGES, WRAP),
  part('SearchBar', 'shell', PAGES, WRAP, hydrated),
  part('ColorModeToggle', 'shell', PAGES, WRAP, hydrated),
  part('NavbarItem/ComponentTypes', 'shell', PAGES, WRAP, table),
  ...NAVBAR_ITEMS.map((name) => part(name, 'shell', PAGES, WRAP, ofPage)),
  part('Navbar', 'shell', PAGES, WRAP, hydrated),
  part('DocSidebar', 'shell', SIDEBAR, WRAP, { ...ofPage, ...hydrated }),
  part('BackToTopButton', 'shell', DOCS, WRAP, { ...ofPage, ...hydrated }),
  part('SearchPage', 'shell', 'the search page', WRAP, { ...ofPage, ...hydrated }),
  part('Footer', 'shell', PAGES, WRAP),
  part('Layout', 'shell', PAGES, WRAP, children),
  part('Root', 'shell', PAGES, SAFE, children),
];

const byName = new Map(THEME_PARTS.map((found) => [found.name, found]));

export function findThemePart(name: string): ThemePart | undefined {
  return byName.get(name);
}

/** The parts that a component of the theme belongs to: `Footer/Links/Simple` → `Footer`. */
export function partsAround(name: string): ThemePart[] {
  for (let inner = name; inner !== ''; inner = inner.slice(0, Math.max(inner.lastIndexOf('/'), 0))) {
    const names = INSIDE[inner] ?? (inner === name ? undefined : [inner]);
    const found = names?.flatMap((part) => byName.get(part) ?? []);
    if (found && (found.length > 0 || inner in INSIDE)) return found;
  }
  return [];
}
