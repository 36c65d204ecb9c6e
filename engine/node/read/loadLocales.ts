import { withLocaleVariable } from '../ground/inputs/localeVariable.ts';
import { trackVariables } from '../ground/inputs/trackVariables.ts';
import type { ContentProblem } from '../ground/problems.ts';
import { inLocale } from './config/inLocale.ts';
import { loadConfig } from './config/loadConfig.ts';
import type { I18nConfig, SiteConfig } from './config/types.ts';
import { translateConfig } from './translations/translateConfig.ts';
import type { Messages } from './translations/messages.ts';
import type { TextOrigins } from './translations/textOrigins.ts';

/** The configuration of a site in one locale. */
export interface LocaleSite {
  config: SiteConfig;
  /** Texts of the site's own code, and texts of the theme that the site overrides. */
  messages: Messages;
  /** Which texts of the configuration are translated. */
  origins: TextOrigins;
  problems: ContentProblem[];
}

/** The locales, at least one, the default one first. */
export type Locales<Of> = [Of, ...Of[]];

/** The site's configuration in each of its locales, or in the requested ones. */
export async function loadLocales(siteDir: string, wanted: readonly string[] = []): Promise<Locales<LocaleSite>> {
  trackVariables();
  const { result: common, wasRead } = await withLocaleVariable(undefined, () => loadConfig(siteDir));
  const locales: LocaleSite[] = [];
  const built = chooseLocales(common.i18n, wanted);
  for (const name of built) {
    const config = wasRead ? (await withLocaleVariable(name, () => loadConfig(siteDir))).result : common;
    const problems: ContentProblem[] = [];
    const report = (problem: ContentProblem) => void problems.push(problem);
    const own = inLocale(config, name, { built, alone: wanted.length === 1 });
    locales.push({ ...(await translateConfig(own, report, wasRead ? common : undefined)), problems });
  }
  return locales as Locales<LocaleSite>;
}

function chooseLocales({ locales, defaultLocale }: I18nConfig, wanted: readonly string[]): string[] {
  const names = [...new Set(wanted.length > 0 ? wanted : locales)];
  return names.toSorted((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
}
