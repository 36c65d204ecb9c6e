/** Translated pages say what the English ones say: the same code, links, anchors, pictures and numbers. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCodeBlocks } from './sdk-reference/codeBlocks.ts';

const SITE = import.meta.dirname;
const PLUGIN = 'docusaurus-plugin-content-docs';
const LOCALES = ['de', 'ar'];
const ORIGINALS = { current: 'docs', 'version-0.5.1': 'versioned_docs/version-0.5.1' };

const list = (folder: string) =>
  readdirSync(join(SITE, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.mdx?$/.test(name))
    .sort();

interface Translated {
  locale: string;
  file: string;
  text: string;
  original: string;
}

const pages = LOCALES.flatMap((locale) =>
  Object.entries(ORIGINALS).flatMap(([version, folder]) =>
    list(`i18n/${locale}/${PLUGIN}/${version}`).map((name): Translated => {
      const file = `i18n/${locale}/${PLUGIN}/${version}/${name}`;
      const read = (relPath: string) => readFileSync(join(SITE, relPath), 'utf8');
      return { locale, file, text: read(file), original: read(`${folder}/${name}`) };
    }),
  ),
);

/** Code of the shell, programs and outputs is not translated. A block without title is running text in disguise. */
const codeOf = (text: string) =>
  parseCodeBlocks('', text)
    .filter(({ language, meta }) => language !== 'text' || meta !== '')
    .map(({ language, code }) => `${language}\n${code}`);

const withoutCode = (text: string) =>
  text.replaceAll(/^[ \t]*```[^]*?^[ \t]*```$/gm, '').replace(/^---\n[^]*?\n---\n/, '');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const spansOf = (text: string) => all(withoutCode(text), /`([^`\n]+)`/g).sort();
const targetsOf = (text: string) => all(withoutCode(text), /\]\(([^)\s]+)\)/g).sort();
/** A drawing may have its words in the language of the page: `/img/docs/de/x.svg`. */
const picturesOf = (text: string) =>
  all(text, /useBaseUrl\('([^']+)'\)/g).map((file) => file.replace(/^\/img\/docs\/(?:de|ar)\//, '/img/docs/'));
const tabsOf = (text: string) => all(text, /<(?:Tabs groupId|TabItem value)="([^"]+)"/g);

/** English headings have an id of their own or that of their text; translated ones must write it. */
const headingsOf = (text: string) =>
  [...withoutCode(text).matchAll(/^(#{2,3}) (.+)$/gm)].map(([, level = '', heading = '']) => {
    const [, written] = /{#([^}]+)}\s*$/.exec(heading) ?? [];
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .trim()
      .replaceAll(' ', '-');
    return { level: level.length, id: written ?? slug, isWritten: written !== undefined };
  });

/** Numbers in running text, tables and pictures, as English writes them; those in words are left to readers. */
function numbersOf(text: string, locale: string): string[] {
  const plain = withoutCode(text)
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\]\([^)\s]+\)|{#[^}]+}|useBaseUrl\('[^'\n]*'\)|^import .*$/gm, '')
    .replaceAll(/^\d+\. /gm, '');
  const numbers = plain.match(/\d+(?:[.,]\d+)*/g) ?? [];
  // Names of versions have points in every language: what English has is looked for in both forms.
  return locale === 'de' ? numbers.map(toEnglish) : numbers;
}

function toEnglish(written: string): string {
  const isGerman = /^\d{1,3}(?:\.\d{3})+$|^\d+,\d+$/.test(written);
  return isGerman ? written.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : written;
}

it('are there: introduction, quickstart, installation and models, in both languages and both versions of one text', () => {
  const sections = ['installation', 'models'].flatMap((folder) =>
    list(`docs/${folder}`).map((name) => `${folder}/${name}`),
  );
  const wanted = ['intro.mdx', 'quickstart.mdx', ...sections];
  expect(wanted).toHaveLength(13);
  const files = new Set(pages.map(({ file }) => file));
  for (const locale of LOCALES)
    for (const version of Object.keys(ORIGINALS))
      expect(wanted.filter((name) => !files.has(`i18n/${locale}/${PLUGIN}/${version}/${name}`))).toEqual([]);
});

describe.each(pages)('$file', ({ locale, text, original }) => {
  it('has the code of the original', () => {
    expect(codeOf(text)).toEqual(codeOf(original));
    // A language may need a command's name once more, and the words of a formula.
    const spans = spansOf(text);
    expect(spansOf(original).filter((span) => !spans.includes(span))).toEqual([]);
    const known = new Set(spansOf(original));
    expect(spans.filter((span) => !known.has(span))).toEqual([]);
  });

  it('has its links, pictures and tabs', () => {
    expect(targetsOf(text)).toEqual(targetsOf(original));
    expect(picturesOf(text)).toEqual(picturesOf(original));
    expect(tabsOf(text)).toEqual(tabsOf(original));
  });

  it('has its headings under the same ids, each written out', () => {
    const ids = (headings: ReturnType<typeof headingsOf>) => headings.map(({ level, id }) => `${level} ${id}`);
    expect(ids(headingsOf(text))).toEqual(ids(headingsOf(original)));
    expect(headingsOf(text).filter(({ isWritten }) => !isWritten)).toEqual([]);
  });

  it('has its numbers', () => {
    const numbers = numbersOf(text, locale);
    const wanted = numbersOf(original, 'en');
    // Arabic has a form of the word for two.
    const said = locale === 'ar' ? ['2'] : [];
    expect(new Set([...numbers, ...said])).toEqual(new Set([...wanted, ...said]));
  });

  it('is written as its language is', () => {
    const prose = withoutCode(text).replaceAll(/`[^`\n]*`|<[^>]+>|\]\([^)\s]+\)|{#[^}]+}|^import .*$/gm, '');
    if (locale === 'de') {
      // One way to address the reader, and German quotation marks.
      expect(prose.match(/\b(?:du|dein(?:e[mnrs]?)?|dich|dir)\b/gi)).toBeNull();
      expect(prose.match(/["“]\w/g)).toBeNull();
    } else {
      // Arabic marks beside Arabic letters; those of other scripts keep theirs.
      expect(prose.match(/\p{Script=Arabic}\s*[,;?]/gu)).toBeNull();
    }
  });
});

it('labels of versions and sidebars are translated for every version, and all of them', () => {
  for (const locale of LOCALES) {
    const folders = [`${PLUGIN}`, `${PLUGIN}-sdk`].map((name) => `i18n/${locale}/${name}`);
    const files = folders.flatMap((folder) =>
      readdirSync(join(SITE, folder)).flatMap((name) => (name.endsWith('.json') ? [join(folder, name)] : [])),
    );
    expect(files).toHaveLength(5);
    for (const file of files) {
      const messages = JSON.parse(readFileSync(join(SITE, file), 'utf8')) as Record<string, { message: string }>;
      const same = Object.entries(messages).filter(([key, { message }]) => key.endsWith(`.${message}`));
      // Names, and words that both languages have.
      const names = /\.(?:App Garden|Windows|SDK|Installation|Deployment)$/;
      expect(same.map(([key]) => key).filter((key) => !names.test(key))).toEqual([]);
    }
    expect(existsSync(join(SITE, `i18n/${locale}/docusaurus-theme-classic/navbar.json`))).toBe(true);
  }
});
