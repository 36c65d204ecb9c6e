import path from 'node:path';
import { isSiteFolder } from '../../../ground/inputs/siteFiles.ts';

/** The package of a missing file, if it is not installed. `missing`: modules that could not be resolved. */
export function missingPackageOf(siteDir: string, file: string, missing: ReadonlySet<string>): string | undefined {
  if (missing.has(file)) return /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
  const [folder, name] = /^.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)/.exec(path.resolve(siteDir, file)) ?? [];
  return folder !== undefined && !isSiteFolder(folder) ? name : undefined;
}
