// npm run screenshots: every kind of page at three widths and two colour modes, for people to look at.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildEngine, installDependencies, ROOT } from './prepare.mjs';
import { spawn } from 'node:child_process';

const PAGES = {
  home: '',
  doc: 'models/deployment',
  diagram: 'architecture/overview',
  old: '0.5.0/quickstart',
  sdk: 'sdk/services/serving',
  blog: 'blog',
  post: 'blog/2024/04/15/a-primer-on-GenAI-hardware',
  archive: 'blog/archive',
  authors: 'blog/authors',
  search: 'search?q=gpu',
  lost: 'modles/overview',
};
const WIDTHS = [390, 820, 1440];
const OUT = path.join(ROOT, '.scratch', 'screenshots');

installDependencies();
buildEngine();
mkdirSync(OUT, { recursive: true });
const { chromium } = await import('playwright-core');
const octavo = path.join(ROOT, 'engine/bin/octavo.mjs');
const server = spawn(process.execPath, [octavo, 'serve', 'site', '--build', '--port', '0'], { cwd: ROOT });
const url = await new Promise((resolve, reject) => {
  let printed = '';
  server.stdout.on('data', (chunk) => {
    printed += chunk;
    const found = /at (http:\S+)/.exec(printed)?.[1];
    if (found) resolve(found);
  });
  server.on('exit', () => reject(new Error(`The site was not served:\n${printed}`)));
});
const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
const browser = await chromium.launch({ executablePath: ensureBrowser() || undefined, args });
try {
  for (const [name, page] of Object.entries(PAGES)) {
    for (const width of WIDTHS) {
      for (const theme of ['light', 'dark']) {
        const tab = await browser.newPage({ viewport: { width, height: 1000 } });
        await tab.goto(`${url}${page}${page.includes('?') ? '&' : '?'}docusaurus-theme=${theme}`, {
          waitUntil: 'networkidle',
        });
        const file = path.join(OUT, `${name}-${width}-${theme}.png`);
        await tab.screenshot({ path: file });
        await tab.close();
        console.log(path.relative(ROOT, file));
      }
    }
  }
} finally {
  await browser.close();
  server.kill();
}
