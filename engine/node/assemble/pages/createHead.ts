import { isExternal, toCanonical } from '../../../shared/url/sitePaths.ts';
import type { Breadcrumb } from '../../../shared/pageContent.ts';
import type { HeadData, HeadTag } from '../../../shared/pageData.ts';
import type { LocaleData, RoutePath } from '../../../shared/siteData.ts';

/** The part of the configuration that every page's head repeats. */
export interface HeadSite {
  title: string;
  titleDelimiter: string;
  url: string;
  baseUrl: string;
  /** The root of files, the same in every locale. */
  root: { url: string; baseUrl: string };
  trailingSlash: boolean | undefined;
  noIndex: boolean;
  locale: LocaleData;
  locales: LocaleData[];
  defaultLocale: string;
  /** `themeConfig.image`. */
  image?: string;
  /** `themeConfig.metadata`. */
  metadata: Record<string, string>[];
  /** The page in other locales, if there are several. */
  inLocales?: HeadLocales;
}

export interface HeadLocales {
  /** The path in the default locale, for an untranslated page. */
  original?: RoutePath;
  /** Path of the page in a locale; undefined if it is not translated there. */
  find(locale: string): RoutePath | undefined;
}

export interface HeadInput {
  routePath: RoutePath;
  /** Excludes the site title; absent if the site title alone is used. */
  title?: string;
  /** The title is the whole document title. */
  bareTitle?: boolean;
  description?: string;
  keywords?: string[];
  /** An absolute URL, or a file of the output folder. */
  image?: string;
  /** Content of the robots tag, if the page has one. */
  robots?: string;
  breadcrumbs?: Breadcrumb[];
  article?: { published: string; modified?: number; authors: string[]; tags: string[] };
  /** The page in schema.org's vocabulary. */
  structuredData?: object;
  /** Tags from the content's own `<Head>`. */
  extra?: HeadTag[];
}

/** Title and tags of one page, as search engines and social cards read them. */
export function createHead(site: HeadSite, input: HeadInput): HeadData {
  const fullTitle = toDocumentTitle(site, input);
  const own = toCanonical(site, input.routePath);
  const original = site.inLocales?.original;
  const canonical = original === undefined ? own : urlIn(site, defaultLocaleOf(site), original);
  const image = input.image ?? site.image;
  const tags: HeadTag[] = [meta('property', 'og:title', fullTitle)];

  if (input.description) {
    tags.push(meta('name', 'description', input.description), meta('property', 'og:description', input.description));
  }
  if (input.keywords?.length) tags.push(meta('name', 'keywords', input.keywords.join(',')));
  if (image) {
    const url = toAbsolute(site.root, image);
    tags.push(meta('property', 'og:image', url), meta('name', 'twitter:image', url));
  }
  tags.push(
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('property', 'og:url', own),
    meta('property', 'og:type', input.article ? 'article' : 'website'),
    meta('property', 'og:locale', toOgLocale(site.locale.htmlLang)),
    ...site.locales
      .filter((locale) => locale.name !== site.locale.name)
      .map((locale) => meta('property', 'og:locale:alternate', toOgLocale(locale.htmlLang))),
    link({ rel: 'canonical', href: canonical }),
    ...toAlternates(site, input.routePath),
  );
  const robots = site.noIndex ? 'noindex, nofollow' : input.robots;
  if (robots) tags.push(meta('name', 'robots', robots));
  if (input.article) tags.push(...toArticleTags(input.article));
  const breadcrumbs = toBreadcrumbList(site, input.breadcrumbs ?? []);
  for (const data of [breadcrumbs, input.structuredData]) if (data) tags.push(jsonLd(data));
  // The page's own tags win over the site's.
  const common = site.metadata.map((attributes): HeadTag => ({ tag: 'meta', attributes }));
  return withExtraTags({ title: fullTitle, tags: withoutReplaced(common, tags).concat(tags) }, input.extra ?? []);
}

function toDocumentTitle(
  site: Pick<HeadSite, 'title' | 'titleDelimiter'>,
  input: Pick<HeadInput, 'title' | 'bareTitle'>,
): string {
  if (!input.title || input.title === site.title) return site.title;
  return input.bareTitle ? input.title : `${input.title} ${site.titleDelimiter} ${site.title}`;
}

/** The absolute URL of an output file; absolute URLs stay unchanged. */
export function toAbsolute(root: HeadSite['root'], target: string): string {
  if (isExternal(target)) return target;
  return root.url.replace(/\/+$/, '') + root.baseUrl.replace(/\/+$/, '') + '/' + target.replace(/^\/+/, '');
}

function toAlternates(site: HeadSite, routePath: RoutePath): HeadTag[] {
  const toLink = (locale: LocaleData, hreflang: string): HeadTag[] => {
    const path = site.inLocales ? site.inLocales.find(locale.name) : routePath;
    return path === undefined ? [] : [link({ rel: 'alternate', href: urlIn(site, locale, path), hreflang })];
  };
  return [
    ...site.locales.flatMap((locale) => toLink(locale, locale.htmlLang)),
    ...toLink(defaultLocaleOf(site), 'x-default'),
  ];
}

function defaultLocaleOf(site: HeadSite): LocaleData {
  return site.locales.find((locale) => locale.name === site.defaultLocale) ?? site.locale;
}

function urlIn(site: HeadSite, locale: LocaleData, routePath: RoutePath): string {
  return toCanonical({ url: locale.url, baseUrl: '/', trailingSlash: site.trailingSlash }, routePath);
}

function toArticleTags(article: NonNullable<HeadInput['article']>): HeadTag[] {
  const modified = article.modified === undefined ? [] : [new Date(article.modified).toISOString()];
  return [
    meta('property', 'article:published_time', article.published),
    ...modified.map((at) => meta('property', 'article:modified_time', at)),
    ...(article.authors.length ? [meta('property', 'article:author', article.authors.join(','))] : []),
    ...(article.tags.length ? [meta('property', 'article:tag', article.tags.join(','))] : []),
  ];
}

function toBreadcrumbList(site: HeadSite, breadcrumbs: Breadcrumb[]): object | undefined {
  const linked = breadcrumbs.filter((crumb) => crumb.href);
  if (linked.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: linked.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.label,
      item: isExternal(crumb.href ?? '') ? crumb.href : toCanonical(site, crumb.href ?? '/'),
    })),
  };
}

function jsonLd(data: object): HeadTag {
  const content = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return { tag: 'script', attributes: { type: 'application/ld+json' }, content };
}

/** A tag in the content replaces the generated one of the same name. */
export function withExtraTags(head: HeadData, extra: HeadTag[]): HeadData {
  const title = extra.find((tag) => (tag.tag as string) === 'title')?.content;
  const added = extra.filter((tag) => (tag.tag as string) !== 'title');
  return { title: title ?? head.title, tags: [...withoutReplaced(head.tags, added), ...added] };
}

function withoutReplaced(tags: HeadTag[], by: HeadTag[]): HeadTag[] {
  const replaced = new Set(by.map(keyOf).filter(Boolean));
  return tags.filter((tag) => !replaced.has(keyOf(tag)));
}

function keyOf(tag: HeadTag): string | undefined {
  if (tag.tag === 'meta') {
    const name = tag.attributes['name'] ?? tag.attributes['property'];
    return typeof name === 'string' ? `meta ${name}` : undefined;
  }
  return tag.tag === 'link' && tag.attributes['rel'] === 'canonical' ? 'canonical' : undefined;
}

function meta(key: 'name' | 'property', value: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [key]: value, content } };
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes };
}

function toOgLocale(htmlLang: string): string {
  return htmlLang.replace('-', '_');
}
