import { readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';
import { didYouMean } from '../../../../shared/nearestName.ts';
import type { Placed } from '../plugins/collectPlugins.ts';
import type { ConfigProblem } from '../report/configError.ts';
import { toKeyPath } from '../report/keyPath.ts';
import { CURRENT_VERSION, versionsFile } from '../../content/docs/versions/versionFiles.ts';
import type { DocsOptions } from '../schema/docsOptions.ts';

/** Options that name a version must name an existing one. */
export function checkVersions(siteDir: string, docs: Placed<DocsOptions>[], problems: ConfigProblem[]): void {
  for (const { options, keyPath } of docs) {
    const names = versionNames(siteDir, options);
    if (!names) continue;
    const complain = (keys: (string | number)[], message: string) =>
      problems.push({ keyPath: toKeyPath(keys, keyPath), code: 'unknown-name', message });
    const check = (name: string, keys: (string | number)[]): void => {
      if (names.includes(name)) return;
      const known = names.map((known) => `"${known}"`).join(', ');
      complain(keys, `"${name}" is no version of these docs; expected one of ${known}.${didYouMean(name, names)}`);
    };
    const { lastVersion, versions, onlyIncludeVersions } = options;
    if (lastVersion !== undefined) check(lastVersion, ['lastVersion']);
    for (const name of Object.keys(versions)) check(name, ['versions', name]);
    onlyIncludeVersions?.forEach((name, index) => check(name, ['onlyIncludeVersions', index]));
    if (lastVersion !== undefined && onlyIncludeVersions?.includes(lastVersion) === false) {
      complain(['lastVersion'], `"${lastVersion}" is left out by \`onlyIncludeVersions\`: add it there.`);
    }
  }
}

/** Undefined if the file cannot be read; loading the versions reports why. */
function versionNames(siteDir: string, options: DocsOptions): string[] | undefined {
  const current = options.includeCurrentVersion ? [CURRENT_VERSION] : [];
  if (options.disableVersioning) return current;
  try {
    const names: unknown = JSON.parse(readSiteFileSync(versionsFile(siteDir, options.id)).toString());
    return Array.isArray(names) ? [...new Set([...current, ...names.map(String)])] : undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? current : undefined;
  }
}
