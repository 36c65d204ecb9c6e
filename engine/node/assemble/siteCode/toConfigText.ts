import { GENERATED_MODULES, type SiteFact } from '../../../shared/generatedModules.ts';
import type { LocaleOptions } from '../../compile/markdown/types.ts';

type Config = Record<string, unknown>;

/** These fields are small, and the theme's components read them too. */
const ALWAYS = [
  'title',
  'titleDelimiter',
  'tagline',
  'url',
  'baseUrl',
  'trailingSlash',
  'favicon',
  'organizationName',
  'projectName',
  'customFields',
  'themeConfig',
];

/** Modules through which code reads the data of the script below. */
export const CONFIG_MODULES: ReadonlySet<string> = new Set([
  '@docusaurus/useDocusaurusContext',
  '@docusaurus/theme-common',
  ...modulesOf('siteConfig', 'i18n', 'siteMetadata', 'siteStorage'),
]);

export function modulesOf(...facts: SiteFact[]): string[] {
  return Object.keys(GENERATED_MODULES).filter((name) => facts.includes(GENERATED_MODULES[name]!));
}

/** The text of the script with the site's data that these scripts may read. */
export function toConfigText(site: LocaleOptions, scripts: string[]): string {
  const { siteConfig, siteMetadata, siteStorage, folder: dataFolder } = site;
  const has = (pattern: RegExp) => scripts.some((text) => pattern.test(text));
  const facts = {
    siteConfig: toBrowserConfig(siteConfig, scripts),
    ...(dataFolder && { dataFolder }),
    ...(has(/\bsiteMetadata\b|@generated\/site-metadata/) && { siteMetadata }),
    ...(has(/@generated\/site-storage/) && { siteStorage }),
  };
  return Object.entries(facts)
    .map(([name, value]) => `octavo.${name}=${JSON.stringify(value)}`)
    .join(';');
}

/** The part of the configuration that they may read. Options of plugins can be long, and few scripts read them. */
function toBrowserConfig(siteConfig: Config, scripts: string[]): Config {
  const others = Object.keys(siteConfig).filter((field) => !ALWAYS.includes(field));
  const anyOther = new RegExp(`\\b(?:${others.join('|')})\\b`, 'g');
  const named = new Set(scripts.flatMap((text) => text.match(anyOther) ?? []));
  const fields = [...ALWAYS, ...others.filter((field) => isTranslated(field, siteConfig) || named.has(field))];
  return Object.fromEntries(fields.map((field) => [field, siteConfig[field]]));
}

/** A site in English only omits its locale. */
function isTranslated(field: string, { i18n }: Config): boolean {
  const { locales, defaultLocale } = i18n as { locales: string[]; defaultLocale: string };
  return field === 'i18n' && (locales.length > 1 || defaultLocale !== 'en');
}
