import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { serve } from '../../../engine/node/serve/host/serve.ts';
import { sum, watchDownloads } from '../watchDownloads.ts';
import { LIMIT, type Contexts, type Engine } from './types.ts';

/** Pagefind over the documents of the built site, one bundle per context, used in a browser as intended. */
export async function createPagefind(
  contexts: Contexts,
  modules: string,
  outDir: string,
  scratch: string,
  browser: Browser,
): Promise<Engine> {
  const folders = { docs: path.join(scratch, 'pagefind/docs'), sdk: path.join(scratch, 'pagefind/sdk') };
  for (const context of ['docs', 'sdk'] as const) {
    rmSync(folders[context], { recursive: true, force: true });
    for (const { routePath } of contexts[context].pages) {
      const file = routePath === '/' ? 'index.html' : `${routePath.slice(1)}.html`;
      const target = path.join(folders[context], file);
      mkdirSync(path.dirname(target), { recursive: true });
      cpSync(path.join(outDir, file), target);
    }
    const command = path.join(modules, 'pagefind/lib/runner/bin.cjs');
    execFileSync(process.execPath, [command, '--site', folders[context], '--root-selector', 'main', '--quiet'], {
      stdio: 'inherit',
    });
  }
  const servers = {
    docs: await serve({ dir: folders.docs, port: 0 }),
    sdk: await serve({ dir: folders.sdk, port: 0 }),
  };
  const openTab = async (context: keyof Contexts): Promise<Page> => {
    const tab = await (await browser.newContext()).newPage();
    // A separate plain document, because the site's policy does not allow WebAssembly.
    await tab.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
    await tab.goto(new URL('blank', servers[context].url).href);
    return tab;
  };
  const tabs = { docs: await openTab('docs'), sdk: await openTab('sdk') };
  return {
    name: 'Pagefind',
    search: (context, query) => ask(tabs[context], query),
    async measure(query) {
      const tab = await openTab('docs');
      const settle = watchDownloads(tab.context());
      await ask(tab, query);
      const downloads = await settle();
      await tab.context().close();
      const index = sum(downloads, /\.pf_(?:index|meta|filter)$|entry\.json$/);
      const text = sum(downloads, /\.pf_fragment$/);
      return { script: sum(downloads) - index - text, index, text };
    },
    async close() {
      await Promise.all([servers.docs.close(), servers.sdk.close()]);
    },
  };
}

function ask(tab: Page, query: string): Promise<string[]> {
  return tab.evaluate(
    async ([text, limit, file]) => {
      const pagefind = (await import(file)) as {
        search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
      };
      const { results } = await pagefind.search(text);
      const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
      return data.map(
        ({ url }) => new URL(url, location.href).pathname.replace(/(?:index)?\.html$|(.)\/$/, '$1') || '/',
      );
    },
    [query, LIMIT, '/pagefind/pagefind.js'] as const,
  );
}
