import { createWriteStream } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Formats that are compressed already. */
const COMPRESSED = /\.(?:png|jpe?g|gif|webp|avif|woff2?|mp4|webm|zip|gz|br)$/i;

export interface ZipEntry {
  /** In the archive. */
  name: string;
  content: Uint8Array | { filePath: string };
}

/** Writes one archive, file by file, so that a large site does not have to fit into memory. */
export async function writeZip(zipFile: string, entries: ZipEntry[]): Promise<void> {
  const part = `${zipFile}.part`;
  const stream = createWriteStream(part);
  const zip = new Zip((error, chunk, final) => {
    if (error) stream.destroy(error);
    else {
      stream.write(chunk);
      if (final) stream.end();
    }
  });
  for (const { name, content } of entries) {
    const bytes = content instanceof Uint8Array ? content : await readFile(content.filePath);
    const file = COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 9 });
    // A fixed time, so that the same site always gives the same archive.
    file.mtime = new Date(1980, 0, 1);
    zip.add(file);
    file.push(bytes, true);
    if (stream.writableNeedDrain) await once(stream, 'drain');
  }
  zip.end();
  await once(stream, 'close');
  await rename(part, zipFile);
}

/** Host files and compressed copies are useless when the folder is opened from disk. */
export function isForDisk(file: string): boolean {
  return !/^(?:_headers|_redirects|_octavo\/(?:hosts\/|csp\.txt|locales\.txt|clean\.html))/.test(file);
}

export function zipFileOf(outDir: string): string {
  return path.join(path.dirname(outDir), `${path.basename(outDir)}.zip`);
}
