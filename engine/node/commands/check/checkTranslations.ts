import path from 'node:path';
import { createLocalePages } from '../../assemble/links/localePages.ts';
import { posixRelative } from '../../ground/files/siteAlias.ts';
import { formatProblem, type ContentProblem } from '../../ground/problems.ts';
import { loadConfig } from '../../read/config/loadConfig.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { loadGitHistory } from '../../read/content/git/loadGitHistory.ts';
import type { Locales } from '../../read/loadLocales.ts';
import type { Site } from '../../read/loadSites.ts';
import { readSourceMessages, toLocaleDir } from '../../read/translations/readMessages.ts';
import { collectMessages, findUnknownKeys, type MessageFiles } from '../translations/collectMessages.ts';

/** The state of a locale's translation. File paths are relative to the site folder. */
export interface TranslationState {
  locale: string;
  /** Markdown pages that are translated, and the originals of those that are not. */
  translated: string[];
  missing: string[];
  /** Translations that are older than the last change of the original, according to git. */
  outdated: { file: string; original: string }[];
  /** JSON files with texts that are not translated, or no longer used. */
  texts: { file: string; missing: string[]; stale: string[] }[];
  /** Links that are broken in this locale only. */
  brokenLinks: { file?: string; line?: number; message: string }[];
}

/** `links`: broken links per locale. Returns nothing for a site with one locale. */
export async function checkTranslations(
  sites: Locales<Site>,
  links: readonly ContentProblem[][],
): Promise<TranslationState[]> {
  const [first, ...others] = sites;
  if (others.length === 0) return [];
  // Before translation.
  const config = await loadConfig(first.config.siteDir);
  const { files } = await collectMessages(config);
  const localePages = createLocalePages(sites);
  const originals = new Map(first.routes.map((route) => [route.routePath, route.source?.file.filePath]));
  const known = new Set((links[0] ?? []).map(formatProblem));
  const pairs = others.map((site) => {
    const locale = site.config.i18n.currentLocale;
    const fromSite = (filePath: string) => posixRelative(config.siteDir, filePath);
    const state: TranslationState = {
      locale,
      translated: [],
      missing: [],
      outdated: [],
      texts: [],
      brokenLinks: (links[sites.indexOf(site)] ?? [])
        .filter((problem) => !known.has(formatProblem(problem)))
        .map(({ filePath, line, message }) => ({ ...(filePath && { file: fromSite(filePath) }), line, message })),
    };
    const translations: { filePath: string; original: string }[] = [];
    for (const route of site.routes) {
      const file = route.source?.file;
      if (!file) continue;
      if (localePages.isUntranslated(route, locale)) state.missing.push(fromSite(file.filePath));
      if (!file.isLocalized) continue;
      state.translated.push(fromSite(file.filePath));
      const original = originals.get(localePages.find(route, first.config.i18n.currentLocale) ?? '');
      if (original !== undefined) translations.push({ filePath: file.filePath, original });
    }
    return { site, state, translations };
  });

  const timeOf = await readTimes(pairs.flatMap(({ translations }) => translations));
  for (const { site, state, translations } of pairs) {
    state.outdated = translations
      .filter(({ filePath, original }) => (timeOf(filePath) ?? Infinity) < (timeOf(original) ?? 0))
      .map(({ filePath, original }) => ({
        file: posixRelative(config.siteDir, filePath),
        original: posixRelative(config.siteDir, original),
      }));
    state.texts = await compareTexts(site.config, files);
  }
  return pairs.map(({ state }) => state);
}

/** The times when files were last committed, from one call of git. Untracked files have no time. */
async function readTimes(
  translations: readonly { filePath: string; original: string }[],
): Promise<(filePath: string) => number | undefined> {
  const byFolder = new Map<string, Set<string>>();
  for (const filePath of translations.flatMap((pair) => [pair.filePath, pair.original])) {
    const dir = path.dirname(filePath);
    byFolder.set(dir, (byFolder.get(dir) ?? new Set()).add(filePath));
  }
  const wanted = [...byFolder].map(([dir, paths]) => ({ dir, filePaths: [...paths], wantsCreated: false }));
  const history = await loadGitHistory(wanted, () => undefined);
  return (filePath) => history.get(filePath)?.newest?.at;
}

async function compareTexts(config: SiteConfig, files: MessageFiles): Promise<TranslationState['texts']> {
  const dir = toLocaleDir(config);
  if (dir === undefined) return [];
  const texts: TranslationState['texts'] = [];
  for (const [relPath, source] of files) {
    const filePath = path.join(dir, relPath);
    // Problems of the file were reported before.
    const known = await readSourceMessages(filePath, () => undefined);
    const missing = Object.keys(source).filter((key) => !Object.hasOwn(known, key) && !isTheme(key));
    const stale = findUnknownKeys(known, source);
    if (missing.length + stale.length > 0)
      texts.push({ file: posixRelative(config.siteDir, filePath), missing, stale });
  }
  return texts;
}

/** The theme has its own words in many languages. */
function isTheme(key: string): boolean {
  return /^(?:theme|octavo)\./.test(key);
}
