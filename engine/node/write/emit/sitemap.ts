import { escapeXml } from '../../ground/escapeXml.ts';

export interface SitemapEntry {
  /** Absolute URL. */
  url: string;
  changefreq?: string | null;
  priority?: number | null;
  lastmod?: string;
}

export function renderSitemap(entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, changefreq, priority, lastmod }) =>
      `<url><loc>${escapeXml(url)}</loc>` +
      (lastmod ? `<lastmod>${lastmod}</lastmod>` : '') +
      (changefreq ? `<changefreq>${changefreq}</changefreq>` : '') +
      (typeof priority === 'number' ? `<priority>${priority.toFixed(1)}</priority>` : '') +
      '</url>',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
