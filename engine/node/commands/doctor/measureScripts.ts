import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { posixRelative } from '../../ground/files/siteAlias.ts';
import { gzipSync } from 'node:zlib';
import { ROOT_FILE } from '../../../shared/documentAttributes.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * The compressed size of all scripts that a browser runs before the reader does anything: inline scripts and those that
 * the document loads.
 */
export function measureScripts(outDir: string, file: string): number {
  const html = readFileSync(path.join(outDir, file), 'utf8');
  let bytes = 0;
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (/\btype=["']?application\/(?:ld\+)?json/i.test(attributes)) continue;
    const src = /\bsrc=["']?([^"'\s>]+)/i.exec(attributes)?.[1];
    if (src === undefined) bytes += gzipSync(text).length;
    else bytes += sizeOf(outDir, file, src);
  }
  return bytes;
}

/** Size of a file of the site itself. It may be served below a path that the folder does not show. */
function sizeOf(outDir: string, file: string, src: string): number {
  if (/^(?:[a-z]+:)?\/\//i.test(src)) return 0;
  const clean = decodeURI(src.replace(/[?#].*$/, ''));
  const parts = clean.split('/').filter(Boolean);
  const candidates = [
    path.join(outDir, path.dirname(file), clean),
    ...parts.map((_, at) => path.join(outDir, ...parts.slice(at))),
  ];
  const found = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  return found === undefined ? 0 : gzipSync(readFileSync(found)).length;
}

/** A `build` folder that Docusaurus wrote. */
export function hasDocusaurusBuild(dir: string): boolean {
  return existsSync(path.join(dir, 'assets/js')) && !existsSync(path.join(dir, ROOT_FILE));
}

/** Bytes of all files that a host would store, without compressed copies. */
export function measureFolder(dir: string): number {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** A document that both sites have: a docs page rather than the home page, which is often a showpiece. */
export function findCommonPage(outDir: string, other: string): string | undefined {
  const pages = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
    .map((entry) => posixRelative(outDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('_octavo') && existsSync(path.join(other, file)))
    .sort();
  return pages.find((file) => file.startsWith('docs/')) ?? pages[0];
}
