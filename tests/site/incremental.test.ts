import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const pages = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\nSee [b](./b.md).\n',
  'docs/a.md': '# A\n\nText of a.\n',
  'docs/b.md': '# B\n\nText of b.\n',
};

describe('a second build', () => {
  it('does nothing when nothing changed', async () => {
    const site = await fixtureSite(pages);
    const first = await site.build();
    const second = await site.build();
    expect(first.report.outcome).toBe('built');
    expect(second.report).toMatchObject({
      outcome: 'up-to-date',
      pages: first.report.pages,
      bytes: first.report.bytes,
    });
  });

  it('after one edit renders only that page, and builds only its search index', async () => {
    const site = await fixtureSite(
      { ...pages, 'blog/2025-01-01-post.md': '# Post\n\nText.\n' },
      { blog: '{}', config: "themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/' }]]," },
    );
    const first = await site.build();
    const versionOf = async (file: string) => (await stat(path.join(first.report.outDir, file))).mtimeMs;
    const indexes = ['_octavo/search/docs_default_current.bin', '_octavo/search/blog_default.bin'];
    const before = await Promise.all(indexes.map(versionOf));
    await site.write({ 'docs/a.md': '# A\n\nOther text.\n' });
    const built = await site.build();
    expect(built.report.rendered).toBe(1);
    expect(await built.html('/a')).toContain('Other text.');
    const after = await Promise.all(indexes.map(versionOf));
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    // Equal to a clean build.
    const files = Object.fromEntries(
      await Promise.all((await built.files()).map(async (file) => [file, await built.read(file)] as const)),
    );
    const fresh = await site.build({ cache: false });
    expect((await fresh.files()).toSorted()).toEqual(Object.keys(files).toSorted());
    for (const file of await fresh.files()) expect(await fresh.read(file), file).toBe(files[file]);
  });

  it('renders every page when the engine is another one', async () => {
    const site = await fixtureSite(pages);
    const first = await site.build();
    const recordDir = path.join(site.dir, '.octavo', 'builds');
    const [name = ''] = await readdir(recordDir);
    const text = await readFile(path.join(recordDir, name), 'utf8');
    const body = text.slice(text.indexOf('\n') + 1);
    const parts = [site.dir, first.report.outDir, 'older', process.version, body];
    const head = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
    await writeFile(path.join(recordDir, name), `${head}\n${body}`);
    const built = await site.build();
    expect(built.report.rendered).toBe(first.report.pages);
  });

  it('renders every page when the shell changed', async () => {
    const site = await fixtureSite(pages);
    const first = await site.build();
    await site.write({ 'docs/a.md': '# A with another title\n' });
    const built = await site.build();
    // The sidebar of all docs shows the title; only the not-found page has none.
    expect(built.report.rendered).toBeGreaterThanOrEqual(3);
    expect(built.report.pages).toBe(first.report.pages);
    expect(await built.html('/b')).toContain('A with another title');
  });

  it('removes pages that are gone', async () => {
    const site = await fixtureSite(pages);
    expect(await (await site.build()).exists('a.html')).toBe(true);
    await site.remove('docs/a.md');
    const built = await site.build();
    expect(await built.files()).not.toEqual(expect.arrayContaining([expect.stringMatching(/(^|\/)a\.(html|js|md)$/)]));
  });

  it('shows the page again when the static file that covered it is gone, and warns while it exists', async () => {
    const site = await fixtureSite(pages);
    const first = await site.build();
    const covered = ['index.html', '404.html', 'index.md', '_octavo/page/a.js'];
    const before = await Promise.all(covered.map((file) => first.read(file)));
    await site.write(Object.fromEntries(covered.map((file) => [`static/${file}`, 'static'])));
    const second = await site.build();
    expect(await Promise.all(covered.map((file) => second.read(file)))).toEqual(covered.map(() => 'static'));
    const advice = 'Rename it, or move the page to another address.';
    expect(second.messages.toSorted()).toEqual([
      `static/404.html: This file is served in place of the page "/404.html". ${advice}`,
      `static/_octavo/page/a.js: This file is served in place of the page "/a". ${advice}`,
      `static/index.html: This file is served in place of the page "/". ${advice}`,
      `static/index.md: This file is served in place of the page "/". ${advice}`,
    ]);
    expect((await site.build()).report.outcome).toBe('up-to-date');
    await site.remove('static');
    const third = await site.build();
    expect(third.messages).toEqual([]);
    expect(await Promise.all(covered.map((file) => third.read(file)))).toEqual(before);
  });

  it('fixes an output that was damaged', async () => {
    const site = await fixtureSite(pages);
    const first = await site.build();
    await writeFile(path.join(first.report.outDir, 'a.html'), 'gone');
    await rm(path.join(first.report.outDir, 'b.html'));
    const built = await site.build();
    expect(await built.html('/a')).toContain('Text of a.');
    expect(await built.html('/b')).toContain('Text of b.');
  });

  it('removes the cached results of earlier texts', async () => {
    const site = await fixtureSite(pages);
    await site.build();
    const cacheDir = path.join(site.dir, '.octavo', 'cache');
    const listEntries = async () =>
      (await readdir(cacheDir, { recursive: true })).filter((name) => /^..[/\\]/.test(name));
    const before = await listEntries();
    const long = new Date(Date.now() - 40 * 24 * 3600 * 1000);
    for (const name of [...before, 'pruned']) await utimes(path.join(cacheDir, name), long, long);
    await site.write({ 'docs/a.md': '# A\n\nOther text.\n' });
    await site.build();
    const after = await listEntries();
    expect(after).toHaveLength(before.length);
    expect(before.filter((name) => after.includes(name))).toHaveLength(before.length - 1);
  });

  it('survives a cache that was cut short, corrupted or written by another engine', async () => {
    const site = await fixtureSite(pages);
    const first = await site.build();
    const cacheDir = path.join(site.dir, '.octavo', 'cache');
    const entries = (await readdir(cacheDir, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(entries.length).toBeGreaterThan(0);
    for (const [at, entry] of entries.entries()) {
      await writeFile(path.join(entry.parentPath, entry.name), at % 2 ? '' : '{"version":1,"html":"<p>forged</p>"');
    }
    await rm(path.join(site.dir, '.octavo', 'builds'), { recursive: true });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/a')).toBe(await first.html('/a'));
  });

  it('returns the same bytes with and without cache', async () => {
    const site = await fixtureSite(pages);
    const cached = await site.build();
    const document = await cached.html('/b');
    const fresh = await site.build({ cache: false });
    expect(await fresh.html('/b')).toBe(document);
  });
});
