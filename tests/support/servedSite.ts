import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../../engine/node/commands/build.ts';
import type { ContentProblem } from '../../engine/node/ground/problems.ts';
import { serve, type RunningServer } from '../../engine/node/serve/host/serve.ts';
import { ROOT } from '../../scripts/prepare.mjs';
import { buildEngineOnce } from './siteServer.ts';
import { createTempFolder, type Files } from './tempFolder.ts';

/** A small site for a browser, built and served. Close it when done. */
export interface ServedSite {
  url: string;
  /** Its folder, as a browser opens it from disk; with a slash at its end. */
  diskUrl: string;
  outDir: string;
  problems: ContentProblem[];
  /** The same output below another path, on a server of its own: its address. */
  serveAt(base: string): Promise<string>;
  close(): Promise<void>;
}

/** `packages` are those of this repository that the site has installed too. */
export async function serveFiles(files: Files, base = '/', packages: string[] = []): Promise<ServedSite> {
  await buildEngineOnce();
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
