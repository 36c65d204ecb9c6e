import type { ClientAssets } from '../assets/clientAssets.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { hasClientText, loadClientText } from '../../ground/octavo/engineFiles.ts';
import type { SiteConfig } from '../../read/config/types.ts';

/** Files for a locale whose readers search in another language than English, by their paths in the output. */
export interface SearchScript {
  script: string;
  files: Map<string, string>;
}

const NOTICES_FILE = '_octavo/notices-search.txt';

/** Languages that the engine has under another name. */
const SAME: Record<string, string> = { nb: 'no', nn: 'no' };

/**
 * Puts the language data of a locale in front of the search script. The result is one script, so that it works as a
 * worker and from disk as before. Sites in English have no such data and no cost.
 */
export async function loadSearchScript(config: Pick<SiteConfig, 'search' | 'i18n'>): Promise<SearchScript | undefined> {
  const languages = knownLanguagesOf(config);
  if (languages.length === 0) return undefined;
  const names = [...languages.map(toLanguageFile), 'search.js'];
  const text = (await Promise.all(names.map(loadClientText))).join('\n');
  const script = `assets/search-${languages.join('-')}.${hashOf(text).slice(0, 10)}.js`;
  const notices = await loadClientText('notices.search.txt');
  return {
    script,
    files: new Map([
      [script, text],
      [NOTICES_FILE, notices],
    ]),
  };
}

/** The browser's files, with this search script. */
export function withSearch(client: ClientAssets, search: SearchScript | undefined): ClientAssets {
  return search ? { ...client, scripts: { ...client.scripts, search: search.script } } : client;
}

export function toLanguageFile(code: string): string {
  return `search-${code}.js`;
}

/** Languages of a locale, besides English, for which search has a script. */
export function knownLanguagesOf(config: Pick<SiteConfig, 'search' | 'i18n'>): string[] {
  return languagesOf(config).filter((code) => hasClientText(toLanguageFile(code)));
}

/** The language of the locale, those in the options, and that of untranslated pages. */
function languagesOf({ search, i18n }: Pick<SiteConfig, 'search' | 'i18n'>): string[] {
  if (!search) return [];
  const { localeConfigs, currentLocale, defaultLocale } = i18n;
  const tags = [currentLocale, ...search.language, defaultLocale].map((name) => localeConfigs[name]?.htmlLang ?? name);
  const codes = tags.map((tag) => tag.toLowerCase().split(/[-_]/)[0] ?? '');
  return [...new Set(codes.map((code) => SAME[code] ?? code))].filter((code) => /^[a-z]+$/.test(code));
}
