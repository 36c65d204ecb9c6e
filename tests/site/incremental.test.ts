import { readdir, rm, writeFile } from 'node:fs/promises';
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
    expect(first.report.upToDate).toBe(false);
    expect(second.report).toMatchObject({ upToDate: true, pages: first.report.pages, bytes: first.report.bytes });
  });

  it('after one edit renders that page and no other', async () => {
    const site = await fixtureSite(pages);
    await site.build();
    await site.write({ 'docs/a.md': '# A\n\nOther text.\n' });
    const built = await site.build();
    expect(built.report.rendered).toBe(1);
    expect(await built.html('/a')).toContain('Other text.');
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

  it('mends an output that was damaged', async () => {
    const site = await fixtureSite(pages);
    const first = await site.build();
    await writeFile(path.join(first.report.outDir, 'a.html'), 'gone');
    await rm(path.join(first.report.outDir, 'b.html'));
    const built = await site.build();
    expect(await built.html('/a')).toContain('Text of a.');
    expect(await built.html('/b')).toContain('Text of b.');
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
    await rm(path.join(site.dir, '.octavo', 'build.json'));
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/a')).toBe(await first.html('/a'));
  });

  it('gives the same bytes with and without cache', async () => {
    const site = await fixtureSite(pages);
    const cached = await site.build();
    const document = await cached.html('/b');
    const fresh = await site.build({ cache: false });
    expect(await fresh.html('/b')).toBe(document);
  });
});
