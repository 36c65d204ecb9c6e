import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildEngine, ROOT } from '../../scripts/prepare.mjs';
import { OCTAVO } from '../tools/tools.ts';
import type { BuildTool, Tool } from '../tools/types.ts';
import { HAS_NODE_22 } from './findNode22.ts';

const BENCH = path.join(ROOT, 'bench');

export interface Installed {
  version: string;
  packages: number;
  bytes: number;
}

/** A program installed on this machine, such as Hugo; undefined if it is missing. */
export function findProgram({ build }: BuildTool): string | undefined {
  const { status, stdout } = spawnSync(build('').file, ['version'], { encoding: 'utf8' });
  return status === 0 ? /\d+\.\d+(?:\.\d+)?/.exec(stdout)?.[0] : undefined;
}

/** Installs a tool into its folder of the scratch folder, unless it is installed, and returns its size. */
export async function installTool(tool: Tool, scratch: string, engine: string | undefined): Promise<Installed> {
  const { name } = tool;
  const folder = path.join(scratch, name);
  await mkdir(folder, { recursive: true });
  if (tool.package === OCTAVO.package) await installOctavo(folder, engine);
  else {
    await installLocked(path.join(BENCH, 'peers', name), folder);
    if (name === 'starlight' && !HAS_NODE_22)
      await installLocked(path.join(BENCH, 'node22'), path.join(scratch, 'node22'));
  }
  const about = JSON.parse(await readFile(path.join(folder, 'node_modules', tool.package, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    version: about.version,
    packages: await countPackages(folder),
    bytes: await sizeOf(path.join(folder, 'node_modules')),
  };
}

/** Installs a folder of `peers/` by its lockfile, unless it is installed. */
export async function installLocked(source: string, folder: string): Promise<void> {
  const lockfile = await readFile(path.join(source, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const note = path.join(folder, '.installed');
  if ((await readFile(note, 'utf8').catch(() => '')) === wanted) return;
  await rm(note, { force: true });
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    await copyFile(path.join(source, file), path.join(folder, file));
  }
  console.log(`Installing ${path.basename(source)} (once) ...`);
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  await writeFile(note, wanted);
}

/**
 * Packs and installs the engine: later changes to the sources do not affect a run, and packages count as they do for
 * users.
 */
async function installOctavo(folder: string, engine: string | undefined): Promise<void> {
  if (!engine) buildEngine();
  await rm(path.join(folder, 'node_modules'), { recursive: true, force: true });
  for (const file of await readdir(folder)) if (file.endsWith('.tgz')) await rm(path.join(folder, file));
  npm(['pack', engine ?? path.join(ROOT, 'engine'), '--pack-destination', folder, '--loglevel=error'], folder);
  const archive = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
  if (!archive) throw new Error('The engine could not be packed.');
  const about = { name: 'octavo-bench-octavo', private: true, dependencies: { octavo: `file:${archive}` } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(about));
  await rm(path.join(folder, 'package-lock.json'), { force: true });
  npm(['install', '--no-audit', '--no-fund', '--loglevel=error'], folder);
}

function npm(words: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd,
    encoding: 'utf8',
    timeout: 20 * 60_000,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`"npm ${words[0]}" failed in ${cwd}:\n${stdout}\n${stderr}`);
}

async function countPackages(folder: string): Promise<number> {
  const text = await readFile(path.join(folder, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, unknown> };
  return Object.keys(packages).filter((place) => existsSync(path.join(folder, place))).length;
}

/** Bytes of all files below a folder. */
export async function sizeOf(folder: string): Promise<number> {
  return (await listSizes(folder)).reduce((total, { bytes }) => total + bytes, 0);
}

export async function listSizes(folder: string): Promise<{ file: string; bytes: number }[]> {
  const { stat } = await import('node:fs/promises');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const sizes: { file: string; bytes: number }[] = [];
  for (const file of files) sizes.push({ file, bytes: (await stat(file)).size });
  return sizes;
}
