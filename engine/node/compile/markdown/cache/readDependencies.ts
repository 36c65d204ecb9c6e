import { noteOutside } from '../../../ground/inputs/inputs.ts';
import type { Reads } from '../../../ground/inputs/readsOf.ts';
import { toSiteAlias } from '../../../ground/files/siteAlias.ts';
import type { Dependency } from '../types.ts';
import { FOLDER_READ, OUTSIDE_CALL, VARIABLE_READ } from './dependencies.ts';

/**
 * What the site's code read and called, as dependencies of the page at `filePath`. Because of a call, every build
 * renders the page again.
 */
export function toReadDependencies(all: readonly Reads[], filePath: string, siteDir: string): Dependency[] {
  const nameOf = (file: string) => toSiteAlias(file, siteDir);
  return all.flatMap(({ files, folders, variables, calls }) => {
    if (calls.size > 0) noteOutside(...[...calls].map((call) => ({ filePath, call })));
    return [
      ...[...files].filter(([file]) => file !== filePath).map(([file, hash]): Dependency => [nameOf(file), hash]),
      ...[...folders].map(([dir, hash]): Dependency => [FOLDER_READ + nameOf(dir), hash]),
      ...[...variables].map(([name, hash]): Dependency => [VARIABLE_READ + name, hash]),
      ...[...calls].map((name): Dependency => [OUTSIDE_CALL + name, '']),
    ];
  });
}
