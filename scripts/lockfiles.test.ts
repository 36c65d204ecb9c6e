import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const root = new URL('../', import.meta.url);
const peers = readdirSync(new URL('bench/peers/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `bench/peers/${name}/`);

describe.each(['./', 'conformance/', 'bench/node22/', ...peers])('the lockfile of %s', (folder) => {
  const { packages } = readJson<{ packages: Record<string, LockedPackage> }>(`${folder}package-lock.json`);
  // Workspaces are folders of this repository, not packages of a registry.
  const named = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);

  it('has the versions of package.json', () => {
    const wanted = readJson<LockedPackage>(`${folder}package.json`);
    expect(packages['']?.dependencies).toEqual(wanted.dependencies);
  });

  it('names versions and hashes, and no registry', () => {
    expect(named.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(named.filter(([, { version, integrity }]) => !version || !integrity).map(([place]) => place)).toEqual([]);
  });

  // npm omits packages that its registry lacks, and then `npm ci` fails on every other machine.
  it('has the binaries of every platform', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(packages, place, name))
        .map((name) => `${place} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, root), 'utf8')) as T;
}

/** Looks for a package like Node: next to the package that needs it, then in each folder above. */
function isLocked(packages: Record<string, LockedPackage>, place: string, name: string): boolean {
  if (`${place}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
  return place !== '' && isLocked(packages, place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name);
}
