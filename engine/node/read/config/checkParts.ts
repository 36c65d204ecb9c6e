import path from 'node:path';
import { findCycle } from './checks/findCycle.ts';
import { checkThemeConfig } from './checks/checkThemeConfig.ts';
import { collectPlugins, type Plugins } from './plugins/collectPlugins.ts';
import type { ConfigProblem, ConfigWarning } from './report/configError.ts';
import { validate } from './report/validate.ts';
import { octavoOptions, type OctavoOptions } from './schema/octavoOptions.ts';
import { siteFields, type SiteFields } from './schema/siteFields.ts';
import { liveCodeBlock, type ThemeConfig } from './schema/themeConfig.ts';

/** The parts of the configuration, each with its defaults. Invalid parts are missing. */
export interface ConfigParts {
  fields?: SiteFields;
  themeConfig?: ThemeConfig;
  octavo?: OctavoOptions;
  plugins: Plugins;
}

export async function checkParts(
  raw: Record<string, unknown>,
  configPath: string,
  problems: ConfigProblem[],
  warnings: ConfigWarning[],
): Promise<ConfigParts> {
  const octavo = validate(octavoOptions, ownOptions(raw.customFields), 'customFields.octavo', problems);
  for (const key of ['customFields', 'themeConfig']) checkCycle(key, raw[key], problems);
  const keepsSearch = octavo?.search.use === 'site';
  const hasAlgolia = Boolean((raw.themeConfig as { algolia?: unknown } | undefined)?.algolia);
  const fields = validate(siteFields, raw, '', problems);
  const themeConfig = checkThemeConfig(raw.themeConfig, problems, warnings);
  const plugins = await collectPlugins(
    {
      presets: asList(raw.presets),
      plugins: asList(raw.plugins),
      themes: asList(raw.themes),
      keepsSearch,
      hasAlgolia,
    },
    configPath,
    toPresetContext(raw, configPath),
    problems,
    warnings,
  );
  const { liveCodeBlock: live } = Object(raw.themeConfig) as { liveCodeBlock?: unknown };
  if (plugins.liveCode && live !== undefined) validate(liveCodeBlock, live, 'themeConfig.liveCodeBlock', problems);
  return { fields, themeConfig, octavo, plugins };
}

/** Docusaurus writes these parts as JSON; a value that contains itself has no end. */
function checkCycle(key: string, value: unknown, problems: ConfigProblem[]): void {
  const cycle = findCycle(value);
  if (!cycle) return;
  const nameOf = (keys: string[]) => [key, ...keys].join('.');
  const keyPath = nameOf(cycle.keys);
  const outer = nameOf(cycle.keys.slice(0, cycle.depth));
  const message = `\`${keyPath}\` leads back to \`${outer}\`, which contains it. Leave it out.`;
  problems.push({ keyPath, code: 'invalid-value', message });
}

/** The context that a preset receives. */
function toPresetContext(raw: Record<string, unknown>, configPath: string): object {
  const siteDir = path.dirname(configPath);
  return {
    siteDir,
    siteConfig: raw,
    siteConfigPath: configPath,
    baseUrl: raw.baseUrl,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    outDir: path.join(siteDir, 'build'),
    i18n: { defaultLocale: 'en', currentLocale: 'en', locales: ['en'], ...(raw.i18n as object | undefined) },
  };
}

function ownOptions(customFields: unknown): unknown {
  const isObject = typeof customFields === 'object' && customFields !== null;
  return (isObject && 'octavo' in customFields ? customFields.octavo : undefined) ?? {};
}

/** The schema of the site's fields reports a value that is not a list. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
