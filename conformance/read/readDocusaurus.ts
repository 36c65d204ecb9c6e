import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UNKNOWN, type SiteFacts } from '../facts.ts';
import { parseHtml } from '../html/parseHtml.ts';
import { toRoute } from './address.ts';
import { listDocuments } from './listDocuments.ts';
import { readFeeds } from './readFeeds.ts';
import { readRedirects } from './readRedirects.ts';
import { readReferenceData } from './readReferenceData.ts';
import { readSitemaps } from './readSitemaps.ts';
import { readThemePage } from './readThemePage.ts';

/** Reads what Docusaurus wrote into the folder of the site. */
export async function readDocusaurus(siteDir: string, base: string, slash: boolean): Promise<SiteFacts> {
  const outDir = path.join(siteDir, 'build');
  const { locale, sidebars, versions, shownSidebars } = await readReferenceData(siteDir, base);
  const sidebarOf = (route: string) =>
    locale === undefined || `${route}/`.startsWith(`/${locale}/`) ? (shownSidebars.get(route) ?? '') : UNKNOWN;
  const pages: SiteFacts['pages'] = {};
  for (const file of await listDocuments(outDir)) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    if (!/ id="?__docusaurus\b/.test(html)) continue;
    const route = toRoute(`/${file}`);
    const place = { base, path: base + route.slice(1) + (slash && route !== '/' ? '/' : '') };
    pages[route] = { ...readThemePage(parseHtml(html), place), sidebar: sidebarOf(route) };
  }
  return {
    ...(locale !== undefined && { locale }),
    pages,
    sidebars,
    versions,
    feeds: await readFeeds(outDir),
    redirects: await readRedirects(outDir, base),
    sitemaps: await readSitemaps(outDir),
  };
}
