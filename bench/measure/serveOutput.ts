/** Every tool's output behind the same static host, with the same compression (gzip) and caching. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { serve, type RunningServer } from '../../engine/node/serve/host/serve.ts';
import type { Tool } from '../tools/types.ts';

const TEXT = /\.(?:html|js|mjs|css|svg|json|xml|txt|wasm|bin|pf_meta|pf_index|pf_fragment|pagefind)$/;
const compress = promisify(gzip);

export async function serveOutput(tool: Pick<Tool, 'immutable'>, folder: string): Promise<RunningServer> {
  await compressFiles(folder);
  if (tool.immutable.length > 0) {
    const rules = tool.immutable.map((paths) => `${paths}\n  Cache-Control: public, max-age=31536000, immutable\n`);
    await writeFile(path.join(folder, '_headers'), rules.join('\n'));
  }
  return serve({ dir: folder, port: 0 });
}

async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(entries.map((entry) => path.join(entry.parentPath, entry.name)));
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (file.endsWith('.br')) await rm(file);
    if (!entry.isFile() || !TEXT.test(file) || names.has(`${file}.gz`)) continue;
    const content = await readFile(file);
    const small = await compress(content, { level: 9 });
    if (small.length < content.length) await writeFile(`${file}.gz`, small);
  }
}
