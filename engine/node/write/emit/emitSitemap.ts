import picomatch from 'picomatch';
import { messageOf } from '../../../shared/messageOf.ts';
import type { Page } from '../../../shared/pageContent.ts';
import { applyTrailingSlash, toCanonical } from '../../../shared/url/sitePaths.ts';
import { escapeXml } from '../../ground/escapeXml.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { quoteValue } from '../../read/config/report/quoteValue.ts';
import type { SiteConfig, SitemapOptions } from '../../read/config/types.ts';
import type { Route } from '../../read/routes/types.ts';
import type { Output } from '../output/openOutput.ts';

/** The facts about a page that the sitemap needs. */
export interface SitemapPage {
  routePath: string;
  indexed: boolean;
  changedAt?: number;
  /** The page in all its languages. */
  alternates: { hreflang: string; href: string }[];
}

export function toSitemapPage(page: Page): SitemapPage {
  const robots = page.head.tags.some(
    ({ tag, attributes }) =>
      tag === 'meta' && attributes['name'] === 'robots' && String(attributes['content']).includes('noindex'),
  );
  const alternates = page.head.tags.flatMap(({ tag, attributes: { rel, hreflang, href } }) =>
    tag === 'link' && rel === 'alternate' && hreflang && href
      ? [{ hreflang: String(hreflang), href: String(href) }]
      : [],
  );
  const isUntranslated = 'untranslated' in page.content;
  const indexed = !robots && !isUntranslated && page.kind !== 'not-found';
  return { routePath: page.path, indexed, alternates };
}

/** When the page of a file was last changed. */
export function toChangedAt(route: Route): number | undefined {
  switch (route.kind) {
    case 'doc':
      return route.doc.changedAt;
    case 'blog-post':
      return route.post.changedAt;
    case 'page':
      return route.page.changedAt;
    default:
      return undefined;
  }
}

export async function emitSitemap(config: SiteConfig, pages: SitemapPage[], output: Output): Promise<ContentProblem[]> {
  const options = config.sitemap;
  if (!options || config.noIndex) return [];
  const isIgnored = picomatch(options.ignorePatterns);
  const pathOf = (page: SitemapPage) =>
    config.baseUrl.replace(/\/$/, '') + applyTrailingSlash(page.routePath, config.trailingSlash);
  const toEntries = (shown: SitemapPage[]) =>
    shown.filter((page) => page.indexed && !isIgnored(pathOf(page))).map((page) => toEntry(config, options, page));
  const problems: ContentProblem[] = [];
  const entries = (await createEntries()).sort((a, b) => (a.url < b.url ? -1 : 1));
  // An empty sitemap is invalid; Docusaurus writes none either.
  if (entries.length > 0) await output.write(config.folder + options.filename, renderSitemap(entries));
  return problems;

  /** Those of the pages, unless a function of the configuration changes them. */
  async function createEntries(): Promise<SitemapEntry[]> {
    const all = toEntries(pages);
    if (!options || !options.createSitemapItems) return all;
    const byPath = new Map(pages.map((page) => [pathOf(page), page]));
    const createItems = options.createSitemapItems as (params: object) => unknown;
    try {
      const items = await createItems({
        siteConfig: config.raw,
        routes: pages.map((page) => ({
          path: pathOf(page),
          exact: true,
          metadata: { lastUpdatedAt: page.changedAt },
        })),
        defaultCreateSitemapItems: async ({ routes }: { routes: { path: string }[] }) =>
          toEntries(routes.flatMap(({ path }) => byPath.get(path) ?? [])),
      });
      if (!Array.isArray(items)) throw new Error(`it gives ${quoteValue(items)}; expected a list of items`);
      return items as SitemapEntry[];
    } catch (error) {
      const reason = messageOf(error);
      const message = `\`createSitemapItems\` of the sitemap fails: ${reason.replace(/\.$/, '')}. The sitemap is made without it.`;
      problems.push({ severity: 'error', code: 'function-fails', filePath: config.configPath, message });
      return all;
    }
  }
}

function toEntry(config: SiteConfig, options: SitemapOptions, page: SitemapPage): SitemapEntry {
  const at = page.changedAt === undefined ? undefined : new Date(page.changedAt).toISOString();
  return {
    url: toCanonical(config, page.routePath),
    changefreq: options.changefreq,
    priority: options.priority,
    alternates: config.i18n.built.length > 1 ? page.alternates : [],
    lastmod: options.lastmod && at ? (options.lastmod === 'date' ? at.slice(0, 10) : at) : undefined,
  };
}

export interface SitemapEntry {
  /** Absolute URL. */
  url: string;
  changefreq?: string | null;
  priority?: number | null;
  lastmod?: string;
  alternates?: SitemapPage['alternates'];
}

export function renderSitemap(entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, changefreq, priority, lastmod, alternates = [] }) =>
      `<url><loc>${escapeXml(url)}</loc>` +
      (lastmod ? `<lastmod>${lastmod}</lastmod>` : '') +
      (changefreq ? `<changefreq>${changefreq}</changefreq>` : '') +
      (typeof priority === 'number' ? `<priority>${priority.toFixed(1)}</priority>` : '') +
      alternates
        .map(
          ({ hreflang, href }) =>
            `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
        )
        .join('') +
      '</url>',
  );
  const hasAlternates = entries.some(({ alternates = [] }) => alternates.length > 0);
  const xhtml = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${urls.join('\n')}\n</urlset>\n`;
}
