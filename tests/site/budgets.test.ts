import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSiteOnce } from '../support/siteServer.ts';
import { DEFAULT_LOCALE, localeOf } from '../support/specSite.ts';

/**
 * The target is what the first flight of a TCP connection carries: 14,600. The excess came with Docusaurus's DOM. Compared with the
 * last build before it: the article about 800, boot 520, the drawer for readers without JavaScript 480, the rest of the navbar 680
 * (470 of it icons), the rest in class names of the sidebar and the table of contents.
 */
const FIRST_RESPONSE = 16_600;

let outDir: string;
let files: string[];
beforeAll(async () => {
  outDir = await buildSiteOnce();
  files = await readdir(outDir, { recursive: true });
});

const gzipped = async (file: string) => gzipSync(await readFile(path.join(outDir, file)), { level: 9 }).byteLength;

async function asset(name: RegExp): Promise<number> {
  const file = files.find((candidate) => name.test(candidate));
  if (!file) throw new Error(`No file matches ${name}`);
  return gzipped(file);
}

describe('what the browser loads stays within its budget', () => {
  it('a median docs page of the default locale is one small response', async () => {
    const documents = files.filter((file) => file.endsWith('.html') && localeOf(file) === DEFAULT_LOCALE);
    const pages = documents.filter((file) => !/^(?:blog|404|search)/.test(file));
    const sizes = (await Promise.all(pages.map(gzipped))).sort((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(FIRST_RESPONSE);
  });

  it('boot script and style, in every document', async () => {
    const html = await readFile(path.join(outDir, 'index.html'), 'utf8');
    const boot = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(boot.length).toBeGreaterThan(100);
    // The target is 3,400, as when menus, folding and the drawer were native elements.
    expect(boot.length).toBeLessThanOrEqual(3_650);
    expect(style.length).toBeGreaterThan(1000);
    expect(gzipSync(style, { level: 9 }).byteLength).toBeLessThanOrEqual(8_192);
  });

  // The target is 95,650; 95,083 before the theme had Docusaurus's DOM, whose menus and buttons of code are the app's own work.
  it('app, loaded on intent', async () => {
    expect(await asset(/^assets\/app\.[0-9a-f]+\.js$/)).toBeLessThanOrEqual(97_150);
  });

  it('the comparison of versions, loaded by its own page', async () => {
    expect(await asset(/^assets\/compare\.[0-9a-f]+\.js$/)).toBeLessThanOrEqual(8_700);
    // The target is 9,700; it now finds titles and tab panels in Docusaurus's DOM.
    expect(await asset(/^assets\/compare-worker\.[0-9a-f]+\.js$/)).toBeLessThanOrEqual(9_850);
  });

  it('search engine, loaded on first focus', async () => {
    expect(await asset(/^assets\/search\.[0-9a-f]+\.js$/)).toBeLessThanOrEqual(20_050);
    expect(await asset(/^assets\/search-view\.[0-9a-f]+\.js$/)).toBeLessThanOrEqual(3_000);
  });

  it('suggestions, loaded by the not-found page', async () => {
    expect(await asset(/^assets\/suggestions\.[0-9a-f]+\.js$/)).toBeLessThanOrEqual(1_300);
  });

  it('index: at most 2,000 bytes for a thousand words', async () => {
    const index = await readFile(
      path.join(outDir, files.find((file) => file.endsWith('search/docs_default_current.bin')) ?? ''),
    );
    const twins = files.filter(
      (file) => file.endsWith('.md') && localeOf(file) === DEFAULT_LOCALE && !/^(?:0\.|sdk\/|blog\/)/.test(file),
    );
    const texts = await Promise.all(twins.map((file) => readFile(path.join(outDir, file), 'utf8')));
    const words = texts.join(' ').split(/\s+/).length;
    expect((index.byteLength / words) * 1000).toBeLessThanOrEqual(2_000);
  });

  it.each([
    ['the default locale', 'index.html', 3_000],
    // With the theme's words, twice two hundred of them: in English, by which code knows them, and in the language.
    ['German', 'de/index.html', 6_000],
    ['Arabic', 'ar/index.html', 6_000],
  ])('site data of %s: the same for every page, and small', async (_, document, limit) => {
    const html = await readFile(path.join(outDir, document), 'utf8');
    const file = /data-oc-site="(?:\.\.\/)*([^"]+)"/.exec(html)?.[1] ?? '';
    expect(await gzipped(file)).toBeLessThanOrEqual(limit);
  });
});
