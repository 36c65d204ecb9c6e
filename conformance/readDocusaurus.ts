import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { toRoute, type SidebarNode, type SiteFacts } from './facts.ts';
import { readDocument, type Selectors } from './readDocument.ts';
import { readFeeds, readSitemap } from './readFeeds.ts';
import { listDocuments } from './listDocuments.ts';

const SELECTORS: Selectors = {
  article: '.theme-doc-markdown, article .markdown, .markdown',
  furniture: '.hash-link, .clean-btn, [class*=buttonGroup], .theme-doc-toc-mobile',
  heading: 'main .markdown :is(h2,h3,h4,h5,h6)[id]',
  toc: '.theme-doc-toc-desktop a, .col .table-of-contents a',
  breadcrumbs: '.theme-doc-breadcrumbs .breadcrumbs__item',
  previous: '.pagination-nav__link--prev',
  next: '.pagination-nav__link--next',
  pagerLabel: '.pagination-nav__label',
  versionBadge: '.theme-doc-version-badge',
  banner: '.theme-doc-version-banner',
};

export async function readDocusaurus(siteDir: string, baseUrl: string): Promise<SiteFacts> {
  const outDir = path.join(siteDir, 'build');
  const pages: SiteFacts['pages'] = new Map();
  for (const file of await listDocuments(outDir)) {
    const routePath = toRoute(`/${file}`);
    const html = stripBase(await readFile(path.join(outDir, file), 'utf8'), baseUrl);
    pages.set(routePath, readDocument(html, file.endsWith('/index.html') ? `${routePath}/` : routePath, SELECTORS));
  }
  return {
    pages,
    sidebars: await readSidebars(siteDir),
    feeds: await readFeeds(outDir),
    sitemap: await readSitemap(outDir),
  };
}

/** Docusaurus bakes the base URL into every address; Octavo does not. */
function stripBase(html: string, baseUrl: string): string {
  return baseUrl === '/' ? html : html.replaceAll(`="${baseUrl}`, '="/');
}

interface PropSidebarItem {
  type: string;
  label?: string;
  href?: string;
  collapsed?: boolean;
  items?: PropSidebarItem[];
  value?: string;
}

interface VersionProps {
  version?: { pluginId: string; version: string; docsSidebars: Record<string, PropSidebarItem[]> };
}

/** The whole sidebars stand in the data that Docusaurus generates; its HTML holds only what is open. */
async function readSidebars(siteDir: string): Promise<Map<string, SidebarNode[]>> {
  const found: SiteFacts['sidebars'] = new Map();
  const folder = path.join(siteDir, '.docusaurus', 'docusaurus-plugin-content-docs');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((file) => file.endsWith('.json'))) {
    const parsed = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as VersionProps;
    const { version } = parsed;
    for (const [sidebar, items] of Object.entries(version?.docsSidebars ?? {})) {
      found.set(`${version?.pluginId} ${version?.version} ${sidebar}`, items.map(toNode));
    }
  }
  return found;
}

function toNode(item: PropSidebarItem): SidebarNode {
  return {
    label: item.label ?? item.value ?? '',
    ...(item.href === undefined ? {} : { href: /^https?:/.test(item.href) ? item.href : toRoute(item.href) }),
    ...(item.items ? { collapsed: item.collapsed, items: item.items.map(toNode) } : {}),
  };
}
