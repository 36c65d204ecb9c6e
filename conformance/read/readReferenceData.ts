import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SidebarNode, SiteFacts } from '../facts.ts';
import { toAddress } from './address.ts';

interface ReferenceData extends Pick<SiteFacts, 'sidebars' | 'versions' | 'locale'> {
  /** Route → name of the sidebar that its page shows. */
  shownSidebars: Map<string, string>;
}

interface PropSidebarItem {
  type: string;
  label?: string;
  href?: string;
  value?: string;
  className?: string;
  collapsed?: boolean;
  collapsible?: boolean;
  unlisted?: boolean;
  items?: PropSidebarItem[];
}

interface VersionProps {
  /** Here the file of a document is named after its version. */
  version?: string | { pluginId: string; version: string; docsSidebars: Record<string, PropSidebarItem[]> };
}

interface GlobalVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: { id: string; path: string; sidebar?: string }[];
}

/**
 * Docusaurus has whole sidebars only in its generated data, for the locale built last; its HTML contains only open
 * categories.
 */
export async function readReferenceData(siteDir: string, base: string): Promise<ReferenceData> {
  const generated = path.join(siteDir, '.docusaurus');
  const place = { base, path: base };
  const data: ReferenceData = { sidebars: {}, versions: {}, shownSidebars: new Map() };

  const i18n = JSON.parse(await readFile(path.join(generated, 'i18n.json'), 'utf8')) as {
    locales: string[];
    currentLocale: string;
  };
  if (i18n.locales.length > 1) data.locale = i18n.currentLocale;

  const folder = path.join(generated, 'docusaurus-plugin-content-docs');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((file) => file.endsWith('.json'))) {
    const { version } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as VersionProps;
    if (typeof version !== 'object' || !isOfLocale(version.docsSidebars, base, data.locale)) continue;
    for (const [sidebar, items] of Object.entries(version.docsSidebars)) {
      const key = `${version.pluginId} ${version.version} ${sidebar}`;
      data.sidebars[key] = items.map((item) => toNode(item, base));
    }
  }

  const globals = JSON.parse(await readFile(path.join(generated, 'globalData.json'), 'utf8')) as {
    'docusaurus-plugin-content-docs'?: Record<string, { versions: GlobalVersion[] }>;
  };
  for (const [instance, { versions }] of Object.entries(globals['docusaurus-plugin-content-docs'] ?? {})) {
    data.versions[instance] = versions.map(({ name, label, isLast, path, mainDocId }) =>
      [name, label, isLast ? 'last' : '', toAddress(path, place), mainDocId].join('|'),
    );
    for (const doc of versions.flatMap(({ docs }) => docs)) {
      if (doc.sidebar !== undefined) data.shownSidebars.set(toAddress(doc.path, place), doc.sidebar);
    }
  }
  return data;
}

/** Data of previously built locales may still exist. */
function isOfLocale(sidebars: Record<string, PropSidebarItem[]>, base: string, locale: string | undefined): boolean {
  const hrefs = [...JSON.stringify(sidebars).matchAll(/"href":"(\/[^"]*)"/g)].map(([, href = '']) => href);
  return locale === undefined || hrefs.every((href) => href.startsWith(`${base}${locale}/`));
}

function toNode(item: PropSidebarItem, base: string): SidebarNode {
  const href = item.href === undefined ? undefined : toAddress(item.href, { base, path: base });
  return {
    label: item.label ?? item.value ?? '',
    ...(href === undefined ? {} : { href }),
    ...(item.className ? { className: item.className } : {}),
    ...(item.items
      ? {
          collapsed: item.collapsed,
          collapsible: item.collapsible,
          items: item.items.map((child) => toNode(child, base)),
        }
      : {}),
  };
}
