/** Opens the search indexes of a built site, and reads the pages back from them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { unwrapContent } from '../../engine/shared/search/codec/container.ts';
import type { Piece } from '../../engine/shared/search/codec/places.ts';
import { toPackFile } from '../../engine/shared/search/files.ts';
import { openIndex as openContent } from '../../engine/shared/search/index/openIndex.ts';
import type { SearchIndex } from '../../engine/shared/search/index/SearchIndex.ts';
import type { SearchPageInput } from '../../engine/shared/search/index/types.ts';
import type { SearchIndexRef, SiteData } from '../../engine/shared/siteData.ts';

export interface LoadedContext {
  indexes: SearchIndex[];
  /** Positions of the blog's pages. */
  secondary: number[];
  pages: SearchPageInput[];
}

/** The two contexts of the golden queries: docs of the latest version with the blog, and the SDK. */
export async function loadContexts(outDir: string): Promise<Record<'docs' | 'sdk', LoadedContext>> {
  const latest = readSiteData(outDir).search!.indexes.filter(({ versionPath }) => versionPath === '');
  const open = (refs: SearchIndexRef[]): Promise<LoadedContext> => loadContext(outDir, refs);
  return {
    docs: await open(latest.filter(({ instanceId, type }) => type === 'blog' || instanceId === 'default')),
    sdk: await open(latest.filter(({ instanceId, type }) => type === 'docs' && instanceId === 'sdk')),
  };
}

/** All indexes of the latest versions as one context. */
export function loadLatest(outDir: string): Promise<LoadedContext> {
  return loadContext(
    outDir,
    readSiteData(outDir).search!.indexes.filter(({ versionPath }) => versionPath === ''),
  );
}

export function readSiteData(outDir: string): SiteData {
  // Files of earlier builds may still exist. Documents name the current one, and every site has this document.
  const file = /data-oc-site="([^"]+)"/.exec(readFileSync(path.join(outDir, '404.html'), 'utf8'))?.[1];
  return parseData(readFileSync(path.join(outDir, file!), 'utf8')) as SiteData;
}

/** The pages of one version, `''` for the latest. */
export function openIndexes(outDir: string, versionPath: string): Promise<SearchIndex[]> {
  const refs = readSiteData(outDir).search!.indexes.filter((ref) => ref.versionPath === versionPath);
  return Promise.all(refs.map((ref) => openIndex(outDir, ref)));
}

async function openIndex(outDir: string, { file: main }: SearchIndexRef): Promise<SearchIndex> {
  return openContent(await unwrap(readFileSync(path.join(outDir, main))), (piece, id) =>
    unwrap(readPiece(outDir, piece), id),
  );
}

function unwrap(bytes: Uint8Array, id?: string): Promise<Uint8Array> {
  return unwrapContent(bytes, (packed) => inflateRawSync(packed), id);
}

function readPiece(outDir: string, { pack, start, length }: Piece): Uint8Array {
  return readFileSync(path.join(outDir, toPackFile(pack))).subarray(start, start + length);
}

async function loadContext(outDir: string, refs: SearchIndexRef[]): Promise<LoadedContext> {
  const readTexts = async (piece: Piece): Promise<string[]> =>
    JSON.parse(Buffer.from(await unwrap(readPiece(outDir, piece))).toString()) as string[];
  const indexes = await Promise.all(refs.map((ref) => openIndex(outDir, ref)));
  const pages: SearchPageInput[] = [];
  for (const index of indexes) {
    for (let page = 0; page < index.pageCount; page++) {
      const { routePath, title, breadcrumbs, records, texts } = await index.document(page);
      const all: string[] = [];
      let start = texts.start;
      for (const [, length] of texts.pieces) {
        all.push(...(await readTexts({ pack: texts.pack, start, length })));
        start += length;
      }
      const first = index.tables.pageStarts[page] ?? 0;
      pages.push({
        routePath,
        title,
        description: '',
        keywords: [],
        breadcrumbs,
        sections: records.map(({ heading, id }, i) => ({
          ...(i > 0 && { id }),
          heading,
          level: index.tables.levels[first + i] ?? 0,
          text: all[i] ?? '',
        })),
      });
    }
  }
  return { indexes, secondary: refs.flatMap(({ type }, i) => (type === 'docs' ? [] : i)), pages };
}

function parseData(script: string): unknown {
  return JSON.parse(script.slice(script.indexOf(',') + 1, script.lastIndexOf(')')));
}
