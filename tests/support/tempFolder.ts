import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Relative path → content. */
export type Files = Record<string, string | Uint8Array>;

export interface TempFolder {
  dir: string;
  write(files: Files): Promise<void>;
  remove(): Promise<void>;
}

/** A folder of its own for one test. Remove it when done. */
export async function createTempFolder(files: Files = {}): Promise<TempFolder> {
  // Where the system's own temporary folder is a link, paths in messages would differ from those given.
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), 'octavo-')));
  const folder: TempFolder = {
    dir,
    async write(more) {
      for (const [file, content] of Object.entries(more)) {
        const target = path.join(dir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, content);
      }
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
  await folder.write(files);
  return folder;
}
