import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toAddress } from './address.ts';
import { listDocuments } from './listDocuments.ts';

/** Documents that only redirect. */
export async function readRedirects(outDir: string, base: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const file of await listDocuments(outDir)) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    const [, to] = /<meta http-equiv="refresh" content="0; ?url=([^"]*)"/i.exec(html) ?? [];
    if (to !== undefined)
      found[`/${file.replace(/\/index\.html$/, '')}`] = [
        toAddress(to.replaceAll('&amp;', '&'), { base, path: base + file }),
      ];
  }
  return found;
}
