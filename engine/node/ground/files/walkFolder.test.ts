import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentProblem } from '../problems.ts';
import { siteDir } from '../testing/siteDir.ts';
import { findFiles, toMatcher } from '../../read/content/files/findFiles.ts';
import { createBoundary } from './boundary.ts';
import { walkFolder } from './walkFolder.ts';

const DEFAULTS = { include: ['**/*.{md,mdx}'], exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**'] };

async function walk(dir: string, root = dir) {
  const problems: ContentProblem[] = [];
  return {
    files: await walkFolder(dir, { boundary: createBoundary(root, []), report: (problem) => problems.push(problem) }),
    problems,
  };
}

describe('walkFolder', () => {
  it('lists files nearest the root first, by name', async () => {
    const dir = siteDir({ 'b/z.md': '', 'b/a.md': '', 'a/x/y.md': '', 'c.md': '', 'B.md': '' });
    expect((await walk(dir)).files).toEqual(['B.md', 'c.md', 'b/a.md', 'b/z.md', 'a/x/y.md']);
  });

  it('follows links, but not in circles', async () => {
    const dir = siteDir({ 'docs/a.md': '', 'docs/sub/b.md': '', 'other/c.md': '' });
    symlinkSync('../..', path.join(dir, 'docs/sub/up'));
    symlinkSync('.', path.join(dir, 'docs/self'));
    symlinkSync('../other', path.join(dir, 'docs/linked'));
    symlinkSync('../other/c.md', path.join(dir, 'docs/c.md'));
    const { files, problems } = await walk(path.join(dir, 'docs'), dir);
    expect(files.slice(0, 4)).toEqual(['a.md', 'c.md', 'linked/c.md', 'sub/b.md']);
    expect(files).toHaveLength(new Set(files).size);
    expect(problems.map(({ filePath }) => path.relative(dir, filePath ?? ''))).toContain('docs/self');
    expect(problems[0]?.message).toContain('leads back to');
  });

  it('names a link that leads nowhere, or to itself', async () => {
    const dir = siteDir({ 'a.md': '' });
    symlinkSync('gone.md', path.join(dir, 'b.md'));
    symlinkSync('c.md', path.join(dir, 'c.md'));
    const { files, problems } = await walk(dir);
    expect(files).toEqual(['a.md']);
    expect(problems.map(({ message }) => message)).toEqual([
      'The symbolic link leads nowhere (ENOENT); left out.',
      'The symbolic link leads nowhere (ELOOP); left out.',
    ]);
  });

  it('accepts an empty folder', async () => {
    const dir = siteDir({});
    mkdirSync(path.join(dir, 'empty'));
    expect((await walk(dir)).files).toEqual([]);
  });
});

describe('findFiles', () => {
  it('selects by globs; hidden and underscored files stay out', async () => {
    const dir = siteDir({
      'a.md': '',
      'b.mdx': '',
      'c.txt': '',
      '_d.md': '',
      '_e/f.md': '',
      '.g/h.md': '',
      '.i.md': '',
      'j/_category_.json': '',
      'j/k.md': '',
      'sp ace/ü %.md': '',
    });
    expect(await findFiles(dir, DEFAULTS, { boundary: createBoundary(dir, []), report: () => {} })).toEqual({
      files: ['a.md', 'b.mdx', 'j/k.md', 'sp ace/ü %.md'],
      categoryFiles: ['j/_category_.json'],
    });
  });

  // Recorded from Docusaurus 3.8.1.
  it.each([
    [{ include: ['**/*.md', '!b/**'], exclude: [] }, ['a.md']],
    [{ include: ['./b/*.md'], exclude: [] }, ['b/c.md']],
    [{ include: ['*.md', 'b/*'], exclude: ['**/c.*'] }, ['a.md', 'b/d.mdx']],
    [{ include: [], exclude: [] }, []],
  ])('understands %j', (filter, expected) => {
    expect(['a.md', 'b/c.md', 'b/d.mdx', 'b/e/f.md'].filter(toMatcher(filter))).toEqual(expected);
  });
});
