import { build } from '../../engine/node/commands/build.ts';
import type { ContentProblem } from '../../engine/node/ground/problems.ts';
import { serve } from '../../engine/node/serve/host/serve.ts';
import { buildEngineOnce } from './siteServer.ts';
import { createTempFolder, type Files } from './tempFolder.ts';

/** A small site for a browser, built and served. Close it when done. */
export interface ServedSite {
  url: string;
  outDir: string;
  problems: ContentProblem[];
  close(): Promise<void>;
}

export async function serveFiles(files: Files, base = '/'): Promise<ServedSite> {
  await buildEngineOnce();
  const folder = await createTempFolder(files);
  const { outDir, problems } = await build({ siteDir: folder.dir, cache: false });
  const server = await serve({ dir: outDir, port: 0, base });
  return {
    url: server.url.replace('localhost', '127.0.0.1'),
    outDir,
    problems,
    async close() {
      await server.close();
      await folder.remove();
    },
  };
}
