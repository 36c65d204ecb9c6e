/** Converts the properties of Docusaurus's component to those of ours. */
import type { PageContent } from '../../../shared/pageContent.ts';
import type { PartRequest } from '../../../shared/renderer.ts';
import type { MainPart } from '../../../shared/themeParts.ts';
import type { SiteData } from '../../../shared/siteData.ts';

interface Link {
  title: string;
  permalink: string;
}

type Given = Record<string, unknown>;

export function enginePartProps(
  { name, props = {}, of }: PartRequest,
  content: PageContent,
  site: SiteData,
): Given | undefined {
  const own = content as unknown as Given;
  const href = (permalink: string) => toRoutePath(permalink, site);
  const link = (key: string, otherwise: string) => {
    if (!(key in props)) return own[otherwise];
    const given = props[key] as Link | undefined;
    return given && { title: given.title, href: href(given.permalink) };
  };
  const updated = () =>
    'lastUpdatedAt' in props || 'lastUpdatedBy' in props
      ? { at: props.lastUpdatedAt, by: props.lastUpdatedBy }
      : (own.lastUpdated ?? {});
  switch (name as MainPart) {
    case 'DocBreadcrumbs':
      return own.breadcrumbs ? { items: own.breadcrumbs } : undefined;
    case 'DocVersionBanner':
      return own.banner ? { banner: own.banner } : undefined;
    case 'DocVersionBadge':
      return own.versionBadge === undefined ? undefined : { label: own.versionBadge };
    case 'ContentVisibility':
      return { unlisted: own.unlisted, draft: own.draft };
    case 'DocItem/Content':
      return { html: own.html, title: own.hasH1 || own.hideTitle ? undefined : own.title };
    case 'TagsListInline': {
      const tags = props.tags as { label: string; permalink: string; description?: string }[] | undefined;
      const shown = tags?.map((tag) => ({ label: tag.label, description: tag.description, href: href(tag.permalink) }));
      return { tags: shown ?? own.tags ?? [] };
    }
    case 'EditThisPage': {
      const editUrl = props.editUrl ?? own.editUrl;
      return editUrl === undefined ? undefined : { editUrl };
    }
    case 'LastUpdated':
      return { lastUpdated: updated() };
    case 'EditMetaRow':
      return { className: props.className, editUrl: props.editUrl ?? own.editUrl, lastUpdated: updated() };
    case 'TOC':
      return { className: props.className };
    case 'DocPaginator':
      return { className: props.className, previous: link('previous', 'previous'), next: link('next', 'next') };
    case 'DocItem/Paginator':
      return { previous: own.previous, next: own.next };
    case 'BlogPostPaginator':
      return { previous: link('prevItem', 'previous'), next: link('nextItem', 'next') };
    case 'BlogListPaginator':
      return { newer: own.previousPage, older: own.nextPage };
    case 'BlogSidebar':
    case 'BlogLayout':
      return own.sidebar || name === 'BlogLayout' ? { sidebar: own.sidebar } : undefined;
    case 'BlogPostItems':
      return { posts: own.posts ?? [] };
    case 'BlogPostItem': {
      const posts = own.posts as { href: string }[] | undefined;
      const post = posts?.find((candidate) => candidate.href === href(of ?? ''));
      if (posts) return post && { post };
      return { content };
    }
    default:
      return { content };
  }
}

export function toRoutePath(permalink: string, { baseUrl }: SiteData): string {
  return baseUrl !== '/' && permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length - 1) : permalink;
}
