import { noteOutside } from '../../../ground/inputs/inputs.ts';
import type { Reads } from '../../../ground/inputs/readsOf.ts';
import { toSiteAlias } from '../../../ground/files/siteAlias.ts';
import type { Dependency } from '../types.ts';
import { FOLDER_READ, OUTSIDE_CALL, VARIABLE_READ } from './dependencies.ts';

/** Inputs that the site's code read, as dependencies of the page at `filePath`. */
export function toReadDependencies(all: readonly Reads[], filePath: string, siteDir: string): Dependency[] {
  const nameOf = (file: string) => toSiteAlias(file, siteDir);
  return all.flatMap(({ files, folders, variables }) => [
    ...[...files].filter(([file]) => file !== filePath).map(([file, hash]): Dependency => [nameOf(file), hash]),
    ...[...folders].map(([dir, hash]): Dependency => [FOLDER_READ + nameOf(dir), hash]),
    ...[...variables].map(([name, hash]): Dependency => [VARIABLE_READ + name, hash]),
  ]);
}

/** Calls made by code and plugins that make the page. As dependencies, they make every build render the page again. */
export function toCallDependencies({ calls }: Reads, filePath: string): Dependency[] {
  const names = [...calls];
  if (names.length > 0) noteOutside(...names.map((call) => ({ filePath, call })));
  return names.map((name) => [OUTSIDE_CALL + name, '']);
}
