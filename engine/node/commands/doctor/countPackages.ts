import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { engineFile } from '../../ground/octavo/engineFiles.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Packages that are installed for a site. Unset: none are. */
export function countInstalled(siteDir: string): number | undefined {
  const modules = path.join(siteDir, 'node_modules');
  const note = path.join(modules, '.package-lock.json');
  if (existsSync(note)) {
    const { packages } = JSON.parse(readFileSync(note, 'utf8')) as { packages: Record<string, unknown> };
    return Object.keys(packages).length;
  }
  if (!existsSync(modules)) return undefined;
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .reduce((sum, name) => sum + (name.startsWith('@') ? readdirSync(path.join(modules, name)).length : 1), 0);
}

/** Octavo itself and its dependencies on this machine. */
export function countOwn(): number {
  const seen = new Set<string>();
  const visit = (dir: string) => {
    if (seen.has(dir)) return;
    seen.add(dir);
    const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
    const find = createRequire(path.join(dir, 'package.json'));
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const home = (find.resolve.paths(name) ?? [])
        .map((folder) => path.join(folder, name))
        .find((folder) => existsSync(path.join(folder, 'package.json')));
      if (home) visit(home);
    }
  };
  visit(engineFile('.'));
  return seen.size;
}
