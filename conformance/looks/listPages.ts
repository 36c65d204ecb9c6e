import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toRoute } from '../read/address.ts';
import { listDocuments } from '../read/listDocuments.ts';
import { groupBy } from './groupBy.ts';

export interface LooksPage {
  /** Address below the base: `/docs/intro`. */
  route: string;
  /** Document in the output of the reference. */
  file: string;
  html: string;
  /** The theme's name for the kind, from the classes of `<html>`. Pages of one kind use the same components. */
  kind: string;
}

/** Every document that the theme has rendered, without redirects and the site's own HTML files. */
export async function listPages(referenceDir: string): Promise<LooksPage[]> {
  const pages: LooksPage[] = [];
  for (const file of await listDocuments(referenceDir)) {
    const html = await readFile(path.join(referenceDir, file), 'utf8');
    if (!html.includes('id="__docusaurus"') && !html.includes('id=__docusaurus')) continue;
    pages.push({ route: toRoute(`/${file}`), file, html, kind: toKind(html, file) });
  }
  return pages;
}

export function toKind(html: string, file: string): string {
  if (/(?:^|\/)404\.html$/.test(file)) return 'not-found';
  const [, names = ''] = /<html[^>]*\sclass="([^"]*)"/.exec(html) ?? [];
  return names
    .split(' ')
    .filter((name) => !/^(?:docs-doc-id-|plugin-id-|docs-version-|blog-post-id-)/.test(name))
    .join(' ');
}

/** Selects up to a number of pages, of every kind as long as there is room. */
export function samplePages(pages: LooksPage[], max: number): LooksPage[] {
  const kinds = [...groupBy(pages, ({ kind }) => kind).values()];
  const picked = new Set<LooksPage>();
  for (let round = 0; picked.size < Math.min(max, pages.length); round++) {
    for (const kind of kinds) if (kind[round] && picked.size < max) picked.add(kind[round] as LooksPage);
  }
  return pages.filter((page) => picked.has(page));
}

/** The base path of the reference, derived from the address of its style sheet or script. */
export function findBase(pages: LooksPage[]): string {
  for (const { html } of pages) {
    const [, base] = /(?:href|src)=["']?(\/(?:[^"'\s>]*\/)?)assets\/(?:css|js)\//.exec(html) ?? [];
    if (base !== undefined) return base;
  }
  return '/';
}
