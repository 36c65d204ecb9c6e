import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Packs a package of this repository and installs the archive into a folder, like a strict package manager: only its
 * declared dependencies are next to it. They come from this repository, so no network is needed.
 */
export async function installPackage(name: string, folder: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: path.join(ROOT, name),
  });
  const [packed] = JSON.parse(stdout) as { name: string; filename: string }[];
  if (!packed) throw new Error(`"npm pack" packed nothing in ${name}/.`);
  await run('tar', ['-xzf', packed.filename], { cwd: folder });
  const modules = path.join(folder, 'node_modules');
  await mkdir(modules, { recursive: true });
  const installed = path.join(modules, packed.name);
  await rename(path.join(folder, 'package'), installed);
  await linkDependencies(installed, modules);
  return installed;
}

/** Their dependencies are next to the targets of the links. */
async function linkDependencies(packageDir: string, modules: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as Manifest;
  const find = createRequire(path.join(ROOT, 'engine/package.json'));
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const home = (find.resolve.paths(name) ?? []).map((dir) => path.join(dir, name)).find((dir) => existsSync(dir));
    if (!home) throw new Error(`${name} is not installed here.`);
    await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
    await symlink(home, path.join(modules, name), 'junction');
  }
}
