import { checkThemeConfig } from './checks/checkThemeConfig.ts';
import { collectPlugins, type Plugins } from './plugins/collectPlugins.ts';
import type { ConfigProblem } from './report/configError.ts';
import { validate } from './report/validate.ts';
import { octavoOptions, type OctavoOptions } from './schema/octavoOptions.ts';
import { siteFields, type SiteFields } from './schema/siteFields.ts';
import type { ThemeConfig } from './schema/themeConfig.ts';

/** The configuration by parts, each with its defaults. A part that is wrong is missing. */
export interface ConfigParts {
  fields?: SiteFields;
  themeConfig?: ThemeConfig;
  octavo?: OctavoOptions;
  plugins: Plugins;
}

export function checkParts(
  raw: Record<string, unknown>,
  problems: ConfigProblem[],
  warnings: string[],
  configPath?: string,
): ConfigParts {
  return {
    fields: validate(siteFields, raw, '', problems),
    themeConfig: checkThemeConfig(raw.themeConfig, problems, warnings),
    octavo: validate(octavoOptions, ownOptions(raw.customFields), 'customFields.octavo', problems),
    plugins: collectPlugins(
      { presets: asList(raw.presets), plugins: asList(raw.plugins), themes: asList(raw.themes) },
      problems,
      warnings,
      configPath,
    ),
  };
}

function ownOptions(customFields: unknown): unknown {
  const isObject = typeof customFields === 'object' && customFields !== null;
  return (isObject && 'octavo' in customFields ? customFields.octavo : undefined) ?? {};
}

/** What is no list is reported by the schema of the site's fields. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
