import type { SiteConfig } from '../../read/config/types.ts';

/** Options of content plugins that name the component of a page, and the component that each names by default. */
export const DOC_PAGES = {
  docItemComponent: 'DocItem',
  docTagsListComponent: 'DocTagsListPage',
  docTagDocListComponent: 'DocTagDocListPage',
  docCategoryGeneratedIndexComponent: 'DocCategoryGeneratedIndexPage',
} as const;
export const BLOG_PAGES = {
  blogListComponent: 'BlogListPage',
  blogPostComponent: 'BlogPostPage',
  blogTagsListComponent: 'BlogTagsListPage',
  blogTagsPostsComponent: 'BlogTagsPostsPage',
  blogArchiveComponent: 'BlogArchivePage',
  blogAuthorsListComponent: 'Blog/Pages/BlogAuthorsListPage',
  blogAuthorsPostsComponent: 'Blog/Pages/BlogAuthorsPostsPage',
} as const;

/** By part: the component that all instances of the plugin name. A part has one component for the whole site. */
export function chosenParts({ docs, blogs }: Pick<SiteConfig, 'docs' | 'blogs'>): Record<string, string> {
  return { ...inAll(docs, DOC_PAGES), ...inAll(blogs, BLOG_PAGES) };
}

function inAll<Parts extends Record<string, string>>(
  instances: readonly { [Key in keyof Parts]?: string | undefined }[],
  parts: Parts,
): Record<string, string> {
  const entries = Object.entries(parts).flatMap(([key, part]) => {
    const [name, ...others] = new Set(instances.map((options) => options[key]));
    return name === undefined || others.length > 0 ? [] : [[part, name] as const];
  });
  return Object.fromEntries(entries);
}
