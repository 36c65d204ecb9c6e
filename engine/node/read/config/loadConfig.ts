import path from 'node:path';
import { usePnp } from '../../ground/inputs/packages.ts';
import { checkParts } from './checkParts.ts';
import { checkReferences } from './checkReferences.ts';
import { findRelease, withV4Flags } from './docusaurusRelease.ts';
import { findSwizzled } from './checks/findSwizzled.ts';
import { findConfigFile } from './findConfigFile.ts';
import { keyOfPlugins, toMarkdownPlugins } from './markdownPlugins.ts';
import { moduleCacheDir } from './module/loadModule.ts';
import { isWanted, readUserConfig } from './readUserConfig.ts';
import { ConfigError, type ConfigProblem, type ConfigWarning } from './report/configError.ts';
import { toSiteConfig } from './toSiteConfig.ts';
import type { SiteConfig } from './types.ts';

/** Reads and checks the configuration of a site folder. Throws a `ConfigError` with all problems. */
export async function loadConfig(siteDir: string): Promise<SiteConfig> {
  // 1. Find the file and run it.
  const dir = path.resolve(siteDir);
  usePnp(dir);
  const configPath = findConfigFile(dir);
  const { files, missing, incomplete, warnings, code, ...written } = await readUserConfig(
    configPath,
    moduleCacheDir(dir),
  );
  const { docusaurusVersion, release } = findRelease(dir);
  const raw = withV4Flags(written.raw, release);

  // 2. Check each part against its schema, even if others have problems.
  const problems: ConfigProblem[] = [];
  const parts = await checkParts(raw, configPath, problems, warnings);

  // 3. Check the parts against each other and against the files of the site.
  const swizzled = await findSwizzled(dir);
  const references = checkReferences(dir, { raw, missing, swizzled }, parts, problems, warnings);

  // 4. Fail with all problems, or return the configuration.
  const config = toSiteConfig(
    { siteDir: dir, configPath, docusaurusVersion, release, raw, incomplete, swizzled, files, warnings },
    parts,
    references,
  );
  if (problems.length > 0 || !config) throw new ConfigError(configPath, [...toCauses(warnings), ...problems]);
  const plugins = [...config.docs, ...config.blogs, ...config.pages]
    .map(toMarkdownPlugins)
    .filter((lists) => lists !== undefined);
  config.missingPackages = [...new Set([...missing, ...parts.plugins.missing])].filter(isWanted);
  if (missing.size > 0 || parts.plugins.missing.length > 0) config.isIncomplete = true;
  if (plugins.length > 0) config.pluginsKey = keyOfPlugins(plugins, code);
  return config;
}

/** Missing packages come first: other problems may follow from what they would have given. */
function toCauses(warnings: readonly ConfigWarning[]): ConfigProblem[] {
  return warnings
    .filter(({ code }) => code === 'missing-package')
    .map(({ code, message }) => ({ keyPath: '', code, message }));
}
