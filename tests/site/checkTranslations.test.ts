import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { run } from '../../engine/cli/commands/check.ts';
import { formatTranslations } from '../../engine/cli/formatTranslations.ts';
import { check } from '../../engine/node/commands/check/check.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

const DE = 'i18n/de/docusaurus-plugin-content-docs/current';
const FILES = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\n[A guide](./guide.md), [more](./more.md).\n',
  'docs/guide.md': '# Guide\n\nText.\n',
  'docs/more.md': '# More\n\nText.\n',
  'src/pages/own.jsx': `import Translate from '@docusaurus/Translate';
    export default () => <p><Translate id="own.text">Some text</Translate></p>;`,
  [`${DE}/intro.md`]: '---\nslug: /\n---\n\n# Anfang\n\n[Anleitung](./guide.md), [verloren](./lost.md).\n',
  [`${DE}/guide.md`]: '# Anleitung\n\nText.\n',
  'i18n/de/code.json': JSON.stringify({
    'old.text': { message: 'Alt' },
    'theme.docs.paginator.next': { message: 'Vor' },
    // Written by no command, but read by the search page.
    'theme.SearchPage.documentsFound.plurals': { message: 'Ein Treffer|{count} Treffer' },
  }),
};

function commit(dir: string, day: string): void {
  const own = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];
  const date = `2024-01-${day}T00:00:00Z`;
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  for (const words of [
    ['init', '-q'],
    ['add', '-A'],
    [...own, 'commit', '-q', '-m', day],
  ]) {
    const { status, stderr } = spawnSync('git', words, { cwd: dir, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
}

it('reports the progress of each translation', async () => {
  const site = await fixtureSite(FILES, {
    config: "i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] },",
    themeConfig: "{ navbar: { title: 'Title' } }",
  });
  commit(site.dir, '01');
  await site.write({ 'docs/guide.md': '# Guide\n\nOther text.\n' });
  commit(site.dir, '02');

  const { translations } = await check({ siteDir: site.dir });
  const [german, french] = translations;
  expect(german).toMatchObject({
    locale: 'de',
    translated: [`${DE}/guide.md`, `${DE}/intro.md`],
    missing: ['docs/more.md'],
    outdated: [{ file: `${DE}/guide.md`, original: 'docs/guide.md' }],
    texts: expect.arrayContaining([
      { file: 'i18n/de/code.json', missing: ['own.text'], stale: ['old.text'] },
      { file: 'i18n/de/docusaurus-theme-classic/navbar.json', missing: ['title'], stale: [] },
    ]) as unknown,
  });
  expect(german?.brokenLinks).toMatchObject([{ file: `${DE}/intro.md`, line: 7 }]);
  expect(french).toMatchObject({ locale: 'fr', translated: [], outdated: [], brokenLinks: [] });
  expect(french?.missing).toHaveLength(3);

  expect(formatTranslations([german!], false)).toEqual([
    'de: 2 of 3 pages translated, 1 older than the original, 3 texts missing, 1 text that nothing asks for, 1 link broken here only.',
  ]);
  expect(formatTranslations([german!], true)).toContain('  not translated: docs/more.md');

  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const terminal = { print, printError: print } as never;
  await run({ arguments: [site.dir], values: { format: 'json' }, switches: new Set() }, terminal);
  expect(JSON.parse(printed.join('\n'))).toMatchObject({
    pages: 15,
    translations: [{ locale: 'de' }, { locale: 'fr' }],
  });
});

it('reports nothing of translations if there are none to make', async () => {
  const site = await fixtureSite({ 'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n' });
  expect((await check({ siteDir: site.dir })).translations).toEqual([]);
});
