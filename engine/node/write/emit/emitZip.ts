import path from 'node:path';
import type { SiteConfig } from '../../read/config/types.ts';
import { isForDisk, writeZip, zipFileOf, type ZipEntry } from './writeZip.ts';

/** One archive of the whole site, to be unpacked and read anywhere. */
export async function emitZip(
  config: Pick<SiteConfig, 'title' | 'url'>,
  outDir: string,
  files: string[],
): Promise<string> {
  const zipFile = zipFileOf(outDir);
  const folder = toFolderName(config.title);
  const entries: ZipEntry[] = [
    { name: `${folder}/README.txt`, content: Buffer.from(renderNote(config)) },
    { name: `${folder}/Start here.html`, content: Buffer.from(START_FILE) },
    ...files
      .filter(isForDisk)
      .sort()
      .map((file): ZipEntry => ({ name: `${folder}/site/${file}`, content: { filePath: path.join(outDir, file) } })),
  ];
  await writeZip(zipFile, entries);
  return zipFile;
}

const START_FILE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Start here</title>' +
  '<meta http-equiv="refresh" content="0; url=site/index.html"></head>' +
  '<body><p><a href="site/index.html">Open the site</a></p></body></html>\n';

function renderNote({ title, url }: Pick<SiteConfig, 'title' | 'url'>): string {
  return [
    title,
    '',
    'This folder is the whole website, for reading without a network.',
    'Unpack it anywhere and open "Start here.html" in a browser. Search works too.',
    '',
    'To put it on a server, publish the folder "site" under any address; it needs no settings.',
    `The current edition is at ${url}.`,
    '',
  ].join('\r\n');
}

function toFolderName(title: string): string {
  return title.replace(/[^\p{L}\p{N}._ -]+/gu, ' ').trim() || 'site';
}
