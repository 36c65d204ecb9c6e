/** `octavo check --search`: queries and the pages that should answer them, as a gate. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../engine/node/commands/check/check.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

const FILES = {
  'docs/index.md': '# Home\n\nWelcome. Everything about backups is elsewhere.',
  'docs/backup.md': '# Backup\n\nHow to keep your data.\n\n## Restore it {#restore}\n\nBring it back from a backup.',
  'docs/tokens.md': '# Tokens\n\nHow to get one.',
};
const SEARCH = "themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/' }]],";

async function ask(lines: string[], config = SEARCH) {
  const site = await fixtureSite({ ...FILES, 'queries.txt': lines.join('\n') }, { config });
  const { ranks, problems } = await check({ siteDir: site.dir, searchFile: path.join(site.dir, 'queries.txt') });
  const found = problems.filter(({ filePath }) => /queries\.txt$|docusaurus\.config/.test(filePath ?? ''));
  return { ranks, problems: found.map(({ severity, line, message }) => `${severity} ${line ?? ''} ${message}`) };
}

describe('check --search', () => {
  it('returns the rank of every query, and succeeds if it is as expected', async () => {
    const { ranks, problems } = await ask([
      '# What our readers ask.',
      '',
      'backup → /backup',
      'how do I restore a backup? -> /backup#restore /tokens',
      'welcome | /',
      'backups elsewhere → /backup (2)',
    ]);
    expect(problems).toEqual([]);
    expect(ranks?.map(({ query, rank, maxRank }) => [query, rank, maxRank])).toEqual([
      ['backup', 1, 1],
      ['how do I restore a backup?', 1, 1],
      ['welcome', 1, 1],
      ['backups elsewhere', 2, 2],
    ]);
  });

  it('reports the results before the expected page, or those found instead of it', async () => {
    const { problems } = await ask(['backups elsewhere → /backup', 'backup → /tokens', 'zzzqqq → /tokens']);
    expect(problems).toEqual([
      'error 1 "backups elsewhere" finds /backup at rank 2, not first. Before it: /.',
      expect.stringMatching(/^error 2 "backup" does not find \/tokens\. It finds \/backup, /),
      'error 3 "zzzqqq" finds nothing, where it should find /tokens.',
    ]);
  });

  it('names lines it does not understand, and pages and sections that do not exist', async () => {
    const { problems } = await ask(['backup', 'backup → backup', 'token → /token', 'backup → /backup#restor']);
    expect(problems).toEqual([
      'error 1 "backup" is no query with its page. Write: how do I install it → /installation',
      'error 2 "backup → backup" is no query with its page. Write: how do I install it → /installation',
      'error 3 Search has no page "/token". Did you mean "/tokens"?',
      'error 4 Search has no section "/backup#restor". Did you mean "/backup#restore"?',
    ]);
  });

  it('searches in the language of the default locale', async () => {
    const site = await fixtureSite(
      {
        'docs/index.md': '# Start\n\nWillkommen.',
        'docs/house.md': '# Gebäude\n\nAlles ist verfügbar.',
        'i18n/en/docusaurus-plugin-content-docs/current/house.md': '# Buildings\n\nAll is available.',
        'queries.txt': 'Verfügbarkeiten → /house',
      },
      { config: `i18n: { defaultLocale: 'de', locales: ['de', 'en'] }, ${SEARCH}` },
    );
    const { ranks } = await check({ siteDir: site.dir, searchFile: path.join(site.dir, 'queries.txt') });
    expect(ranks).toEqual([{ query: 'Verfügbarkeiten', rank: 1, maxRank: 1 }]);
  });

  it('needs a site with search', async () => {
    expect((await ask(['backup → /backup'], '')).problems).toEqual([
      'error  The site has no search, so there is nothing to search.',
    ]);
  });
});
