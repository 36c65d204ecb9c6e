/** Writes the folder of a first site. The package `create-octavo` consists of this code, so it imports little. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toSiteFiles } from './toSiteFiles.ts';
import type { NewSiteOptions } from './types.ts';

/** The folder contains a conflicting file; nothing was written. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** Files of a new repository that do not conflict with a new site. */
const HARMLESS = new Set([
  '.git',
  '.gitattributes',
  '.idea',
  '.vscode',
  '.DS_Store',
  'LICENSE',
  'LICENSE.md',
  '.gitignore',
  'README.md',
]);

/** Resolves to the files that were written, by their paths in the folder. */
export async function newSite(templateDir: string, options: NewSiteOptions): Promise<string[]> {
  const present = await listFolder(options.folder);
  const others = present.filter((name) => !HARMLESS.has(name));
  if (others.length > 0) {
    const shown = others.slice(0, 3).join(', ') + (others.length > 3 ? ', …' : '');
    throw new FolderInUseError(
      `The folder "${options.folder}" is not empty (${shown}), and nothing in it is overwritten. Name another one.`,
    );
  }
  const files = toSiteFiles(await readTemplate(templateDir), options);
  const written = [...files].filter(([name]) => !present.includes(name));
  for (const [name, text] of written) {
    const file = path.join(options.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    // Files that have appeared in the meantime are not overwritten either.
    await writeFile(file, text, { flag: 'wx' });
  }
  return written.map(([name]) => name);
}

async function listFolder(folder: string): Promise<string[]> {
  const info = await stat(folder).catch(() => undefined);
  if (info && !info.isDirectory()) throw new FolderInUseError(`"${folder}" is a file. Name a folder.`);
  return info ? readdir(folder) : [];
}

/** One folder at a time: in the archives of Yarn with Plug’n’Play, a recursive listing has no paths. */
async function readTemplate(dir: string, prefix = ''): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    const name = `${prefix}${entry.name}`;
    if (entry.isFile()) files.set(name, await readFile(file, 'utf8'));
    else if (entry.isDirectory()) for (const found of await readTemplate(file, `${name}/`)) files.set(...found);
  }
  return files;
}
