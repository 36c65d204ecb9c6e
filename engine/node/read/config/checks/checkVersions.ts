import path from 'node:path';
import { readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';
import { didYouMean } from '../../../../shared/nearestName.ts';
import type { Placed } from '../plugins/collectPlugins.ts';
import type { ConfigProblem } from '../report/configError.ts';
import { toKeyPath } from '../report/keyPath.ts';
import type { DocsOptions } from '../schema/docsOptions.ts';

/** Options that name a version must name an existing one. */
export function checkVersions(siteDir: string, docs: Placed<DocsOptions>[], problems: ConfigProblem[]): void {
  for (const { options, keyPath } of docs) {
    const names = versionNames(siteDir, options);
    if (!names) continue;
    const check = (name: string, keys: (string | number)[]): void => {
      if (names.includes(name)) return;
      const known = names.map((known) => `"${known}"`).join(', ');
      problems.push({
        keyPath: toKeyPath(keys, keyPath),
        code: 'unknown-name',
        message: `"${name}" is no version of these docs; expected one of ${known}.${didYouMean(name, names)}`,
      });
    };
    if (options.lastVersion !== undefined) check(options.lastVersion, ['lastVersion']);
    for (const name of Object.keys(options.versions)) check(name, ['versions', name]);
    options.onlyIncludeVersions?.forEach((name, index) => check(name, ['onlyIncludeVersions', index]));
  }
}

/** Undefined if the file cannot be read; loading the versions reports why. */
function versionNames(siteDir: string, options: DocsOptions): string[] | undefined {
  if (options.disableVersioning) return ['current'];
  const file = options.id === 'default' ? 'versions.json' : `${options.id}_versions.json`;
  try {
    const names: unknown = JSON.parse(readSiteFileSync(path.join(siteDir, file)).toString());
    return Array.isArray(names) ? ['current', ...names.map(String)] : undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? ['current'] : undefined;
  }
}
