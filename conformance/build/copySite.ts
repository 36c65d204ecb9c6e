import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Files that an engine or npm generated; they are not part of the site. */
const SKIPPED = new Set(['node_modules', 'build', '.docusaurus', '.octavo']);

export async function copySite(siteDir: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await cp(siteDir, to, {
    recursive: true,
    filter: (file) => file === siteDir || !SKIPPED.has(path.basename(file)),
  });
}

/** Equal for equal folders. */
export async function fingerprintSite(siteDir: string): Promise<string> {
  const all = createHash('sha256');
  for (const file of await listFiles(siteDir)) {
    const content = createHash('sha256').update(await readFile(path.join(siteDir, file)));
    all.update(`${file}\0${content.digest('hex')}\n`);
  }
  return all.digest('hex');
}

async function listFiles(siteDir: string, folder = ''): Promise<string[]> {
  const entries = await readdir(path.join(siteDir, folder), { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter(({ name }) => !SKIPPED.has(name))) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await listFiles(siteDir, file)));
    else found.push(file);
  }
  return found.sort();
}
