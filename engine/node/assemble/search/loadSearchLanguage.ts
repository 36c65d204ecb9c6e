import { createContext, runInContext } from 'node:vm';
import { LANGUAGE_KEY, type Language } from '../../../shared/search/text/language.ts';
import { loadClientText } from '../../ground/octavo/engineFiles.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { knownLanguagesOf, toLanguageFile } from './loadSearchScript.ts';

/**
 * The language data for searching a locale, from the same scripts as in the browser; undefined if everything is
 * English.
 */
export async function loadSearchLanguage(config: Pick<SiteConfig, 'search' | 'i18n'>): Promise<Language | undefined> {
  const context = createContext();
  // The scripts run in their own global object, so symbols that they set do not leak.
  const host = runInContext('globalThis', context) as { [LANGUAGE_KEY]?: Language };
  for (const code of knownLanguagesOf(config)) runInContext(await loadClientText(toLanguageFile(code)), context);
  return host[LANGUAGE_KEY];
}
