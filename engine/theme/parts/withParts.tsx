import type { ComponentType, ReactNode } from 'react';
import { INSIDE_TOKEN } from '../../shared/renderer.ts';
import { usePageContext } from '../pages/PageContext.ts';
import type { MainComponents, PageView, PageViews } from '../registry/ThemeComponents.ts';

/** Docusaurus's names of the theme's own components; outer ones first. */
const MAIN_NAMES: Record<keyof MainComponents, string[]> = {
  DocBreadcrumbs: ['DocBreadcrumbs'],
  DocVersionBanner: ['DocVersionBanner'],
  DocVersionBadge: ['DocVersionBadge'],
  ContentVisibility: ['ContentVisibility'],
  TOC: ['TOC'],
  DocItemTOCDesktop: ['DocItem/TOC/Desktop'],
  TOCCollapsible: ['DocItem/TOC/Mobile', 'TOCCollapsible'],
  DocCards: ['DocCardList', 'DocCard'],
  DocItemContent: ['DocItem/Content'],
  DocItemFooter: ['DocItem/Footer'],
  DocItemLayout: ['DocItem/Layout'],
  DocItemPaginator: ['DocItem/Paginator'],
  DocItem: ['DocItem'],
  GeneratedIndex: ['DocCategoryGeneratedIndexPage'],
  TagsListInline: ['TagsListInline'],
  EditMetaRow: ['EditMetaRow'],
  EditThisPage: ['EditThisPage'],
  LastUpdated: ['LastUpdated'],
  DocPaginator: ['DocPaginator'],
  BlogLayout: ['BlogLayout'],
  BlogSidebar: ['BlogSidebar'],
  BlogPostItem: ['BlogPostItem'],
  BlogPostItems: ['BlogPostItems'],
  BlogListPaginator: ['BlogListPaginator'],
  BlogPostPaginator: ['BlogPostPaginator'],
  NotFoundContent: ['NotFound/Content'],
};

const PAGE_NAMES: Partial<Record<keyof PageViews, string[]>> = {
  tags: ['DocTagsListPage', 'BlogTagsListPage'],
  tag: ['DocTagDocListPage'],
  'blog-list': ['BlogListPage', 'BlogTagsPostsPage'],
  'blog-post': ['BlogPostPage'],
  'blog-archive': ['BlogArchivePage'],
  'not-found': ['NotFound'],
};

type AnyComponent = ComponentType<Record<string, unknown>>;

/** The component, unless the page has HTML of the site's own in its place. */
function orPart(Component: AnyComponent, names: readonly string[]): AnyComponent {
  return function MainPart(props) {
    const { page, raw } = usePageContext();
    const html = names.map((name) => page.parts?.[name]).find((part) => part !== undefined);
    if (html === undefined) return <Component {...props} />;
    const [before = '', ...after] = html.split(INSIDE_TOKEN);
    if (after.length === 0) return raw(html);
    return (
      <>
        {raw(before)}
        {props.children as ReactNode}
        {raw(after.join(''))}
      </>
    );
  };
}

export function mainWithParts(components: MainComponents): MainComponents {
  const entries = Object.entries(components) as [keyof MainComponents, AnyComponent][];
  return Object.fromEntries(
    entries.map(([key, Component]) => [key, orPart(Component, MAIN_NAMES[key])]),
  ) as unknown as MainComponents;
}

export function pagesWithParts(views: PageViews): PageViews {
  const entries = Object.entries(views) as [keyof PageViews, PageView<unknown>][];
  return Object.fromEntries(
    entries.map(([kind, view]) => {
      const names = PAGE_NAMES[kind];
      return [kind, names ? { ...view, Main: orPart(view.Main as AnyComponent, names) } : view];
    }),
  ) as unknown as PageViews;
}

/** The theme's own component of a name. */
export function findMainComponent(name: string, components: MainComponents): AnyComponent | undefined {
  const found = Object.entries(MAIN_NAMES).find(([, names]) => names.includes(name));
  return found && (components[found[0] as keyof MainComponents] as unknown as AnyComponent);
}

export function findPageView(name: string, views: PageViews): AnyComponent | undefined {
  const found = Object.entries(PAGE_NAMES).find(([, names]) => names.includes(name));
  return found && (views[found[0] as keyof PageViews].Main as unknown as AnyComponent);
}
