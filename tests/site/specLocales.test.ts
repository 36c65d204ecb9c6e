/** Beyond the specification: Emberhold in German and Arabic, from the same build. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBuiltPage, type BuiltPage } from '../support/builtPages.ts';
import { findForeignTexts } from '../support/findForeignTexts.ts';
import { buildSiteOnce } from '../support/siteServer.ts';
import { localeOf, SITE_URL, TRANSLATED_DOCS } from '../support/specSite.ts';

let outDir: string;
let files: string[];
beforeAll(async () => {
  outDir = await buildSiteOnce();
  files = (await readdir(outDir, { recursive: true })).map((name) => name.split(path.sep).join('/'));
});

const documentsOf = (locale: string) =>
  files.filter((file) => file.endsWith('.html') && localeOf(file) === locale).sort();
const toDocument = (at: string) => (at === '/' ? 'index.html' : `${at.slice(1)}.html`);
/** The metadata of a document, without parsing all of it. */
async function readHead(file: string) {
  const html = await readFile(path.join(outDir, file), 'utf8');
  const alternates = [...html.matchAll(/<link rel="alternate" href="([^"]*)" hreflang="([^"]*)"/g)];
  return {
    file,
    html: /^<!doctype html><html lang="([^"]*)" dir="([^"]*)"/.exec(html)?.slice(1).join(' '),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    url: /<meta property="og:url" content="([^"]*)"/.exec(html)?.[1],
    alternates: alternates.map(([, href, lang]) => `${lang} ${href}`).sort(),
    hasText: /<div[^>]* class="[^"]*\bmarkdown"/.test(html),
    isOriginal: /<div[^>]* class="[^"]*\bmarkdown" lang="en"/.test(html),
  };
}

describe.each([
  {
    locale: 'de',
    direction: 'ltr',
    navbar: ['Dokumentation', 'SDK', 'Blog'],
    footer: /^Community.*Unternehmen.*Mit ❤️ für die KI-Community entwickelt\.$/,
    sidebar:
      'Einführung|Installation|Schnellstart|Modelle|App Garden|Daten-Engine|Anwendungsfälle|Architektur|Verwaltung|Referenz|Hilfe und Lösungen|Unser Team',
    notice: 'Diese Seite ist noch nicht übersetzt; sie wird auf Englisch angezeigt.',
    version: 'Version: 0.5.1 (aktuell)',
  },
  {
    locale: 'ar',
    direction: 'rtl',
    navbar: ['الوثائق', 'SDK', 'المدونة'],
    footer: /^المجتمع.*الشركة.*صُنع بـ❤️ من أجل مجتمع الذكاء الاصطناعي\.$/,
    sidebar:
      'مقدمة|التثبيت|البدء السريع|النماذج|App Garden|محرك البيانات|حالات الاستخدام|البنية|الإدارة|المرجع|المساعدة والحلول|فريقنا',
    notice: 'لم تُترجم هذه الصفحة بعد، وهي معروضة باللغة الإنجليزية.',
    version: 'الإصدار: 0.5.1 (الأحدث)',
  },
])('in $locale', ({ locale, direction, navbar, footer, sidebar, notice, version }) => {
  let translated: BuiltPage[];
  beforeAll(async () => {
    translated = await Promise.all(TRANSLATED_DOCS.map((at) => readBuiltPage(outDir, `${locale}/${toDocument(at)}`)));
  });

  it('there is every page of the English site, in the language and direction of its readers', async () => {
    expect(documentsOf(locale)).toEqual(
      documentsOf('en')
        .map((file) => `${locale}/${file}`)
        .sort(),
    );
    const heads = await Promise.all(documentsOf(locale).map(readHead));
    expect(heads.filter(({ html }) => html !== `${locale} ${direction}`)).toEqual([]);
  });

  it('a page that is not translated names the original as the real one, and only such pages do', async () => {
    for (const file of documentsOf('en').filter((name) => !/^(?:404|compare|search)\.html$/.test(name))) {
      const [english, own] = await Promise.all([readHead(file), readHead(`${locale}/${file}`)]);
      const isTranslated = english.alternates.some((alternate) => alternate.startsWith(`${locale} `));
      expect([own.file, own.canonical]).toEqual([own.file, isTranslated ? own.url : english.canonical]);
      // Lists of posts are in the language of the site; their excerpts are originals.
      const isList = /^blog(?:\.|\/(?:archive|authors|tags))/.test(file);
      expect([own.file, own.isOriginal]).toEqual([own.file, isList ? own.hasText : !isTranslated]);
      if (isTranslated) expect(own.alternates).toEqual(english.alternates);
      if (TRANSLATED_DOCS.map(toDocument).includes(file)) expect([file, isTranslated]).toEqual([file, true]);
    }
    const { text } = (await readBuiltPage(outDir, `${locale}/app-garden.html`)).one('main .oc-notice');
    expect(text).toContain(notice);
  });

  it('translated pages have words of their language around them', () => {
    for (const page of translated) {
      const bar = page.one('.navbar__inner .theme-layout-navbar-left').all('.navbar__link');
      expect(bar.map(({ text }) => text)).toEqual(navbar);
      expect(page.one('.theme-layout-footer').text).toMatch(footer);
      const tree = page.one('nav.menu_SIkG').children[0]!.children;
      const labels = tree.map((item) => item.all('a')[0]!.text).join('|');
      expect(labels).toBe(sidebar);
      expect(page.all('main .oc-notice').some(({ text }) => text.includes(notice))).toBe(false);
    }
    expect(translated[0]!.all('main .theme-doc-version-badge').map(({ text }) => text)).toEqual([version]);
    expect(translated[0]!.one('head link[rel="canonical"]').attribute('href')).toMatch(`${SITE_URL}/${locale}`);
  });

  it('have the anchors of the English ones, and their links lead to files and anchors that exist', async () => {
    const idsIn = (page: BuiltPage) => new Set(page.all('[id]').map((element) => element.attribute('id')!));
    const known = new Map<string, Promise<Set<string>>>();
    const idsOf = (file: string) => {
      if (!known.has(file)) known.set(file, readBuiltPage(outDir, file).then(idsIn));
      return known.get(file)!;
    };
    const missing: string[] = [];
    let count = 0;
    for (const page of translated) {
      const headings = page.all('main h2[id]').concat(page.all('main h3[id]'));
      const english = await idsOf(page.file.slice(locale.length + 1));
      missing.push(...headings.flatMap((heading) => heading.attribute('id')!).filter((id) => !english.has(id)));
      for (const link of page.all('body a[href]').filter((a) => !/^[a-z]+:/.test(a.attribute('href')!))) {
        const { pathname, hash } = new URL(link.attribute('href')!, `https://built.example/${page.file}`);
        const file = decodeURI(pathname).slice(1);
        const isFound = files.includes(file) && (!hash || (await idsOf(file)).has(decodeURIComponent(hash.slice(1))));
        count += 1;
        if (!isFound) missing.push(`${page.file}: ${link.attribute('href')}`);
      }
    }
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(800);
  });
});

it('in Arabic, everything around articles that is still English says so', async () => {
  // Names that are the same in Arabic.
  const names = /^(?:Emberhold|SDK|GitHub|Discord|App Garden|Linux|macOS|Windows)$/;
  const isForeign = (text: string) => /[A-Za-z]{3}/.test(text) && !/[\u0600-\u06ff]/.test(text) && !names.test(text);
  const found = new Set<string>();
  for (const file of documentsOf('ar')) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    const texts = findForeignTexts(html, 'ar', isForeign);
    // Translated articles name programs, and parts of the product.
    for (const text of texts)
      if (!/\bdiv\.(?:theme-doc-markdown|markdown|tabs-container)\b/.test(text)) found.add(`${file} ${text}`);
  }
  expect([...found]).toEqual([]);
});
