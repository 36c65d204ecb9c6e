import { packageOf } from '../../ground/inputs/packages.ts';

/**
 * `source` is the import. The command to install packages is printed once for all of them, see `read/judge.ts`.
 */
export function describeMissingPackage(source: string): string {
  const name = packageOf(source);
  return `The package "${name}" is not found. Is it installed? Try "npm install ${name}".`;
}
