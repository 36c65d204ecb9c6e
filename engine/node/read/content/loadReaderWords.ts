import path from 'node:path';
import { readTextIfExists } from '../../ground/files/readText.ts';
import type { LoadContext } from './loadContext.ts';

/** Readers' names for a page or a section. */
export interface ReaderWords {
  /** `/operations#backup` */
  address: string;
  words: string[];
  filePath: string;
  line: number;
}

/** Reads `/page#section | phrase, phrase`, one per line. Empty lines and lines that start with `#` are skipped. */
export async function loadReaderWords(ctx: LoadContext): Promise<ReaderWords[]> {
  const { siteDir, octavo } = ctx.config;
  const { readerWords: option } = octavo.search;
  if (option === undefined) return [];
  const filePath = path.resolve(siteDir, option);
  ctx.addDataFile(filePath);
  const content = await readTextIfExists(filePath, ctx.report);
  if (content === undefined) {
    ctx.fail({
      code: 'missing-file',
      filePath: ctx.config.configPath,
      message: `The file of readers' words "${option}" does not exist. Correct \`customFields.octavo.search.readerWords\`, or leave it out.`,
    });
    return [];
  }
  return content.split(/\r?\n/).flatMap((text, i): ReaderWords[] => {
    const line = i + 1;
    if (text.trim() === '' || text.trimStart().startsWith('#')) return [];
    const [, address = '', phrases = ''] = /^\s*(\/[^|]*?)\s*\|(.*)$/.exec(text) ?? [];
    const words = phrases.split(',').flatMap((phrase) => phrase.trim() || []);
    if (words.length > 0) return [{ address, words, filePath, line }];
    const message = `"${text.trim()}" is no page with its readers' words. Write: /operations#backup | disaster recovery, restore point`;
    ctx.report({ severity: 'error', code: 'reader-words', filePath, line, message });
    return [];
  });
}
