/** Texts of a plugin's content that can be translated: named by the plugin, and read from the files of the locale. */
import path from 'node:path';
import type { Report } from '../../../ground/problems.ts';
import { quoteValue } from '../../config/report/quoteValue.ts';
import type { SiteConfig } from '../../config/types.ts';
import { isObject } from '../../content/frontMatter/fields.ts';
import type { SourceMessages } from '../../translations/messages.ts';
import { readSourceMessages, toLocaleDir, toPluginFolder } from '../../translations/readMessages.ts';
import type { LoadedPlugin, TranslationFile } from '../types.ts';

/** A plugin's return value, read defensively. */
export function toTranslationFiles(given: unknown): TranslationFile[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw new Error(`it gives ${quoteValue(given)}; expected a list of { path, content }`);
  return given.map((file: unknown) => {
    const { path: name, content } = isObject(file) ? file : {};
    // The file must be inside the plugin's folder.
    if (typeof name !== 'string' || !/^[\w][\w./-]*$/.test(name) || name.split('/').includes('..')) {
      throw new Error(`the \`path\` of a translation file is ${quoteValue(name)}; expected a name such as "labels"`);
    }
    if (!isObject(content)) {
      throw new Error(`the \`content\` of "${name}" is ${quoteValue(content)}; expected texts by their keys`);
    }
    return { path: name, content: Object.fromEntries(Object.entries(content).map(toMessage)) };
  });
}

function toMessage([key, entry]: [string, unknown]): [string, SourceMessages[string]] {
  const { message, description } = isObject(entry) ? entry : {};
  if (typeof message !== 'string') {
    throw new Error(`the text "${key}" is ${quoteValue(entry)}; expected an object with a text under \`message\``);
  }
  return [key, { message, ...(typeof description === 'string' && { description }) }];
}

/** The plugin's texts in the locale; missing ones stay in the original language. */
export function readTranslationFiles(
  config: SiteConfig,
  { name, id, translationFiles }: LoadedPlugin,
  report: Report,
): Promise<TranslationFile[]> {
  const dir = toLocaleDir(config);
  return Promise.all(
    translationFiles.map(async (file) => {
      if (dir === undefined) return file;
      const own = await readSourceMessages(path.join(dir, toPluginFolder(name, id), `${file.path}.json`), report);
      return { ...file, content: { ...file.content, ...own } };
    }),
  );
}
