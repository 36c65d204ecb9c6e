import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One line for each address with its properties, sorted by address. */
export async function readSitemaps(outDir: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const name of (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.xml'))) {
    const text = await readFile(path.join(outDir, name), 'utf8');
    if (!text.includes('<urlset')) continue;
    found[name] = [...text.matchAll(/<url>([^]*?)<\/url>/g)]
      .map(([, entry = '']) =>
        [...entry.matchAll(/<(loc|lastmod|changefreq|priority)>([^<]*)</g)].map(([, , value]) => value).join(' '),
      )
      .sort();
  }
  return found;
}
