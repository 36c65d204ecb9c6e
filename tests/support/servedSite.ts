import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../../engine/node/commands/build.ts';
import type { ContentProblem } from '../../engine/node/ground/problems.ts';
import { serve, type RunningServer } from '../../engine/node/serve/host/serve.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { ROOT } from '../../scripts/prepare.mjs';
import { closeTabs } from './browser.ts';
import { createTempFolder, type Files } from './tempFolder.ts';

/** A small site for a browser, built and served. Close it when done. */
export interface ServedSite {
  url: string;
  /** Its folder, as a browser opens it from disk; with a slash at its end. */
  diskUrl: string;
  outDir: string;
  problems: ContentProblem[];
  /** Serves the same output below another path, on another server. Returns its address. */
  serveAt(base: string): Promise<string>;
  close(): Promise<void>;
}

/** `packages` of this repository are installed in the site too. */
export async function serveFiles(files: Files, base = '/', packages: string[] = []): Promise<ServedSite> {
  const folder = await createTempFolder(files);
  for (const name of packages) {
    await mkdir(path.join(folder.dir, 'node_modules'), { recursive: true });
    await symlink(path.join(ROOT, 'node_modules', name), path.join(folder.dir, 'node_modules', name));
  }
  const { outDir, problems } = await build({ siteDir: folder.dir, cache: false, threads: false });
  const servers: RunningServer[] = [];
  async function serveAt(place: string): Promise<string> {
    const server = await serve({ dir: outDir, port: 0, base: place });
    servers.push(server);
    return server.url.replace('localhost', '127.0.0.1');
  }
  return {
    url: await serveAt(base),
    diskUrl: `${pathToFileURL(outDir).href}/`,
    outDir,
    problems,
    serveAt,
    async close() {
      for (const server of servers) await server.close();
      await folder.remove();
    },
  };
}

interface ServedSiteOptions {
  base?: string;
  packages?: string[];
  /** Problems that belong to the site, by their messages. */
  expected?: RegExp;
}

/** One site for all tests of a file, built without problems. */
export function useServedSite(
  files: Files,
  { base, packages, expected }: ServedSiteOptions = {},
): Pick<ServedSite, 'url' | 'diskUrl' | 'serveAt'> {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveFiles(files, base, packages);
    expect(site.problems.filter(({ message }) => !expected?.test(message))).toEqual([]);
  });
  afterAll(async () => {
    await closeTabs();
    await site?.close();
  });
  return {
    get url() {
      return site.url;
    },
    get diskUrl() {
      return site.diskUrl;
    },
    serveAt: (place) => site.serveAt(place),
  };
}
