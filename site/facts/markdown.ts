/** The little of Markdown that a check of facts needs: pages, tables, code spans. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['docs', 'versioned_docs', 'sdk', 'blog'];

export interface SitePage {
  /** Path below the site folder, `docs/intro.mdx`. */
  file: string;
  text: string;
  /** Version of the product that the page describes. The posts were written for 0.5.0. */
  version: string;
}

const versionOf = (file: string) =>
  /^versioned_docs\/version-([\d.]+)\//.exec(file)?.[1] ?? (file.startsWith('blog/') ? '0.5.0' : '0.5.1');

const readPagesBelow = (folder: string): SitePage[] =>
  readdirSync(join(SITE, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .map((file) => ({ file, text: readFileSync(join(SITE, file), 'utf8'), version: versionOf(file) }));

export function readSitePages(): SitePage[] {
  return FOLDERS.flatMap(readPagesBelow);
}

/** The pages in other languages; their texts are those of the latest version. */
export function readTranslatedPages(): SitePage[] {
  return readPagesBelow('i18n').map((page) => ({ ...page, version: '0.5.1' }));
}

/** The rows of all tables of a text, heads and rules included, as trimmed cells. */
export function readRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => /^\s*\|.*\|\s*$/.test(line))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );
}

/** The text without fenced code. */
const withoutFences = (text: string) => text.replaceAll(/^[ \t]*(`{3,})[^\n]*\n.*?^[ \t]*\1[ \t]*$/gms, '');

/** The code spans of the prose. */
export const readSpans = (text: string) =>
  [...withoutFences(text).matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map((match) => match[1]!);
