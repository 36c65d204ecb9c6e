import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../loadContent.ts';
import { loadTestSite, writeConfig } from '../testing/loadTestSite.ts';
import { siteDir, writeFiles } from '../../../ground/testing/siteDir.ts';
import { createLogParser, type Change } from './parseGitLog.ts';

function commit(dir: string, date: string, author = 'Zoë X'): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', `user.name=${author}`, '-c', 'user.email=z@test.example', ...args], {
      cwd: dir,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' },
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'x', '--no-gpg-sign');
}

const SHOW = { showLastUpdateTime: true, showLastUpdateAuthor: true };

describe('last updates', () => {
  it('come from git, unless the front matter says otherwise', async () => {
    const dir = siteDir({
      'docs/a.md': 'a',
      'docs/ü %.md': 'b',
      'docs/c.md': '---\nlast_update: {author: Me, date: 2020-02-03}\n---\n',
      'docs/d.md': '---\nlast_update: {author: Me}\n---\n',
      'src/pages/p.md': 'p',
    });
    commit(dir, '2021-01-01T00:00:00Z');
    writeFiles(dir, { 'docs/a.md': 'changed' });
    commit(dir, '2022-01-01T00:00:00Z', 'Other');
    writeFiles(dir, { 'docs/new.md': 'not committed' });
    const config = await writeConfig(dir, { docs: SHOW, pages: SHOW });
    const content = await loadContent(config, () => {});
    const updates = content.docs[0]?.versions[0]?.docs.map((doc) => [doc.id, doc.lastUpdated?.by, doc.lastUpdated?.at]);
    expect(updates).toEqual([
      ['a', 'Other', Date.UTC(2022, 0, 1)],
      ['c', 'Me', Date.UTC(2020, 1, 3)],
      ['d', 'Me', Date.UTC(2021, 0, 1)],
      ['new', undefined, undefined],
      ['ü %', 'Zoë X', Date.UTC(2021, 0, 1)],
    ]);
    expect(content.pages[0]?.pages[0]?.lastUpdated).toEqual({ by: 'Zoë X', at: Date.UTC(2021, 0, 1) });
  });

  it('are omitted with one warning if there is no git', async () => {
    const files = { 'docs/a.md': '', 'docs/b.md': '---\nlast_update: {date: 2020-02-03}\n---\n', 'src/pages/p.md': '' };
    const site = await loadTestSite(files, { docs: SHOW, pages: SHOW });
    expect(site.problems).toEqual([
      expect.stringMatching(/^warning docs: Dates and authors of last updates are left out: not a git repository/),
    ]);
    expect(site.doc('b').lastUpdated).toEqual({ at: Date.UTC(2020, 1, 3) });
  });

  it('are not read while writing, or when no page shows them', async () => {
    const files = { 'docs/a.md': '' };
    expect((await loadTestSite(files, { docs: SHOW, drafts: true })).problems).toEqual([]);
    expect((await loadTestSite(files)).problems).toEqual([]);
  });
});

describe('a post without a date', () => {
  it('has the date of its first commit, under any name', async () => {
    const dir = siteDir({ 'blog/old name.md': 'A post of some length, so that its new name is recognised.' });
    commit(dir, '2019-01-01T00:00:00Z');
    renameSync(path.join(dir, 'blog/old name.md'), path.join(dir, 'blog/new.md'));
    commit(dir, '2020-01-01T00:00:00Z');
    writeFiles(dir, { 'blog/fresh.md': 'not committed' });
    const content = await loadContent(await writeConfig(dir, { docs: false, blog: {} }), () => {});
    const dates = Object.fromEntries(content.blogs[0]?.posts.map((post) => [post.id, post.date]) ?? []);
    expect(dates['/new']).toBe('2019-01-01T00:00:00.000Z');
    expect(Date.now() - Date.parse(dates['/fresh'] ?? '')).toBeLessThan(60_000);
  });
});

describe('createLogParser', () => {
  it('reads the log however it is cut', () => {
    const log =
      '\u0001100\u0002Ann\0\nM\0docs/a b.md\0R090\0old.md\0new.md\0\u000150\u0002\n\0\u000120\u0002Bo\0\nA\0docs/a b.md\0';
    for (const size of [1, 2, 7, log.length]) {
      const changes: Change[] = [];
      const parse = createLogParser((change) => changes.push(change));
      for (let at = 0; at < log.length; at += size) parse(log.slice(at, at + size));
      expect(changes).toEqual([
        { at: 100_000, by: 'Ann', status: 'M', path: 'docs/a b.md', from: undefined },
        { at: 100_000, by: 'Ann', status: 'R', path: 'new.md', from: 'old.md' },
        { at: 20_000, by: 'Bo', status: 'A', path: 'docs/a b.md', from: undefined },
      ]);
    }
  });
});
