import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTempFolder } from '../../../../tests/support/tempFolder.ts';
import { loadConfig } from '../../read/config/loadConfig.ts';
import { newSite } from './newSite.ts';
import type { NewSiteOptions } from './types.ts';

const TEMPLATE = path.resolve(import.meta.dirname, '../../../template');

async function create(options: Partial<NewSiteOptions> = {}, name = 'my-docs', present: Record<string, string> = {}) {
  const temp = await createTempFolder(
    Object.fromEntries(Object.entries(present).map(([file, text]) => [path.join(name, file), text])),
  );
  onTestFinished(() => temp.remove());
  const folder = path.join(temp.dir, name);
  const files = await newSite(TEMPLATE, {
    folder,
    language: 'ts',
    hasBlog: false,
    hasVersions: false,
    version: '1.2.3',
    date: '2026-01-31',
    ...options,
  });
  return { folder, files, read: (file: string) => readFile(path.join(folder, file), 'utf8') };
}

describe('a new site', () => {
  it('has a home page, three docs and what a repository needs', async () => {
    const { files, read } = await create();
    expect(files.sort()).toEqual([
      '.gitignore',
      'AGENTS.md',
      'README.md',
      'docs/publishing.md',
      'docs/start.md',
      'docs/writing.mdx',
      'docusaurus.config.ts',
      'package.json',
      'sidebars.ts',
      'src/css/custom.css',
      'src/pages/index.module.css',
      'src/pages/index.tsx',
      'static/img/logo.svg',
      'tsconfig.json',
    ]);
    expect(JSON.parse(await read('package.json'))).toMatchObject({
      name: 'my-docs',
      scripts: { start: 'octavo start', build: 'octavo build', serve: 'octavo serve' },
      dependencies: { octavo: '^1.2.3' },
    });
    // If the file sets `type`, Docusaurus 3.8.1 fails to run its own server bundle.
    expect(JSON.parse(await read('package.json'))).not.toHaveProperty('type');
    for (const file of files) expect(await read(file), file).not.toMatch(/__[A-Z]+__/);
  });

  it('has a blog and versions on request', async () => {
    const { files, read } = await create({ hasBlog: true, hasVersions: true });
    expect(files).toEqual(expect.arrayContaining(['blog/2026-01-31-hello.md', 'blog/authors.yml', 'versions.json']));
    expect(await read('versioned_docs/version-1.0/writing.mdx')).toBe(await read('docs/writing.mdx'));
    expect(JSON.parse(await read('versioned_sidebars/version-1.0-sidebars.json'))).toEqual({
      docs: ['start', 'writing', 'publishing'],
    });
  });

  it('says on its first page which file that is, and where changes are seen', async () => {
    const plain = await create();
    expect(await plain.read('docs/start.md')).toMatch(/^This page is the file `docs\/start\.md`/m);
    expect(await plain.read('docs/start.md')).toContain('at `/docs/hello`');
    // "Docs" leads to the frozen version.
    const { read } = await create({ hasVersions: true });
    expect(await read('docs/start.md')).toContain('at `/docs/next/hello`');
    const frozen = await read('versioned_docs/version-1.0/start.md');
    expect(frozen).toContain('the file `versioned_docs/version-1.0/start.md`');
    expect(frozen).toContain('[open its first page](/docs/next/start)');
    expect(frozen).not.toContain('This page is the file');
    // 1.0 exists already.
    expect(await read('docs/publishing.md')).toContain('octavo docs:version 1.1');
    expect(await plain.read('docs/publishing.md')).toContain('octavo docs:version 1.0');
  });

  it('is JavaScript on request', async () => {
    const { files, read } = await create({ language: 'js' });
    expect(files.filter((file) => /\.tsx?$|tsconfig/.test(file))).toEqual([]);
    expect(await read('docs/start.md')).toContain('sidebars.js');
  });

  it('takes its title from the folder, for any folder name', async () => {
    const { folder, read } = await create({}, "Bob's `${docs}` & Ünï");
    const config = await loadConfig(folder);
    expect(config.title).toBe("Bob's `${docs}` & Ünï");
    expect(config.themeConfig.footer?.copyright).toContain("Bob's `${docs}` &amp; Ünï");
    expect(JSON.parse(await read('package.json'))).toMatchObject({ name: 'bob-s-docs-uni' });
  });

  it('overwrites nothing', async () => {
    await expect(create({}, 'x', { 'docs/mine.md': '# Mine' })).rejects.toThrow(/"[^"]*x" is not empty \(docs\)/);
    const { files, read } = await create({}, 'x', { 'README.md': 'Mine.', '.git/HEAD': 'ref' });
    expect(files).not.toContain('README.md');
    expect(await read('README.md')).toBe('Mine.');
  });

  it('says that a file is not a folder', async () => {
    const temp = await createTempFolder({ x: '' });
    onTestFinished(() => temp.remove());
    await expect(create({ folder: path.join(temp.dir, 'x') })).rejects.toThrow('is a file. Name a folder.');
  });
});
