import { mkdir, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import { COMPRESS_FROM_BYTES } from '../hosts/compressFrom.ts';
import type { WriteFile } from '../../ground/files/writeFile.ts';
import { createFileWriter } from './createFileWriter.ts';
import { mapConcurrent } from '../../ground/mapConcurrent.ts';
import { OutputFolderError } from './outputFolderError.ts';
import { hasSize, type FileState } from './putFile.ts';

/** What a build wrote, kept between builds so that the next one writes only what changed. */
export interface OutputRecord {
  /** File → hash and size of its content. */
  files: Record<string, FileState>;
}

export interface Output {
  /** Writes a file unless the folder holds the same content already. */
  write: WriteFile;
  /** Keeps files of the last build as they are. False if one of them is missing: then nothing is kept. */
  keep(files: string[]): Promise<boolean>;
  /** All files that are part of this build so far. */
  files(): string[];
  /** Removes what the last build wrote and this one did not; returns the new record. */
  finish(): Promise<{ record: OutputRecord; bytes: number }>;
  /** Ends the thread that writes. */
  close(): Promise<void>;
}

/**
 * What a first visit waits for is compressed once, here. All else is compressed by the host when it is asked for: a
 * compressed copy of each small file took longer to write than the file.
 */
const COMPRESSED = /\.(?:html|css)$/i;

/** Opens the folder a build writes into. Refuses one with files that are not a build's. */
export async function openOutput(outDir: string, previous: OutputRecord | undefined): Promise<Output> {
  await refuseForeignFolder(outDir);
  await markFolder(outDir);
  const known = previous?.files ?? {};
  const record: OutputRecord = { files: {} };
  const writer = createFileWriter();

  function isOnDisk(file: string): boolean {
    const entry = known[file];
    return entry !== undefined && hasSize(path.join(outDir, file), entry.size);
  }

  return {
    async write(file, content, compressed) {
      const job = { target: path.join(outDir, file), content, known: known[file] };
      const isCompressed = COMPRESSED.test(file) && content.length >= COMPRESS_FROM_BYTES;
      record.files[file] = await writer.put({ ...job, compressed: compressed ?? isCompressed });
    },

    async keep(files) {
      if (!files.every(isOnDisk)) return false;
      for (const file of files) {
        const entry = known[file];
        if (entry) record.files[file] = entry;
      }
      return true;
    },

    files: () => Object.keys(record.files),

    async finish() {
      const stale = Object.keys(known).filter((file) => !record.files[file]);
      await mapConcurrent(stale, 8, (file) => removeFile(outDir, file));
      await removeEmptyFolders(outDir, stale);
      const bytes = Object.values(record.files).reduce((sum, entry) => sum + entry.size, 0);
      return { record, bytes };
    },

    close: writer.close,
  };
}

async function removeFile(outDir: string, file: string): Promise<void> {
  const target = path.join(outDir, file);
  await rm(target, { force: true });
  await Promise.all([rm(`${target}.br`, { force: true }), rm(`${target}.gz`, { force: true })]);
}

async function removeEmptyFolders(outDir: string, files: string[]): Promise<void> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) folders.add(folder);
  }
  const deepestFirst = [...folders].sort((a, b) => b.length - a.length);
  // A folder that still holds something stays.
  for (const folder of deepestFirst) await rmdir(path.join(outDir, folder)).catch(() => undefined);
}

/** First of all, so that the folder of a build that was interrupted is known as Octavo's too. */
async function markFolder(outDir: string): Promise<void> {
  const marker = path.join(outDir, ROOT_FILE);
  await mkdir(path.dirname(marker), { recursive: true });
  await writeFile(marker, '', { flag: 'a' });
}

async function refuseForeignFolder(outDir: string): Promise<void> {
  const entries = await readdir(outDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new OutputFolderError(`"${outDir}" cannot be read as a folder (${error.code}). Choose another --out-dir.`);
  });
  const foreign = entries.filter((name) => name !== '.DS_Store');
  if (foreign.length === 0) return;
  // Every build has this file: it tells that the folder is Octavo's to change.
  const marker = await stat(path.join(outDir, ROOT_FILE)).catch(() => undefined);
  if (!marker) {
    throw new OutputFolderError(
      `"${outDir}" holds files that Octavo did not write (such as "${foreign[0]}"). ` +
        'Move or delete them, or choose another folder with --out-dir; nothing was changed.',
    );
  }
}
