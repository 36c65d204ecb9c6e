import path from 'node:path';
import { messageOf } from '../../../shared/messageOf.ts';
import { ownValue } from '../../../shared/ownValue.ts';
import { lineAt, readTextIfExists } from '../../ground/files/readText.ts';
import type { Report } from '../../ground/problems.ts';
import type { SiteConfig } from '../config/types.ts';
import { isObject } from '../content/frontMatter/fields.ts';
import { shown } from '../content/frontMatter/shown.ts';
import type { Messages, SourceMessages } from './messages.ts';

/** A translation file of the current locale; no messages if there is none. Invalid entries are reported and omitted. */
export async function readMessages(config: SiteConfig, relPath: string, report: Report): Promise<Messages> {
  const dir = toLocaleDir(config);
  if (dir === undefined) return {};
  const messages = await readSourceMessages(path.join(dir, relPath), report);
  return Object.fromEntries(Object.entries(messages).map(([key, { message }]) => [key, message]));
}

/** The same with the notes for translators. */
export async function readSourceMessages(filePath: string, report: Report): Promise<SourceMessages> {
  const text = await readTextIfExists(filePath, report);
  if (text === undefined) return {};
  const value = parseJson(text, filePath, report);
  if (value === undefined) return {};
  if (!isObject(value)) {
    const message = `The file should hold one entry per text, not ${shown(value)}.`;
    report({ severity: 'error', code: 'invalid-data', filePath, message });
    return {};
  }
  const entries = Object.entries(value).flatMap(([key, entry]): [string, SourceMessages[string]][] => {
    const { message, description } = isObject(entry) ? entry : {};
    if (typeof message === 'string') {
      return [[key, { message, ...(typeof description === 'string' && { description }) }]];
    }
    const line = lineAt(text, Math.max(0, text.indexOf(JSON.stringify(key))));
    const expected = 'an object with a text under `message`, such as { "message": "…" }';
    const problem = `"${key}" is ${shown(entry)}; expected ${expected}.`;
    report({ severity: 'error', code: 'invalid-data', filePath, line, message: problem });
    return [];
  });
  return Object.fromEntries(entries);
}

/** The folder with all translations of the current locale; undefined for an untranslated locale. */
export function toLocaleDir({ siteDir, i18n }: Pick<SiteConfig, 'siteDir' | 'i18n'>): string | undefined {
  const locale = ownValue(i18n.localeConfigs, i18n.currentLocale);
  return locale?.translate ? path.resolve(siteDir, i18n.path, locale.path) : undefined;
}

/** `docusaurus-plugin-content-docs-sdk`: an instance's folder in a locale's. */
export function toPluginFolder(name: string, instanceId: string): string {
  return instanceId === 'default' ? name : `${name}-${instanceId}`;
}

function parseJson(text: string, filePath: string, report: Report): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = messageOf(error);
    const at = /position (\d+)/.exec(reason)?.[1];
    const line = at === undefined ? undefined : lineAt(text, Number(at));
    report({
      severity: 'error',
      code: 'invalid-data',
      filePath,
      line,
      message: `The file is not valid JSON: ${reason}`,
    });
    return undefined;
  }
}
