import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { serve } from '../../engine/node/serve/host/serve.ts';
import { buildWithDocusaurus, buildWithOctavo } from './build/buildSites.ts';
import { findBase, listPages, type LooksPage } from './listPages.ts';
import { measureSite, type View } from './measureSite.ts';
import type { LooksOptions } from './options.ts';
import { compareSkeletons } from './skeleton/compareSkeletons.ts';
import type { PlacedDifference } from './skeleton/groupDifferences.ts';
import { readSkeleton } from './skeleton/skeleton.ts';

export interface SiteComparison {
  name: string;
  /** Documents whose DOM was compared as served. */
  documents: number;
  views: View[];
  differences: PlacedDifference[];
}

/** Builds a folder with both engines, or uses existing builds, and compares the looks. */
export async function compareSite(
  siteDir: string | undefined,
  options: LooksOptions,
  launch: () => Promise<Browser>,
): Promise<SiteComparison> {
  const name = path.basename(siteDir ?? options.reference ?? '');
  console.log(`\n${name}`);
  // 1. Build both outputs.
  const referenceDir = options.reference ?? (await buildWithDocusaurus(named(siteDir), options.withSearch));
  const octavoDir = options.octavo ?? (await buildWithOctavo(named(siteDir), options.withSearch, options.look));

  // 2. Compare the documents as served.
  const all = await listPages(referenceDir);
  const pages = options.pages === undefined ? all : all.filter(({ route }) => isNamed(route, options.pages ?? []));
  const differences = (await Promise.all(pages.map((page) => compareDocuments(page, octavoDir)))).flat();
  if (options.isSkeletonOnly) return { name, documents: pages.length, views: [], differences };

  // 3. Compare pages in a browser, as loaded and with menus and other things open.
  const base = findBase(all);
  const servers = await Promise.all([referenceDir, octavoDir].map((dir) => serve({ dir, port: 0, base })));
  try {
    const [reference, octavo] = servers.map(({ url }) => url.replace('localhost', '127.0.0.1').replace(/\/$/, ''));
    const origins = { reference: reference ?? '', octavo: octavo ?? '' };
    const measured = await measureSite(name, pages, origins, options, await launch());
    return {
      name,
      documents: pages.length,
      views: measured.views,
      differences: [...differences, ...measured.differences],
    };
  } finally {
    for (const server of servers) await server.close();
  }
}

function named(siteDir: string | undefined): string {
  if (siteDir === undefined) throw new Error('Name a folder, or both --reference and --octavo.');
  return siteDir;
}

function isNamed(route: string, wanted: string[]): boolean {
  return wanted.some((name) => (name === '/' ? '/' : name.replace(/\/$/, '')) === route);
}

async function compareDocuments({ file, html, route }: LooksPage, octavoDir: string): Promise<PlacedDifference[]> {
  const ours = await readDocument(octavoDir, file);
  if (ours === undefined) {
    return [{ part: 'document', kind: 'missing', at: 'site', what: 'the page itself', page: route }];
  }
  return compareSkeletons(readSkeleton(html), readSkeleton(ours)).map((difference) => ({ ...difference, page: route }));
}

/** The same address may be `a.html` in one output and `a/index.html` in the other. */
async function readDocument(dir: string, file: string): Promise<string | undefined> {
  const other = /(?:^|\/)index\.html$/.test(file)
    ? file.replace(/\/?index\.html$/, '.html')
    : file.replace(/\.html$/, '/index.html');
  for (const name of [file, other]) {
    const html = await readFile(path.join(dir, name), 'utf8').catch(() => undefined);
    if (html !== undefined) return html;
  }
  return undefined;
}
