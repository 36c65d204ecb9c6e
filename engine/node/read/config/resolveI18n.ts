import { didYouMean } from '../../../shared/nearestName.ts';
import { ownValue } from '../../../shared/ownValue.ts';
import { quoteValue } from './report/quoteValue.ts';
import type { ConfigProblem, ConfigWarning } from './report/configError.ts';
import type { SiteFields } from './schema/siteFields.ts';
import type { I18nConfig, LocaleConfig } from './types.ts';

type Site = Pick<SiteFields, 'i18n' | 'url' | 'baseUrl'>;

/** Completes the locales. The default one is the current one, until a locale is chosen (`inLocale.ts`). */
export function resolveI18n(
  { i18n, url, baseUrl }: Site,
  problems: ConfigProblem[],
  warnings: ConfigWarning[],
): I18nConfig {
  const { defaultLocale, path } = i18n;
  const known = [...new Set(i18n.locales)];
  if (!known.includes(defaultLocale)) {
    const names = known.map(quoteValue).join(', ');
    const meant = didYouMean(defaultLocale, known);
    const message = `i18n.defaultLocale: "${defaultLocale}" is not among \`i18n.locales\` (${names}).${meant}`;
    warnings.push({ code: 'invalid-locale', message });
  }
  const locales = known.includes(defaultLocale) ? known : [...known, defaultLocale];
  for (const name of Object.keys(i18n.localeConfigs)) {
    if (locales.includes(name)) continue;
    const meant = didYouMean(name, locales);
    const message = `i18n.localeConfigs.${name}: there is no such locale in \`i18n.locales\`.${meant}`;
    warnings.push({ code: 'invalid-locale', message });
  }
  checkNames(locales, i18n, problems);
  const configs = locales.map((name) => {
    const own = ownValue(i18n.localeConfigs, name) ?? {};
    const inferred = name === defaultLocale ? baseUrl : `${baseUrl}${name}/`;
    return [name, toLocaleConfig(name, own, { url, baseUrl: inferred })] as const;
  });
  return {
    defaultLocale,
    currentLocale: defaultLocale,
    locales,
    built: locales,
    path,
    localeConfigs: Object.fromEntries(configs),
  };
}

/** A locale's name is a language to browsers, and a folder of the output. */
function checkNames(
  locales: string[],
  { localeConfigs, locales: given }: SiteFields['i18n'],
  problems: ConfigProblem[],
): void {
  const seen = new Map<string, string>();
  for (const [index, name] of locales.entries()) {
    const keyPath = given.includes(name) ? `i18n.locales[${index}]` : 'i18n.defaultLocale';
    const htmlLang = ownValue(localeConfigs, name)?.htmlLang;
    if (!isLanguage(htmlLang ?? name)) {
      const better = (htmlLang ?? name).replaceAll('_', '-');
      const fix = isLanguage(better) ? `write ${quoteValue(better)}, or ` : '';
      const place = htmlLang === undefined ? keyPath : `i18n.localeConfigs.${name}.htmlLang`;
      const message = `${quoteValue(htmlLang ?? name)} is no language tag such as "fr" or "pt-BR"; ${fix}set \`i18n.localeConfigs["${name}"].htmlLang\` to one.`;
      problems.push({ keyPath: place, code: 'invalid-locale', message });
    }
    if (!/^[\w.-]+$/.test(name) || /^\.+$/.test(name)) {
      problems.push({
        keyPath,
        code: 'invalid-locale',
        message: `${quoteValue(name)} cannot be the name of a folder; use a tag such as "fr".`,
      });
    }
    const other = seen.get(name.toLowerCase());
    if (other !== undefined) {
      const message = `${quoteValue(name)} and ${quoteValue(other)} are the same folder on some disks; keep one of them.`;
      problems.push({ keyPath, code: 'invalid-locale', message });
    }
    seen.set(name.toLowerCase(), name);
  }
}

function isLanguage(tag: string): boolean {
  return Boolean(parseTag(tag)?.language);
}

/** A method in newer engines, a property in older ones. */
type WithCalendars = Intl.Locale & { getCalendars?(): string[]; calendars?: string[] };

/** Undefined for a text that is no language tag. */
function parseTag(tag: string): WithCalendars | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

type Place = Pick<LocaleConfig, 'url' | 'baseUrl'>;

function toLocaleConfig(name: string, own: SiteFields['i18n']['localeConfigs'][string], place: Place): LocaleConfig {
  const htmlLang = own.htmlLang ?? name;
  const known = htmlLang === 'en' ? ENGLISH : undefined;
  return {
    label: own.label ?? known?.label ?? labelOf(htmlLang),
    htmlLang,
    direction: own.direction ?? known?.direction ?? directionOf(htmlLang),
    calendar: own.calendar ?? known?.calendar ?? calendarOf(htmlLang),
    path: own.path ?? name,
    url: own.url ?? place.url,
    baseUrl: own.baseUrl ?? place.baseUrl,
    hasOwnBaseUrl: own.baseUrl !== undefined,
    translate: own.translate ?? true,
  };
}

/** The language of most sites. `Intl` would load its data, which takes 15 ms. */
export const ENGLISH = { label: 'English', direction: 'ltr', calendar: 'gregory' } as const;

/** The language's own name for itself, as a label: `Français`. */
export function labelOf(tag: string): string {
  try {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(parseTag(tag)?.maximize().script ?? '') ? 'rtl' : 'ltr';
}

export function calendarOf(tag: string): string {
  const locale = parseTag(tag);
  return locale?.calendar ?? (locale?.getCalendars?.() ?? locale?.calendars)?.[0] ?? 'gregory';
}
