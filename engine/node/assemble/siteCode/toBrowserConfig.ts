type Config = Record<string, unknown>;

/** Small, and asked for by the theme's components too. */
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

/** What these scripts may ask of the configuration: options of plugins can be long, and few ask for them. */
export function toBrowserConfig(siteConfig: Config, scripts: Iterable<string>): Config {
  const others = Object.keys(siteConfig).filter((field) => !ALWAYS.includes(field));
  const anyOther = new RegExp(`\\b(?:${others.join('|')})\\b`, 'g');
  const named = new Set([...scripts].flatMap((text) => text.match(anyOther) ?? []));
  const fields = [...ALWAYS, ...others.filter((field) => isTranslated(field, siteConfig) || named.has(field))];
  return Object.fromEntries(fields.map((field) => [field, siteConfig[field]]));
}

/** A site in English alone need not say so. */
function isTranslated(field: string, { i18n }: Config): boolean {
  const { locales, defaultLocale } = i18n as { locales: string[]; defaultLocale: string };
  return field === 'i18n' && (locales.length > 1 || defaultLocale !== 'en');
}
