import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData, SidebarData, SidebarItem } from '../engine/shared/pageData.ts';
import { load } from 'cheerio';
import { toRoute, type SidebarNode, type SiteFacts } from './facts.ts';
import { listDocuments } from './listDocuments.ts';
import { readDocument, type Selectors } from './readDocument.ts';
import { readFeeds, readSitemap } from './readFeeds.ts';

const SELECTORS: Selectors = {
  article: '.theme-doc-markdown, main .markdown',
  furniture: '.hash-link, .theme-code-block button, .oc-folded-toc',
  heading: 'main .markdown :is(h2,h3,h4,h5,h6)[id]',
  toc: '.oc-toc a',
  breadcrumbs: '.oc-breadcrumbs li',
  previous: 'nav[aria-label="Docs pages"] a[rel=prev], nav[aria-label="Blog post page navigation"] a[rel=prev]',
  next: 'nav[aria-label="Docs pages"] a[rel=next], nav[aria-label="Blog post page navigation"] a[rel=next]',
  pagerLabel: 'b',
  versionBadge: '.oc-version-badge',
  banner: '.oc-version-banner',
};

export async function readOctavo(outDir: string): Promise<SiteFacts> {
  const pages: SiteFacts['pages'] = new Map();
  const sidebars: SiteFacts['sidebars'] = new Map();
  for (const file of await listDocuments(outDir)) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    pages.set(toRoute(`/${file}`), readDocument(html, `/${file}`, SELECTORS));
    const { docs } = JSON.parse(load(html)('#octavo-page').text() || '{}') as Partial<PageData>;
    if (docs?.sidebar) {
      const { items } = await readData<SidebarData>(path.join(outDir, docs.sidebar.file));
      sidebars.set(`${docs.instanceId} ${docs.versionName} ${docs.sidebar.name}`, items.map(toNode));
    }
  }
  return { pages, sidebars, feeds: await readFeeds(outDir), sitemap: await readSitemap(outDir) };
}

async function readData<T>(filePath: string): Promise<T> {
  const text = await readFile(filePath, 'utf8');
  return JSON.parse(text.slice(text.indexOf(',') + 1, text.lastIndexOf(')'))) as T;
}

function toNode(item: SidebarItem): SidebarNode {
  if (item.type === 'html') return { label: item.value };
  const href = item.href === undefined || /^https?:/.test(item.href) ? item.href : toRoute(item.href);
  return {
    label: item.label,
    ...(href === undefined ? {} : { href }),
    ...(item.type === 'category' ? { collapsed: item.collapsed, items: item.items.map(toNode) } : {}),
  };
}
