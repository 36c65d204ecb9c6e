import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownValue } from '../../../shared/ownValue.ts';
import { withLocaleVariable } from '../../ground/inputs/localeVariable.ts';
import { ContentError, type ContentProblem } from '../../ground/problems.ts';
import { inLocale } from '../../read/config/inLocale.ts';
import { loadConfig } from '../../read/config/loadConfig.ts';
import { findTable } from '../../read/translations/toWords.ts';
import type { SourceMessages } from '../../read/translations/messages.ts';
import { readSourceMessages } from '../../read/translations/readMessages.ts';
import { CODE_FILE, collectMessages, findUnknownKeys } from './collectMessages.ts';

export interface WriteTranslationsOptions {
  siteDir: string;
  /** The default locale if there is none. */
  locale?: string;
  /** Overwrites existing translations with the original texts. */
  override: boolean;
  /** A prefix for every written text, which marks it as untranslated. */
  messagePrefix: string;
}

interface WrittenFile {
  filePath: string;
  /** The number of its texts, and of new ones. */
  messages: number;
  added: number;
  /** Keys that are no longer used. */
  unknown: string[];
}

export interface WrittenTranslations {
  locale: string;
  files: WrittenFile[];
  problems: ContentProblem[];
}

/** Writes all translatable texts into the JSON files of a locale. Existing texts stay, also unused ones. */
export async function writeTranslations(options: WriteTranslationsOptions): Promise<WrittenTranslations> {
  const siteDir = path.resolve(options.siteDir);
  const common = await loadConfig(siteDir);
  const locale = options.locale ?? common.i18n.defaultLocale;
  const { result: own } = await withLocaleVariable(locale, () => loadConfig(siteDir));
  const config = inLocale(own, locale, { built: [locale], alone: false });
  const { files, problems } = await collectMessages(own);
  const failed: ContentProblem[] = [];
  const dir = path.join(siteDir, config.i18n.path, ownValue(config.i18n.localeConfigs, locale)?.path ?? locale);

  // All files are read before one is written: a broken one changes nothing.
  const merged: (WrittenFile & { text: string })[] = [];
  for (const [relPath, source] of files) {
    const filePath = path.join(dir, relPath);
    const known = await readSourceMessages(filePath, (problem) => void failed.push(problem));
    const original = relPath === CODE_FILE ? inLanguage(source, locale) : source;
    const messages = merge(known, original, options);
    merged.push({
      filePath,
      messages: Object.keys(messages).length,
      added: Object.keys(source).filter((key) => !Object.hasOwn(known, key)).length,
      unknown: findUnknownKeys(known, source),
      text: `${JSON.stringify(messages, null, 2)}\n`,
    });
  }
  if (failed.length > 0) throw new ContentError(failed);
  const written = merged.filter(({ messages }) => messages > 0);
  for (const { filePath, text } of written) {
    await mkdir(path.dirname(filePath), { recursive: true });
    await writeFile(filePath, text);
  }
  return { locale, files: written.map(({ text: _text, ...file }) => file), problems };
}

/** The theme's texts in the language of the locale, if the theme has them. */
function inLanguage(messages: SourceMessages, locale: string): SourceMessages {
  const words = findTable(locale);
  return Object.fromEntries(
    Object.entries(messages).map(([id, own]) => [id, { ...own, message: ownValue(words, id) ?? own.message }]),
  );
}

function merge(
  known: SourceMessages,
  original: SourceMessages,
  { override, messagePrefix }: Pick<WriteTranslationsOptions, 'override' | 'messagePrefix'>,
): SourceMessages {
  const entries = Object.entries(original).map(([key, { message, description }]) => {
    const kept = override ? undefined : ownValue(known, key)?.message;
    return [key, { message: kept ?? messagePrefix + message, ...(description !== undefined && { description }) }];
  });
  return { ...known, ...(Object.fromEntries(entries) as SourceMessages) };
}
