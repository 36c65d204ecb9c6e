/**
 * The components of Docusaurus's theme that a site may replace by its own (`src/theme/Footer`), and what replacing them
 * means here. Parts come before those that contain them.
 */
export type PartLevel =
  /** Inside articles: replaces what the compiler uses. */
  | 'content'
  /** In `<main>`. */
  | 'main'
  /** Around it; the same on all pages. */
  | 'shell';

/** As Docusaurus says it: whether a new version of the theme may break it. */
export type Safety = 'safe' | 'unsafe';

export interface ThemePart {
  name: string;
  level: PartLevel;
  /** Where it shows, for messages. */
  shows: string;
  wrap: Safety;
  eject: Safety;
  /** It is given something to show inside. */
  hasChildren?: true;
  /** No component: an object of components. */
  isTable?: true;
}

const PAGES = 'every page';
const DOCS = 'docs pages';
const BLOG = 'blog pages';
const TEXT = 'pages that use it';

function part(name: string, level: PartLevel, shows: string, safety: [wrap: Safety, eject: Safety], more: object = {}) {
  return { name, level, shows, wrap: safety[0], eject: safety[1], ...more } satisfies ThemePart as ThemePart;
}

const SAFE: [Safety, Safety] = ['safe', 'safe'];
const WRAP: [Safety, Safety] = ['safe', 'unsafe'];
const children = { hasChildren: true };
const table = { isTable: true };

export const THEME_PARTS: readonly ThemePart[] = [
  part('Heading', 'content', TEXT, WRAP),
  part('Admonition/Types', 'content', TEXT, WRAP, table),
  part('Admonition', 'content', TEXT, SAFE, children),
  part('CodeBlock', 'content', TEXT, WRAP),
  part('Details', 'content', TEXT, SAFE),
  part('DocCardList', 'content', TEXT, WRAP),
  part('Mermaid', 'content', TEXT, WRAP),
  part('TabItem', 'content', TEXT, WRAP),
  part('Tabs', 'content', TEXT, WRAP),
  part('TOCInline', 'content', TEXT, SAFE),
  part('MDXComponents', 'content', TEXT, WRAP, table),

  part('EditThisPage', 'main', `${DOCS}, ${BLOG}`, SAFE),
  part('LastUpdated', 'main', `${DOCS}, ${BLOG}`, SAFE),
  part('EditMetaRow', 'main', `${DOCS}, ${BLOG}`, WRAP),
  part('TagsListInline', 'main', `${DOCS}, ${BLOG}`, WRAP),
  part('ContentVisibility', 'main', 'unlisted pages and drafts', WRAP),
  part('DocBreadcrumbs', 'main', DOCS, WRAP),
  part('DocVersionBanner', 'main', 'docs of other versions', SAFE),
  part('DocVersionBadge', 'main', 'docs with several versions', SAFE),
  part('DocItem/TOC/Mobile', 'main', DOCS, WRAP),
  part('DocItem/Content', 'main', DOCS, WRAP, children),
  part('DocItem/Footer', 'main', DOCS, WRAP),
  part('DocPaginator', 'main', DOCS, SAFE),
  part('DocItem/Paginator', 'main', DOCS, WRAP),
  part('DocItem/Layout', 'main', DOCS, WRAP, children),
  part('DocItem', 'main', DOCS, WRAP),
  part('DocCategoryGeneratedIndexPage', 'main', 'generated indexes of categories', WRAP),
  part('DocTagsListPage', 'main', 'the list of tags', WRAP),
  part('DocTagDocListPage', 'main', 'the page of a tag', WRAP),
  part('BlogSidebar', 'main', BLOG, WRAP),
  part('BlogListPaginator', 'main', 'lists of posts', WRAP),
  part('BlogPostPaginator', 'main', 'posts', WRAP),
  part('BlogPostItem', 'main', BLOG, WRAP, children),
  part('BlogPostItems', 'main', 'lists of posts', WRAP),
  part('BlogLayout', 'main', BLOG, WRAP, children),
  part('BlogListPage', 'main', 'lists of posts', WRAP),
  part('BlogPostPage', 'main', 'posts', WRAP),
  part('BlogTagsListPage', 'main', 'the list of tags', WRAP),
  part('BlogTagsPostsPage', 'main', 'the page of a tag', WRAP),
  part('BlogArchivePage', 'main', 'the archive of the blog', WRAP),
  part('NotFound/Content', 'main', 'the not-found page', SAFE),
  part('NotFound', 'main', 'the not-found page', SAFE),

  part('AnnouncementBar', 'shell', PAGES, WRAP),
  part('Logo', 'shell', PAGES, WRAP),
  part('SearchBar', 'shell', PAGES, WRAP),
  part('ColorModeToggle', 'shell', PAGES, WRAP),
  part('NavbarItem/ComponentTypes', 'shell', PAGES, WRAP, table),
  part('Navbar', 'shell', PAGES, WRAP),
  part('Footer', 'shell', PAGES, WRAP),
  part('Layout', 'shell', PAGES, WRAP, children),
  part('Root', 'shell', PAGES, SAFE, children),
];

const byName = new Map(THEME_PARTS.map((found) => [found.name, found]));

export function findThemePart(name: string): ThemePart | undefined {
  return byName.get(name);
}

/** The part that a component of the theme belongs to: `Footer/Links/Simple` → `Footer`. */
export function partAround(name: string): ThemePart | undefined {
  for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) {
    const found = byName.get(name.slice(0, at));
    if (found) return found;
  }
  return undefined;
}
