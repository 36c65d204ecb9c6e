import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { serve } from '../../../engine/node/serve/host/serve.ts';
import { measureBox } from '../measureBox.ts';
import { sum } from '../watchDownloads.ts';
import { LIMIT, type Engine } from './types.ts';

/** Builds the site folder with Docusaurus 3.8.1 and its local search plugin 0.51.1, as `conformance/` installs them. */
export function buildReference(root: string, scratch: string): string {
  const modules = path.join(root, 'conformance/node_modules');
  if (!existsSync(modules)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: path.join(root, 'conformance'), stdio: 'inherit' });
  }
  const folder = path.join(scratch, 'reference');
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, 'site'), folder, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|build|\.octavo|\.docusaurus)$/.test(file),
  });
  symlinkSync(modules, path.join(folder, 'node_modules'));
  execFileSync('npx', ['docusaurus', 'build'], { cwd: folder, stdio: 'inherit' });
  return path.join(folder, 'build');
}

/** The reference's own search page, in a browser. */
export async function createReference(buildDir: string, browser: Browser): Promise<Engine> {
  const server = await serve({ dir: buildDir, port: 0 });
  const tab = await browser.newPage();
  return {
    name: 'Reference plugin',
    async search(context, query) {
      const address = new URL('search', server.url);
      address.searchParams.set('q', query);
      if (context === 'sdk') address.searchParams.set('ctx', 'sdk');
      await tab.goto(address.href);
      await tab.waitForFunction(() => /documents? found|No documents were found/.test(document.body.innerText));
      const paths = await tab.locator('main article h2 a, section article h2 a, article h2 a').evaluateAll((links) =>
        links.map((link) => {
          const { pathname, hash } = link as HTMLAnchorElement;
          return (pathname.replace(/(.)\/$/, '$1') || '/') + hash;
        }),
      );
      return paths.slice(0, LIMIT).map((pathname) => decodeURI(pathname));
    },
    async measure(query) {
      const downloads = await measureBox(browser, new URL('quickstart', server.url).href, query, '[role=option]');
      // The index holds the texts too.
      const index = sum(downloads, /search-index/);
      return { script: sum(downloads) - index, index, text: 0 };
    },
    close: () => server.close(),
  };
}
