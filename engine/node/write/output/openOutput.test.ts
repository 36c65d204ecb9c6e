import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import { openOutput } from './openOutput.ts';
import { checkOutputFolder } from './strangers.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'octavo-output-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const long = 'text '.repeat(400);
const inDir = (file: string) => path.join(dir, file);

async function firstBuild() {
  const output = openOutput(dir, {}, { compress: true });
  await output.write(ROOT_FILE, 'octavo("root",1)');
  await output.write('a/page.html', long);
  await output.write('b/old.html', long);
  return output.publish();
}

async function listing(): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}

describe('output folder', () => {
  it('compresses text and counts bytes', async () => {
    const { bytes } = await firstBuild();
    expect(bytes).toBe(long.length * 2 + 16);
    expect(await readdir(inDir('a'))).toEqual(['page.html', 'page.html.br', 'page.html.gz']);
  });

  it('compresses what a first visit waits for, and removes what no longer belongs to it', async () => {
    const output = openOutput(dir, {}, { compress: true });
    await output.write('c/page.js', long);
    await output.write('c/page.html', long);
    await output.write('c/bundle.js', long, { br: Buffer.from('b'), gz: Buffer.from('g') });
    const { files } = output.publish();
    const bundle = ['bundle.js', 'bundle.js.br', 'bundle.js.gz'];
    const page = ['page.html', 'page.html.br', 'page.html.gz'];
    expect((await readdir(inDir('c'))).sort()).toEqual([...bundle, ...page, 'page.js']);

    const again = openOutput(dir, files);
    await again.write('c/page.html', 'short');
    again.publish();
    expect(await readdir(inDir('c'))).toEqual(['page.html']);
  });

  it('writes no compressed copies unless they are wanted', async () => {
    const output = openOutput(dir);
    await output.write('c/page.html', long);
    await output.write('c/bundle.js', long, { br: Buffer.from('b'), gz: Buffer.from('g') });
    output.publish();
    expect((await readdir(inDir('c'))).sort()).toEqual(['bundle.js', 'page.html']);
  });

  it('publishes in an empty folder only what is part of the build', async () => {
    const output = openOutput(dir);
    await output.write(ROOT_FILE, 'octavo("root",1)');
    await output.write('a/page.html', long);
    await output.write('a/page.html', 'short');
    await output.write('b/gone.html', long);
    output.remove('b/gone.html');
    const { files, bytes } = output.publish();
    expect(await listing()).toEqual([ROOT_FILE, 'a/page.html']);
    expect(bytes).toBe('short'.length + 16);
    expect(openOutput(dir, files).isUntouched()).toBe(true);
  });

  it('shows nothing before publishing, and never anything that was discarded', async () => {
    const { files } = await firstBuild();
    const before = await listing();
    const output = openOutput(dir, files);
    await output.write('a/page.html', 'other');
    await output.write('new.html', 'new');
    expect(await readFile(inDir('a/page.html'), 'utf8')).toBe(long);
    expect(existsSync(inDir('new.html'))).toBe(false);
    await output.discard();
    expect(await listing()).toEqual(before);
  });

  it('writes only what changed and removes what is gone, with its folder', async () => {
    const { files } = await firstBuild();
    const before = await stat(inDir('a/page.html'));
    const output = openOutput(dir, files);
    await output.write(ROOT_FILE, 'octavo("root",1)');
    expect(output.keep(['a/page.html'])).toBe(true);
    output.publish();
    expect((await stat(inDir('a/page.html'))).mtimeMs).toBe(before.mtimeMs);
    expect((await readdir(dir)).sort()).toEqual(['_octavo', 'a']);
  });

  it.each([
    ['cut short', () => writeFile(inDir('a/page.html'), 'cut')],
    ['changed without changing its size', () => writeFile(inDir('a/page.html'), long.replace('text', 'TEXT'))],
    ['removed', () => rm(inDir('a/page.html'))],
    ['without its compressed copy', () => rm(inDir('a/page.html.gz'))],
    ['with an empty compressed copy', () => writeFile(inDir('a/page.html.br'), '')],
    [
      'changed with its old date',
      async () => {
        const { atime, mtime } = await stat(inDir('a/page.html'));
        await writeFile(inDir('a/page.html'), long.replace('text', 'TEXT'));
        await utimes(inDir('a/page.html'), atime, mtime);
      },
    ],
  ])('notices and mends a file that was %s', async (_, damage) => {
    const { files } = await firstBuild();
    await damage();
    const output = openOutput(dir, files, { compress: true });
    expect(output.isUntouched()).toBe(false);
    expect(output.keep(['a/page.html'])).toBe(false);
    await output.write('a/page.html', long);
    output.publish();
    expect(await readFile(inDir('a/page.html'), 'utf8')).toBe(long);
    expect(await readdir(inDir('a'))).toEqual(['page.html', 'page.html.br', 'page.html.gz']);
    expect((await stat(inDir('a/page.html.br'))).size).toBeGreaterThan(0);
  });

  it('knows its files in a folder that was copied', async () => {
    const { files } = await firstBuild();
    for (const file of await listing()) {
      const content = await readFile(inDir(file));
      await rm(inDir(file));
      await writeFile(inDir(file), content);
    }
    const output = openOutput(dir, files);
    expect(output.isUntouched()).toBe(true);
    expect(output.keep(['a/page.html', 'b/old.html'])).toBe(true);
  });

  it('removes files that an earlier build left and no record mentions', async () => {
    await firstBuild();
    await symlink(os.tmpdir(), inDir('elsewhere'));
    await mkdir(inDir('empty/folder'), { recursive: true });
    const output = openOutput(dir);
    await output.write(ROOT_FILE, 'octavo("root",1)');
    output.publish();
    expect((await readdir(dir)).sort()).toEqual(['_octavo']);
    expect(existsSync(os.tmpdir())).toBe(true);
  });

  it('leaves the history of a folder that is a repository', async () => {
    await firstBuild();
    await mkdir(inDir('.git'));
    await writeFile(inDir('.git/HEAD'), 'ref: refs/heads/gh-pages');
    const output = openOutput(dir);
    await output.write(ROOT_FILE, 'octavo("root",1)');
    output.publish();
    expect((await readdir(dir)).sort()).toEqual(['.git', '_octavo']);
  });

  it('puts a file where a folder was, and a folder where a file was', async () => {
    const output = openOutput(dir);
    await output.write('x/inner.html', 'inner');
    await output.write('y.html', 'file');
    const { files } = output.publish();
    const next = openOutput(dir, files);
    await next.write('x', 'file');
    await next.write('y.html/inner.html', 'inner');
    next.publish();
    expect(await listing()).toEqual(['x', 'y.html/inner.html']);
  });

  it('reports two files that cannot both exist', async () => {
    const output = openOutput(dir);
    await output.write('guide', 'a file without an ending');
    await expect(output.write('guide/intro.html', 'a page')).rejects.toThrow(
      '"guide" would have to be a file and, for "guide/intro.html", a folder at once',
    );
  });

  it('lets the last write of a file win', async () => {
    const write = async (files?: Parameters<typeof openOutput>[1]) => {
      const output = openOutput(dir, files);
      await output.write('index.html', 'page');
      await output.write('index.html', 'static');
      return output.publish();
    };
    await write((await write()).files);
    expect(await readFile(inDir('index.html'), 'utf8')).toBe('static');
  });

  it('continues in the folder of a build that was interrupted', async () => {
    const interrupted = openOutput(dir);
    await interrupted.write('a/page.html', long);
    checkOutputFolder(dir);
    const next = openOutput(dir);
    await next.write('a/page.html', 'other');
    next.publish();
    expect(await listing()).toEqual(['a/page.html']);
    expect(await readFile(inDir('a/page.html'), 'utf8')).toBe('other');
  });

  it('refuses a link that leads nowhere', async () => {
    await symlink(inDir('gone'), inDir('build'));
    expect(() => checkOutputFolder(inDir('build'))).toThrow(/is a link to "[^"]*gone", which does not exist/);
    expect(() => checkOutputFolder(inDir('new'))).not.toThrow();
  });

  it('refuses a folder with foreign files, and leaves them alone', async () => {
    await writeFile(inDir('thesis.txt'), 'mine');
    expect(() => checkOutputFolder(dir)).toThrow(/did not write \(such as "thesis.txt"\)/);
    expect(await readdir(dir)).toEqual(['thesis.txt']);
  });
});
