import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData, SidebarData, SidebarItem } from '../../engine/shared/pageData.ts';
import type { SiteData } from '../../engine/shared/siteData.ts';
import type { SidebarNode, SiteFacts } from '../facts.ts';
import { attributeOf, parseHtml, type Element } from '../html/parseHtml.ts';
import { selectFirst } from '../html/select.ts';
import { toAddress, toRoute, type Place } from './address.ts';
import { listDocuments } from './listDocuments.ts';
import { readFeeds } from './readFeeds.ts';
import { readRedirects } from './readRedirects.ts';
import { readSitemaps } from './readSitemaps.ts';
import { readThemePage } from './readThemePage.ts';

/** `locale`: whose sidebars and versions to read, if there are several locales. */
export async function readOctavo(outDir: string, locale?: string): Promise<SiteFacts> {
  const folder = locale === undefined ? '' : `${locale}/`;
  const facts: SiteFacts = {
    ...(locale !== undefined && { locale }),
    pages: {},
    sidebars: {},
    versions: await readVersions(outDir, locale),
    feeds: await readFeeds(outDir),
    redirects: await readRedirects(outDir, '/'),
    sitemaps: await readSitemaps(outDir),
  };
  for (const file of await listDocuments(outDir)) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    if (!html.includes('id="octavo:page"')) continue;
    const root = parseHtml(html);
    const { docs } = readPageData(root);
    const place = placeOf(root, file);
    facts.pages[toRoute(`/${file}`)] = {
      ...readThemePage(root, place),
      sidebar: docs?.sidebar?.name ?? '',
    };
    if (docs?.sidebar && file.startsWith(folder)) {
      const { items } = await readData<SidebarData>(path.join(outDir, docs.sidebar.file));
      facts.sidebars[`${docs.instanceId} ${docs.versionName} ${docs.sidebar.name}`] = items.map((item) =>
        toNode(item, folder),
      );
    }
  }
  return facts;
}

/** The 404 page is served anywhere, so its links begin with the base URL; all others are relative. */
function placeOf(root: Element, file: string): Place {
  const base = attributeOf(root, 'data-oc-lost') ?? '/';
  return { base, path: base + file };
}

function readPageData(root: Element): Partial<PageData> {
  const script = selectFirst(root, '[id="octavo:page"]');
  const text = script?.childNodes.map((node) => ('value' in node ? node.value : '')).join('') || '{}';
  return JSON.parse(text) as Partial<PageData>;
}

async function readVersions(outDir: string, locale: string | undefined): Promise<SiteFacts['versions']> {
  const folder = path.join(outDir, '_octavo');
  const names = (await readdir(folder)).filter((file) => /^site-.*\.js$/.test(file));
  const all = await Promise.all(names.map((name) => readData<SiteData>(path.join(folder, name))));
  const site = all.find((data) => locale === undefined || data.locale.name === locale);
  if (!site) throw new Error('Octavo wrote no data of the site.');
  const { docs, folder: inOutput = '' } = site;
  const versions = Object.values(docs).map(({ id, versions }) => [
    id,
    versions.map(({ name, label, isLast, path, mainDocId }) =>
      [name, label, isLast ? 'last' : '', toRoute(`/${inOutput}${path.slice(1)}`), mainDocId].join('|'),
    ),
  ]);
  return Object.fromEntries(versions) as SiteFacts['versions'];
}

async function readData<T>(filePath: string): Promise<T> {
  const text = await readFile(filePath, 'utf8');
  return JSON.parse(text.slice(text.indexOf(',') + 1, text.lastIndexOf(')'))) as T;
}

function toNode(item: SidebarItem, folder: string): SidebarNode {
  const className = item.className ? { className: item.className } : {};
  if (item.type === 'html') return { label: item.value, ...className };
  const href =
    item.href === undefined
      ? {}
      : { href: toAddress(item.href.replace(/^\//, `/${folder}`), { base: '/', path: '/' }) };
  if (item.type === 'link') return { label: item.label, ...href, ...className };
  const { label, collapsed, collapsible, items } = item;
  return { label, ...href, ...className, collapsed, collapsible, items: items.map((child) => toNode(child, folder)) };
}
