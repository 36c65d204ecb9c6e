import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const lockfile = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Node's order: the package's own folder first, then each one above. */
function isLocked(from: string, name: string): boolean {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  const found = lockfile.packages[place];
  if (found) return found.link === true || found.version !== undefined;
  return from !== '' && isLocked(from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name);
}

// When npm adds a package to an installed folder, it omits builds for other systems from the lockfile, which "npm ci"
// then rejects everywhere. "npm install --package-lock-only" in a folder without node_modules writes a whole one.
it('names every package for every system', () => {
  const missing = Object.entries(lockfile.packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(from, name))
      .map((name) => `${from}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it.each(['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-arm64', 'darwin-x64'])('has the native parts for %s', (system) => {
  const names = Object.keys(lockfile.packages).map((place) => place.replace(/^.*node_modules\//, ''));
  expect(names).toContain(`@oxlint/binding-${system}`);
  expect(names).toContain(`@rolldown/binding-${system}`);
});
