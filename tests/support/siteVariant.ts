import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { chmod, cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/prepare.mjs';
import { buildSiteOnce, runOctavo } from './siteServer.ts';
import { createTempFolder } from './tempFolder.ts';

const SITE = path.join(ROOT, 'site');
export const CONFIG = 'docusaurus.config.ts';
export const ENGLISH = ['--locale', 'en'];
const CACHE = '.octavo/cache';

/** The website of `site/`, but different: a copy of the folder, with its own output. */
export interface SiteVariant {
  dir: string;
  outDir: string;
  /** Changes the text of a file; an error if that changes nothing. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>;
  /** `ENGLISH` has a third of the pages: for tests to which other locales add nothing. */
  build(...options: string[]): Promise<void>;
  remove(): Promise<void>;
}

/** Reuses the compiled pages of `site/`, so a variant costs a few seconds. */
export async function createSiteVariant(): Promise<SiteVariant> {
  await buildSiteOnce();
  const folder = await createTempFolder();
  const isSource = (file: string) => !/^(?:build|\.octavo)(?:$|\/)/.test(path.relative(SITE, file));
  await cp(SITE, folder.dir, { recursive: true, filter: isSource });
  linkFiles(path.join(SITE, CACHE), path.join(folder.dir, CACHE));
  // A host that runs as another user must be able to read it.
  await chmod(folder.dir, 0o755);
  return {
    dir: folder.dir,
    outDir: path.join(folder.dir, 'build'),
    async edit(file, from, to) {
      const text = await readFile(path.join(folder.dir, file), 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no "${String(from)}".`);
      await writeFile(path.join(folder.dir, file), changed);
    },
    async build(...options) {
      await runOctavo('build', folder.dir, ...options);
    },
    remove: folder.remove,
  };
}

/** The website with one line of its configuration replaced, built. */
export async function buildSiteWith(from: string, to: string, ...options: string[]): Promise<SiteVariant> {
  const variant = await createSiteVariant();
  await variant.edit(CONFIG, from, to);
  await variant.build(...options);
  return variant;
}

/** Builds replace and remove entries of the cache, but never change them, so hard links are safe. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Temporary files are on another disk.
    copyFileSync(source, target);
  }
}
