import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const here = new URL('./', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => new URL(`${name}/`, here));

it.each([...folders, new URL('../node22/', here)])(
  '%s installs from any registry, what its lockfile says',
  (folder) => {
    const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', folder), 'utf8')) as {
      packages: Record<string, { version?: string; resolved?: string; integrity?: string; dependencies?: object }>;
    };
    const wanted = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as { dependencies: object };
    expect(packages['']?.dependencies).toEqual(wanted.dependencies);
    const named = Object.entries(packages).filter(([place]) => place !== '');
    expect(named.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(named.filter(([, { version, integrity }]) => !version || !integrity).map(([place]) => place)).toEqual([]);
  },
);
