/** The hooks that components of Docusaurus's theme, and their replacements, use to read their page. */
import type { ComponentType, ReactNode } from 'react';
import { createContext, createElement, useContext } from 'react';
import { pluralForm } from '../../../shared/createTranslate.ts';
import { MAIN_ID } from '../../../shared/documentIds.ts';
import { groupBy } from '../../../shared/groupBy.ts';
import { AsIs } from '../../base/AsIs.ts';
import { Details } from '../../content/Details.tsx';
import { translate } from '../../content/Translate.tsx';
import { processAdmonitionProps } from '../../content/admonitionTitle.ts';
import { docsClient } from './docsClient.ts';
import { useLocaleName } from './useDocusaurusContext.ts';
import type { Platform } from './platform.ts';
import { addressHooks } from './addressHooks.ts';
import { blogSidebar } from './blogSidebar.tsx';
import { behaviourHooks } from './behaviourHooks.ts';
import { commonExtras } from './commonExtras.tsx';
import { isSamePath } from './isSamePath.ts';
import { useField, usePageField, usePageReader } from '../parts/partData.ts';
import { sidebarHooks } from './sidebarHooks.ts';
import { storageHooks } from './storageHooks.ts';
import { themeCommon } from './themeCommon.ts';
import { tocHooks } from './tocHooks.ts';

type Modules = Record<string, Record<string, unknown>>;

interface Content {
  metadata: Record<string, unknown>;
  frontMatter?: Record<string, unknown>;
  assets?: object;
  toc?: unknown[];
}

/** A post in a list brings its own data; the page of a post has one post. */
const BlogPostContext = createContext<Record<string, unknown> | undefined>(undefined);

function BlogPostProvider(props: { content: Content; isBlogPostPage?: boolean; children?: ReactNode }) {
  const { metadata, frontMatter = {}, assets = {}, toc = [] } = props.content;
  const value = { metadata, frontMatter, assets, toc, isBlogPostPage: props.isBlogPostPage ?? false };
  return createElement(BlogPostContext.Provider, { value }, props.children);
}

function useBlogPost(): Record<string, unknown> {
  const given = useContext(BlogPostContext);
  const blogPost = usePageField('blogPost');
  const value = given ?? blogPost;
  if (!value) throw new Error('Hook useBlogPost is called on a page that is no post.');
  return value;
}

/** Large fields are loaded only when they are read. */
function useDocsVersion(): Record<string, unknown> {
  const version = useField('version', 'useDocsVersion');
  const read = usePageReader();
  return {
    ...version,
    get docs() {
      return read('docs');
    },
    get docsSidebars() {
      return read('docsSidebars');
    },
  };
}

export function hookModules(platform: Platform): Modules {
  const clients = clientModules(platform);
  // Exports that moved from theme-common to the plugins in Docusaurus 3.6; ejected components use the old names.
  const moved = Object.assign({}, docsClient(platform), ...Object.values(clients)) as Record<string, unknown>;
  const internals = { ...moved, ...commonInternals(platform) };
  return {
    ...clients,
    '@docusaurus/theme-common/internal': internals,
    '@docusaurus/theme-common': { Details, ...internals, ...commonExports(platform), ...themeCommon(platform) },
  };
}

function clientModules(platform: Platform): Modules {
  return {
    '@docusaurus/plugin-content-docs/client': {
      DocProvider: AsIs,
      DocsPreferredVersionContextProvider: AsIs,
      DocsSidebarProvider: AsIs,
      DocsVersionProvider: AsIs,
      useDocRootMetadata() {
        const { name, items } = usePageField('sidebar') ?? {};
        return { docElement: createElement(platform.Inside), sidebarName: name, sidebarItems: items };
      },
      useDoc: () => useField('doc', 'useDoc'),
      useDocsVersion,
      useDocsSidebar: () => usePageField('sidebar') ?? null,
      useSidebarBreadcrumbs: () => usePageField('breadcrumbs') ?? null,
      useBreadcrumbsStructuredData: () => ({}),
      ...sidebarHooks(platform),
    },
    '@docusaurus/plugin-content-blog/client': {
      BlogPostProvider,
      useBlogPost,
      useBlogMetadata: () => useField('blog', 'useBlogMetadata'),
      useBlogPostStructuredData: () => ({}),
      useBlogListPageStructuredData: () => ({}),
      ...blogSidebar(platform),
    },
  };
}

/** Exports of theme-common, without its internal ones and those that content may use. */
function commonExports(platform: Platform): Record<string, unknown> {
  return {
    NavbarSecondaryMenuFiller,
    SkipToContentLink,
    isMultiColumnFooterLinks: (links: object[]) => links.length > 0 && 'title' in (links[0] ?? {}),
    isRegexpStringMatch: (pattern?: string, text?: string) =>
      pattern !== undefined && text !== undefined && new RegExp(pattern, 'gi').test(text),
    listTagsByLetters,
    prefersReducedMotion: () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion)').matches,
    composeProviders,
    useAnchorTargetClassName: () => undefined,
    usePluralForm: () => {
      const locale = useLocaleName();
      return { selectMessage: (count: number, forms: string) => pluralForm(forms, count, locale) };
    },
    ...commonExtras(platform),
    ...storageHooks(platform),
    processAdmonitionProps,
    duplicates: (list: unknown[]) => list.filter((item, index) => list.indexOf(item) !== index),
    uniq: (list: unknown[]) => [...new Set(list)],
  };
}

function commonInternals(platform: Platform): Record<string, unknown> {
  return {
    // An ejected `Layout/Provider` names these; what they provide is always there.
    AnnouncementBarProvider: AsIs,
    ColorModeProvider: AsIs,
    NavbarProvider: AsIs,
    ScrollControllerProvider: AsIs,
    TitleFormatterProvider: AsIs,
    isSamePath,
    useLocalPathname: () => platform.useLocation().pathname,
    useHomePageRoute: () => ({ path: '/' }),
    useDateTimeFormat(options: Intl.DateTimeFormatOptions) {
      const locale = useLocaleName();
      return new Intl.DateTimeFormat(locale, options);
    },
    useBlogTagsPostsPageTitle({ label, count }: { label: string; count: number }) {
      const nPosts = usePosts(count);
      return translate(
        { id: 'theme.blog.tagTitle', message: '{nPosts} tagged with "{tagName}"' },
        { nPosts, tagName: label },
      );
    },
    translateTagsPageTitle: () => translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags' }),
    translateBlogAuthorsListPageTitle: () => translate({ id: 'theme.blog.authorsList.pageTitle', message: 'Authors' }),
    BlogAuthorsListViewAllLabel: () => translate({ id: 'theme.blog.authorsList.viewAll', message: 'View all authors' }),
    BlogAuthorNoPostsLabel: () =>
      translate({ id: 'theme.blog.author.noPosts', message: 'This author has not written any posts yet.' }),
    useBlogAuthorPageTitle({ name, key = '', count }: { name?: string; key?: string; count: number }) {
      const nPosts = usePosts(count);
      return translate(
        { id: 'theme.blog.author.pageTitle', message: '{authorName} - {nPosts}' },
        { authorName: name || key, nPosts },
      );
    },
    // The theme's drawer is on top of everything and has its own backdrop.
    useNavbarMobileSidebar: () => ({
      disabled: false,
      shouldRender: false,
      shown: false,
      toggle: platform.toggleDrawer,
    }),
    useNavbarSecondaryMenu: () => ({ shown: false, hide() {} }),
    useHideableNavbar: () => ({ navbarRef: () => {}, isNavbarVisible: true }),
    useLockBodyScroll() {},
    ...tocHooks(platform),
    ...behaviourHooks(platform),
    ...addressHooks(platform),
    useAnnouncementBar() {
      const { visible, dismiss } = platform.useAnnouncement();
      return { isActive: visible, close: dismiss };
    },
    splitNavbarItems(items: { position?: string }[]) {
      const isLeft = (item: { position?: string }) => item.position === 'left';
      return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
    },
  };
}

/** Browsers move the focus along with the address. */
function SkipToContentLink({ children, ...props }: { children?: ReactNode }): ReactNode {
  const label = translate({ id: 'theme.common.skipToMainContent', message: 'Skip to main content' });
  const link = createElement('a', { ...props, href: `#${MAIN_ID}` }, children ?? label);
  return createElement('div', { role: 'region', 'aria-label': label }, link);
}

/** The first provider is the outermost. */
function composeProviders(providers: ComponentType<{ children?: ReactNode }>[]) {
  return ({ children }: { children?: ReactNode }): ReactNode =>
    providers.reduceRight<ReactNode>((inside, Provider) => createElement(Provider, null, inside), children);
}

function usePosts(count: number): string {
  const forms = translate({ id: 'theme.blog.post.plurals', message: 'One post|{count} posts' }, { count });
  return pluralForm(forms, count, useLocaleName());
}

interface SecondaryMenu {
  component: ComponentType<object>;
  props: { sidebar?: unknown };
}

/** The drawer shows the sidebar in place and has no second menu. */
function NavbarSecondaryMenuFiller({ component, props }: SecondaryMenu): ReactNode {
  return Array.isArray(props.sidebar) ? createElement(component, props) : null;
}

function listTagsByLetters(tags: { label: string }[]): { letter: string; tags: { label: string }[] }[] {
  const sorted = tags.toSorted((a, b) => a.label.localeCompare(b.label));
  const letters = groupBy(sorted, ({ label }) => (label[0] ?? '').toUpperCase());
  return [...letters].map(([letter, found]) => ({ letter, tags: found }));
}
