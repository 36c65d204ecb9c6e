import { createContext, runInContext } from 'node:vm';
import { LANGUAGE_KEY, type Language } from '../../../shared/search/text/language.ts';
import { loadClientText } from '../../ground/octavo/engineFiles.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { knownLanguagesOf, toLanguageFile } from './loadSearchScript.ts';

/** The browser's knowledge of a locale's languages, from the same scripts; undefined if everything is English. */
export async function loadSearchLanguage(config: Pick<SiteConfig, 'search' | 'i18n'>): Promise<Language | undefined> {
  const context = createContext();
  // Its own global object: symbols set on that are not passed on to the object it was made of.
  const host = runInContext('globalThis', context) as { [LANGUAGE_KEY]?: Language };
  for (const code of knownLanguagesOf(config)) runInContext(await loadClientText(toLanguageFile(code)), context);
  return host[LANGUAGE_KEY];
}
