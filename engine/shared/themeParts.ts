/**
 * The components of Docusaurus's theme that a site may replace by its own (`src/theme/Footer`), and what replacing them
 * means here: a row for each. Parts come before those that contain them.
 */
import {
  ADMONITION_ICONS,
  AROUND_PARTS,
  DOC_FRAMES,
  LOGO_PROPS,
  NAVBAR_ITEM_PARTS,
  TOGGLE_PROPS,
} from './partNames.ts';

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
  /** Components that it shows inside, besides those in its own folder. */
  inside?: readonly string[];
  /** Elements of Markdown that it is shown for. */
  tags?: readonly string[];
  /** Content must name it. As in Docusaurus, its file matters only where content does. */
  isNamed?: true;
  /** The part has children. */
  hasChildren?: true;
  /** It receives its article as a component, see `theme/siteCode/parts/Inside.tsx`. */
  article?: 'DocContent' | 'PostContent' | 'MdxContent';
  /** It receives posts as components. */
  takesPosts?: true;
  /** No component: an object of components. */
  isTable?: true;
  /** A part of the shell that is not the same on all pages. */
  isOfPage?: true;
  /** An item of the navbar. */
  isNavbarItem?: true;
  /** It is around the whole page. */
  isAround?: true;
  /** It is around the content of a document, see `pages/DocFrame.tsx`. The theme has none of its own there. */
  isFrame?: true;
  /** The theme's own part of the shell lives in the browser, even inside a replaced part. */
  isHydrated?: true;
  /** The theme's own part shows its properties; the others read their page. */
  showsInside?: true;
  /** It shows contents next to its children, too. */
  showsToc?: true;
  /** Content may show it, too. */
  isInContent?: true;
  /** The theme's own component of `<main>`, where it has another name there (`base/ThemeComponents.ts`). */
  as?: string;
  /** The kind of page that it is the whole view of. */
  page?: string;
  /** Docusaurus's component around it, which gives the site's component its properties. */
  classic?: string;
  /** Its places in the shell, each with the properties that it gets there. */
  slots?: Readonly<Record<string, Readonly<Record<string, string>>>>;
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

type Row<Name extends string> = ThemePart & { name: Name };

function part<const Name extends string>(
  name: Name,
  level: PartLevel,
  shows: string,
  safety: [wrap: Safety, eject: Safety],
  more: Partial<Omit<ThemePart, 'name'>> = {},
): Row<Name> {
  return { name, level, shows, wrap: safety[0], eject: safety[1], ...more };
}

const SAFE: [Safety, Safety] = ['safe', 'safe'];
const WRAP: [Safety, Safety] = ['safe', 'unsafe'];
const children = { hasChildren: true } as const;
const table = { isTable: true } as const;
const ofPage = { isOfPage: true } as const;
const hydrated = { isHydrated: true } as const;
const inContent = { isInContent: true } as const;
const around = { ...children, isAround: true } as const;

/** A component for what Markdown makes. */
function markdownPart(name: string, ...tags: string[]) {
  return part(`MDXComponents/${name}`, 'content', TEXT, WRAP, { tags });
}

function navbarItem(name: string, ...inside: string[]) {
  return part(name, 'shell', PAGES, WRAP, { ...ofPage, isNavbarItem: true, inside });
}

const CONTENT_PARTS = [
  part('Heading', 'content', TEXT, WRAP),
  ...ADMONITION_ICONS.map((name) => part(name, 'content', TEXT, SAFE)),
  part('Admonition/Types', 'content', TEXT, WRAP, table),
  part('Admonition', 'content', TEXT, SAFE, { ...children, tags: ['admonition'] }),
  part('CodeBlock', 'content', TEXT, WRAP),
  part('Details', 'content', TEXT, SAFE, {
    tags: ['details', 'Details'],
    classic: 'MDXComponents/Details',
  }),
  part('DocCardList', 'content', TEXT, WRAP, { as: 'DocCards', isNamed: true }),
  part('Mermaid', 'content', TEXT, WRAP),
  // Tags that only Octavo's own output has; authors import the components.
  part('TabItem', 'content', TEXT, WRAP, { tags: ['OcTab'], isNamed: true }),
  part('Tabs', 'content', TEXT, WRAP, { tags: ['OcTabs'], isNamed: true }),
  part('TOCInline', 'content', TEXT, SAFE, { isNamed: true }),
  markdownPart('A', 'a'),
  markdownPart('Code', 'code'),
  markdownPart('Details', 'details', 'Details'),
  markdownPart('Heading', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'),
  markdownPart('Img', 'img'),
  markdownPart('Li', 'li'),
  markdownPart('Pre', 'pre'),
  markdownPart('Ul', 'ul'),
  part('MDXComponents', 'content', TEXT, WRAP, table),
];

const MAIN_PARTS = [
  part('EditThisPage', 'main', `${DOCS}, ${BLOG}`, SAFE, { ...inContent, inside: ['Icon/Edit'] }),
  part('LastUpdated', 'main', `${DOCS}, ${BLOG}`, SAFE, inContent),
  part('EditMetaRow', 'main', `${DOCS}, ${BLOG}`, WRAP, inContent),
  part('TagsListInline', 'main', `${DOCS}, ${BLOG}`, WRAP, { ...inContent, inside: ['Tag'] }),
  part('ContentVisibility', 'main', 'unlisted pages and drafts', WRAP),
  part('DocBreadcrumbs', 'main', DOCS, WRAP, inContent),
  part('DocVersionBanner', 'main', 'docs of other versions', SAFE, inContent),
  part('DocVersionBadge', 'main', 'docs with several versions', SAFE, inContent),
  part('TOC', 'main', HEADINGS, WRAP, { inside: ['TOCItems'] }),
  part('TOCCollapsible', 'main', HEADINGS, WRAP, { inside: ['TOCItems'] }),
  part('DocItem/TOC/Desktop', 'main', DOCS, WRAP),
  part('DocItem/TOC/Mobile', 'main', DOCS, WRAP, { as: 'TOCCollapsible' }),
  part('DocCard', 'main', 'pages with cards', WRAP, { as: 'DocCards' }),
  part('DocItem/Content', 'main', DOCS, WRAP, { ...children, showsInside: true }),
  part('DocItem/Footer', 'main', DOCS, WRAP),
  part('DocPaginator', 'main', DOCS, SAFE, { ...inContent, inside: ['PaginatorNavLink'] }),
  part('DocItem/Paginator', 'main', DOCS, WRAP),
  part('DocItem/Layout', 'main', DOCS, WRAP, children),
  part('DocItem', 'main', DOCS, WRAP, { article: 'DocContent' }),
  part('DocCategoryGeneratedIndexPage', 'main', 'generated indexes of categories', WRAP, { as: 'GeneratedIndex' }),
  ...DOC_FRAMES.map((name) => part(name, 'main', DOCS, WRAP, { ...children, isFrame: true })).reverse(),
  part('DocTagsListPage', 'main', 'the list of tags', WRAP, { page: 'tags', inside: ['Tag', 'TagsListByLetter'] }),
  part('DocTagDocListPage', 'main', 'the page of a tag', WRAP, { page: 'tag' }),
  part('BlogSidebar', 'main', BLOG, WRAP),
  part('BlogListPaginator', 'main', 'lists of posts', WRAP, { inside: ['PaginatorNavLink'] }),
  part('BlogPostPaginator', 'main', 'posts', WRAP, { inside: ['PaginatorNavLink'] }),
  part('BlogPostItem', 'main', BLOG, WRAP, {
    ...children,
    showsInside: true,
    inside: ['Blog/Components/Author', 'Blog/Components/Author/Socials'],
  }),
  part('BlogPostItems', 'main', 'lists of posts', WRAP, { takesPosts: true }),
  part('BlogLayout', 'main', BLOG, WRAP, { ...children, showsInside: true, showsToc: true }),
  part('BlogListPage', 'main', 'lists of posts', WRAP, { page: 'blog-list', takesPosts: true }),
  part('BlogPostPage', 'main', 'posts', WRAP, { page: 'blog-post', article: 'PostContent' }),
  part('BlogTagsListPage', 'main', 'the list of tags', WRAP, { page: 'tags', inside: ['Tag', 'TagsListByLetter'] }),
  part('BlogTagsPostsPage', 'main', 'the page of a tag', WRAP, { page: 'blog-list', takesPosts: true }),
  part('BlogArchivePage', 'main', 'the archive of the blog', WRAP, { page: 'blog-archive' }),
  part('Blog/Pages/BlogAuthorsListPage', 'main', 'the list of authors', WRAP, {
    page: 'blog-authors',
    inside: ['Blog/Components/Author', 'Blog/Components/Author/Socials'],
  }),
  part('Blog/Pages/BlogAuthorsPostsPage', 'main', 'the page of an author', WRAP, {
    page: 'blog-author',
    takesPosts: true,
    inside: ['Blog/Components/Author', 'Blog/Components/Author/Socials'],
  }),
  part('MDXPage', 'main', 'Markdown pages of src/pages', WRAP, { page: 'page', article: 'MdxContent' }),
  part('NotFound/Content', 'main', 'the not-found page', SAFE),
  part('NotFound', 'main', 'the not-found page', SAFE, { page: 'not-found' }),
];

const SHELL_PARTS = [
  part('SkipToContent', 'shell', PAGES, SAFE, hydrated),
  part('AnnouncementBar', 'shell', PAGES, WRAP, hydrated),
  part('Logo', 'shell', PAGES, WRAP, { slots: { Logo: LOGO_PROPS } }),
  part('SearchBar', 'shell', PAGES, WRAP, hydrated),
  part('NavbarItem/SearchNavbarItem', 'shell', PAGES, WRAP, { ...hydrated, inside: ['Navbar/Search'] }),
  part('ColorModeToggle', 'shell', PAGES, WRAP, {
    ...hydrated,
    classic: 'Navbar/ColorModeToggle',
    slots: TOGGLE_PROPS,
    inside: ['Icon/LightMode', 'Icon/DarkMode', 'Icon/SystemColorMode'],
  }),
  part('NavbarItem/ComponentTypes', 'shell', PAGES, WRAP, table),
  navbarItem(NAVBAR_ITEM_PARTS.link, 'NavbarItem/NavbarNavLink'),
  navbarItem(NAVBAR_ITEM_PARTS.dropdown),
  navbarItem(NAVBAR_ITEM_PARTS.doc),
  navbarItem(NAVBAR_ITEM_PARTS.docSidebar),
  navbarItem(NAVBAR_ITEM_PARTS.docsVersion),
  navbarItem(NAVBAR_ITEM_PARTS.docsVersionDropdown),
  navbarItem(NAVBAR_ITEM_PARTS.localeDropdown, 'Icon/Language'),
  navbarItem(NAVBAR_ITEM_PARTS.html),
  navbarItem('NavbarItem'),
  part('Navbar', 'shell', PAGES, WRAP, hydrated),
  part('DocSidebar', 'shell', SIDEBAR, WRAP, {
    ...ofPage,
    ...hydrated,
    inside: ['DocSidebarItem', 'DocSidebarItems'],
  }),
  part('BackToTopButton', 'shell', DOCS, WRAP, { ...ofPage, ...hydrated }),
  part('SearchPage', 'shell', 'the search page', WRAP, { ...ofPage, ...hydrated }),
  part('Footer', 'shell', PAGES, WRAP),
  ...AROUND_PARTS.map((name) => part(name, 'shell', PAGES, name === 'Root' ? SAFE : WRAP, around)).reverse(),
];

export type MainPart = (typeof MAIN_PARTS)[number]['name'];

export const THEME_PARTS: readonly ThemePart[] = [...CONTENT_PARTS, ...MAIN_PARTS, ...SHELL_PARTS];

const byName = new Map(THEME_PARTS.map((found) => [found.name, found]));

export function findThemePart(name: string | undefined): ThemePart | undefined {
  return byName.get(name ?? '');
}

/** The parts that a component of the theme belongs to: `Footer/Links/Simple` → `Footer`. */
export function partsAround(name: string): ThemePart[] {
  for (let inner = name; inner !== ''; inner = folderOf(inner)) {
    const found = THEME_PARTS.filter(
      (one) => one.inside?.includes(inner) || (one.name === inner && inner !== name && !one.isAround),
    );
    if (found.length > 0) return found;
  }
  return [];
}

function folderOf(name: string): string {
  return name.slice(0, Math.max(name.lastIndexOf('/'), 0));
}
