import type { ClientAssets } from '../assets/clientAssets.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { hasClientText, loadClientText } from '../../ground/octavo/engineFiles.ts';
import type { SiteConfig } from '../../read/config/types.ts';

/** Files of a locale whose readers search in another language than English, by their place in the output. */
export interface SearchScript {
  script: string;
  files: Map<string, string>;
}

const NOTICES_FILE = '_octavo/notices-search.txt';

/** Names of one language in which the engine has it under another. */
const SAME: Record<string, string> = { nb: 'no', nn: 'no' };

/**
 * The script of search with what it has to know of the languages of a locale in front. One script, so that it starts as a
 * worker and from disk as ever; where nothing but English is written, there is none, and nothing to pay.
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

/** Languages of a locale besides English that search has a script for. */
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
