// Builds the website and takes a picture of each kind of page, at three widths, light and dark, on paper and in forced
// colours, so that anyone can look: `npm run screenshots [-- folder]`. The pages are opened from disk; no server is needed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { buildEngine, ROOT } from './prepare.mjs';

const WIDTHS = [390, 768, 1280];
const MODES = ['light', 'dark'];
const outDir = path.resolve(process.argv[2] ?? path.join(ROOT, 'screenshots'));
const siteDir = path.join(ROOT, 'site');
const builtDir = path.join(siteDir, 'build');

buildEngine();
const octavo = path.join(ROOT, 'engine/bin/octavo.mjs');
const build = spawnSync(process.execPath, [octavo, 'build', siteDir], { cwd: ROOT, stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

/** Kind of page → its file, and the actions before the picture is taken. */
const pages = {
  home: { file: 'index.html' },
  doc: { file: 'models/overview.html' },
  'doc-without-sidebar': { file: 'architecture.html' },
  'doc-with-tabs': { file: 'quickstart.html' },
  'doc-with-diagrams': { file: 'architecture/overview.html' },
  'old-version': { file: '0.5.0/models/overview.html' },
  sdk: { file: 'sdk/services/models.html' },
  'blog-list': { file: 'blog.html' },
  'blog-post': { file: firstPost() },
  'blog-archive': { file: 'blog/archive.html' },
  'blog-authors': { file: 'blog/authors.html' },
  'blog-tags': { file: 'blog/tags.html' },
  search: { file: 'search.html', query: 'q=gpu memory' },
  'not-found': { file: '404.html' },
  'search-open': {
    file: 'models/overview.html',
    async act(tab) {
      await tab.focus('input[type=search]');
      await tab.keyboard.type('deploy');
      await tab.waitForSelector('.oc-search-panel');
    },
  },
  'menu-open': {
    file: 'models/overview.html',
    act: (tab) => tab.click((tab.viewportSize()?.width ?? 0) < 997 ? '.navbar__toggle' : '.dropdown > button'),
  },
};

const executablePath = findBrowser();
if (!executablePath) {
  console.error('No Chrome or Chromium was found. Install one, or set CHROME_PATH.');
  process.exit(1);
}
mkdirSync(outDir, { recursive: true });
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  for (const [kind, page] of Object.entries(pages)) {
    if (!page.file || !existsSync(path.join(builtDir, page.file))) {
      console.warn(`${kind}: ${page.file ?? 'no such page'} was not built; no picture.`);
      continue;
    }
    for (const width of WIDTHS) {
      for (const mode of MODES) await shoot(kind, page, width, mode);
    }
  }
  await shoot('doc', pages.doc, 794, 'print');
  await shoot('doc', pages.doc, 1280, 'forced-colours');
} finally {
  await browser.close();
}
console.log(`Screenshots are in ${outDir}`);

async function shoot(kind, { file, query, act }, width, mode) {
  const tab = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const url = pathToFileURL(path.join(builtDir, file));
  url.search = [query, `docusaurus-theme=${mode === 'dark' ? 'dark' : 'light'}`].filter(Boolean).join('&');
  await tab.emulateMedia({
    media: mode === 'print' ? 'print' : 'screen',
    forcedColors: mode === 'forced-colours' ? 'active' : 'none',
  });
  await tab.goto(url.href);
  await tab.mouse.move(width - 3, 890);
  await tab.waitForSelector('html[data-oc-live]');
  await act?.(tab);
  // Search results, diagrams and fonts arrive after the page.
  await tab.waitForTimeout(400);
  await tab.screenshot({ path: path.join(outDir, `${kind}-${width}-${mode}.png`), fullPage: !act });
  await tab.close();
}

function firstPost() {
  const folder = path.join(builtDir, 'blog');
  if (!existsSync(folder)) return undefined;
  const posts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^\d{4}.\d{2}.\d{2}.[^/\\]+\.html$/.test(file),
  );
  const newest = posts.sort().at(-1);
  return newest && path.join('blog', newest);
}
