import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { build } from '../../engine/node/commands/build.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

const CLI = fileURLToPath(new URL('../../engine/bin/octavo.mjs', import.meta.url));

const intro = { 'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n' };
const manyPages = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`docs/p${n}.md`, `# P${n}\n\nText.\n`]));

describe('a file or variable outside the site folder', () => {
  it('is an input: docs in a neighbouring folder', async () => {
    const site = await fixtureSite(
      { 'docs/intro.md': '# Unused\n', '../octavo-outside-docs/a.md': '---\nslug: /\n---\n\n# A\n\nFirst text.\n' },
      { docs: "{ path: '../octavo-outside-docs', routeBasePath: '/' }" },
    );
    const outside = path.join(site.dir, '..', 'octavo-outside-docs');
    try {
      await site.build();
      await writeFile(path.join(outside, 'a.md'), '---\nslug: /\n---\n\n# A\n\nOther text.\n');
      const built = await site.build();
      expect(built.report.outcome).toBe('built');
      expect(await built.html('/')).toContain('Other text.');
      await writeFile(path.join(outside, 'b.md'), '# B\n');
      expect(await (await site.build()).exists('b.html')).toBe(true);
    } finally {
      await rm(outside, { recursive: true });
    }
  });

  it('is an input: a variable of the environment that the configuration reads', async () => {
    const site = await fixtureSite(intro, { config: "tagline: process.env.OCTAVO_TEST_TAGLINE ?? 'none'," });
    const build = (tagline: string) => {
      process.env['OCTAVO_TEST_TAGLINE'] = tagline;
      return site.build().finally(() => delete process.env['OCTAVO_TEST_TAGLINE']);
    };
    expect(await (await build('First words')).read('llms.txt')).toContain('First words');
    expect((await build('First words')).report.outcome).toBe('up-to-date');
    expect(await (await build('Other words')).read('llms.txt')).toContain('Other words');
  });

  it('never keeps the value of a variable, which may be a secret', async () => {
    const site = await fixtureSite(intro, { config: 'customFields: { on: Boolean(process.env.OCTAVO_TEST_SECRET) },' });
    process.env['OCTAVO_TEST_SECRET'] = 'correct-horse-battery';
    await site.build().finally(() => delete process.env['OCTAVO_TEST_SECRET']);
    const folder = path.join(site.dir, '.octavo', 'builds');
    const [record = ''] = readdirSync(folder);
    const text = readFileSync(path.join(folder, record), 'utf8');
    expect(text).toContain('OCTAVO_TEST_SECRET');
    expect(text).not.toContain('correct-horse-battery');
  });

  it('is an input: a commit, also in a worktree, whose `.git` is a file', async () => {
    const site = await fixtureSite(intro, { docs: "{ routeBasePath: '/', showLastUpdateTime: true }" });
    const origin = path.join(site.dir, '..', `${path.basename(site.dir)}-origin`);
    let env = process.env;
    const git = (cwd: string, ...words: string[]) => {
      const own = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];
      const { status, stderr } = spawnSync('git', [...own, ...words], { cwd, encoding: 'utf8', env });
      expect(status, stderr).toBe(0);
    };
    const commit = (date: string) => {
      env = { ...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z` };
      git(site.dir, 'commit', '-qam', date);
    };
    try {
      await mkdir(origin);
      git(origin, 'init', '-q');
      git(origin, 'commit', '-q', '--allow-empty', '-m', 'first');
      git(origin, 'worktree', 'add', '-q', '--no-checkout', `${site.dir}-tree`);
      await rename(`${site.dir}-tree/.git`, path.join(site.dir, '.git'));
      await rm(`${site.dir}-tree`, { recursive: true });
      git(origin, 'worktree', 'repair', site.dir);
      git(site.dir, 'add', '-A', 'docs');
      commit('2024-01-02');
      await site.build();
      expect((await site.build()).report.outcome).toBe('up-to-date');
      await site.write({ 'docs/intro.md': `${intro['docs/intro.md']}\nMore.\n` });
      await site.build();
      commit('2024-03-04');
      const built = await site.build();
      expect(built.report.outcome).toBe('built');
      expect(await built.html('/')).toContain('Mar 4, 2024');
    } finally {
      await rm(origin, { recursive: true, force: true });
    }
  });

  it('is an input: a package that was missing and is installed', async () => {
    const site = await fixtureSite(intro, { config: 'tagline: String(words),' });
    const config = path.join(site.dir, 'docusaurus.config.mjs');
    await writeFile(config, `import words from 'some-words';\n${await readFile(config, 'utf8')}`);
    const before = await site.build();
    expect(before.messages.join('\n')).toMatch(/"some-words".*is not installed/);
    await site.write({
      'node_modules/some-words/package.json': '{"name":"some-words","version":"1.0.0","main":"index.js"}',
      'node_modules/some-words/index.js': "module.exports = 'Words of the package';",
    });
    const after = await site.build();
    expect(after.messages.join('\n')).not.toMatch(/is not installed/);
    expect(await after.read('llms.txt')).toContain('Words of the package');
  });
});

describe('files that are no longer part of the site', () => {
  it.each([
    ['a build without cache', async (site: Site) => void (await site.build({ cache: false }))],
    ['the loss of .octavo', (site: Site) => rm(path.join(site.dir, '.octavo'), { recursive: true })],
    ['a build into another folder', async (site: Site) => void (await site.build({ outDir: `${site.dir}/other` }))],
  ])('are removed, also after %s', async (_, between) => {
    const site = await fixtureSite({ ...intro, 'docs/gone.md': '# Gone\n' });
    expect(await (await site.build()).exists('gone.html')).toBe(true);
    await site.remove('docs/gone.md');
    await between(site);
    const built = await site.build();
    expect((await built.files()).filter((file) => file.includes('gone'))).toEqual([]);
  });
});

describe('a build that fails', () => {
  it.each([
    ['a syntax error', { 'docs/a.md': '# A\n\n<Unclosed\n' }, undefined],
    ['a broken link that is an error', { 'docs/a.md': '# A\n\n[x](/nowhere)\n' }, 'throw'],
  ])('leaves the published site as it was: %s', async (_, broken, onBrokenLinks) => {
    const site = await fixtureSite(
      { ...intro, 'docs/a.md': '# A\n\nGood text.\n' },
      { config: onBrokenLinks ? `onBrokenLinks: '${onBrokenLinks}',` : '' },
    );
    const good = await site.build();
    const files = await good.files();
    await site.write(broken);
    const failed = await site.build();
    expect(failed.report.outcome).toBe('failed');
    expect(await failed.files()).toEqual(files);
    expect(await failed.html('/a')).toContain('Good text.');
    await site.write({ 'docs/a.md': '# A\n\nGood text.\n' });
    expect((await site.build()).report.outcome).not.toBe('failed');
  });

  it('leaves no output folder behind if there was none', async () => {
    const site = await fixtureSite({ 'docs/intro.md': '# A\n\n<Unclosed\n' });
    await site.build();
    expect(existsSync(path.join(site.dir, 'build'))).toBe(false);
  });
});

describe('odd folders', () => {
  it('a cache that cannot be written does not stop a build of many pages', async () => {
    const site = await fixtureSite({ ...intro, ...manyPages(24), '.octavo': 'a file where the folder should be' });
    const built = await site.build({ threads: true });
    expect(built.report).toMatchObject({ outcome: 'built', pages: 26 });
    expect(await built.html('/p23')).toContain('Text.');
  });

  it('a page may have the name of another page’s file', async () => {
    const site = await fixtureSite({ ...intro, 'docs/node.md': '# Node\n', 'docs/node.js/intro.md': '# In\n' });
    const built = await site.build();
    expect(built.report.outcome).toBe('built');
    expect((await built.data('/node')).path).toBe('/node');
    expect((await built.data('/node.js/intro')).path).toBe('/node.js/intro');
  });

  it('a version may have the name of a JavaScript built-in', async () => {
    const site = await fixtureSite({
      ...intro,
      'versions.json': '["__proto__", "constructor"]',
      'versioned_docs/version-__proto__/intro.md': '---\nslug: /\n---\n\n# Old\n',
      'versioned_docs/version-constructor/intro.md': '---\nslug: /\n---\n\n# Older\n',
    });
    const built = await site.build();
    expect(built.report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(await built.html('/constructor')).toContain('Older');
  });

  it('a static file may have the name of a JavaScript built-in', async () => {
    const site = await fixtureSite({ ...intro, 'static/__proto__': 'bytes' });
    expect(await (await site.build()).read('__proto__')).toBe('bytes');
    expect((await site.build()).report.outcome).toBe('up-to-date');
  });

  it('an output folder that contains sources of the site is refused, and nothing in it is touched', async () => {
    const site = await fixtureSite({ ...intro, 'docs/_octavo/note.txt': 'mine' });
    const outDir = path.join(site.dir, 'docs');
    await expect(build({ siteDir: site.dir, outDir })).rejects.toThrow(/where the content of the site is/);
    expect((await readdir(outDir)).sort()).toEqual(['_octavo', 'intro.md']);
  });
});

it('builds at the same time take turns', async () => {
  const site = await fixtureSite({ ...intro, ...manyPages(12) });
  const results = await Promise.all([site.build(), site.build({ cache: false }), site.build()]);
  for (const { report } of results) expect(report.problems).toEqual([]);
  const files = await readdir(path.join(site.dir, 'build'));
  expect(files.filter((name) => name.startsWith('.octavo'))).toEqual([]);
  expect(files).toContain('p11.html');
});

it('Ctrl-C leaves the published site as it was, and nothing else', async () => {
  const site = await fixtureSite({ ...intro, ...manyPages(40) });
  const before = await (await site.build()).files();
  await mkdir(path.join(site.dir, 'support'));
  const interrupt = path.join(site.dir, 'support', 'interrupt.cjs');
  // At its twentieth write the process gets the signal that Ctrl-C sends.
  await writeFile(
    interrupt,
    `const fs = require('node:fs'); const call = fs.writeFileSync; let left = 20;
     fs.writeFileSync = (...values) => { call(...values); if (--left === 0) process.kill(process.pid, 'SIGINT'); };`,
  );
  const words = ['--require', interrupt, CLI, 'build', site.dir, '--no-cache'];
  const { status } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(status).toBe(130);
  const after = await readdir(path.join(site.dir, 'build'), { recursive: true, withFileTypes: true });
  const files = after.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  expect(files).toHaveLength(before.length);
});

type Site = Awaited<ReturnType<typeof fixtureSite>>;
