import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import { openOutput } from './output.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'octavo-output-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const long = 'text '.repeat(400);

async function firstBuild() {
  const output = await openOutput(dir, undefined);
  await output.write(ROOT_FILE, 'octavo("root",1)');
  await output.write('a/page.html', long);
  await output.write('b/old.html', long);
  return output.finish();
}

describe('output folder', () => {
  it('compresses text and counts bytes', async () => {
    const { bytes } = await firstBuild();
    expect(bytes).toBe(long.length * 2 + 16);
    expect(await readdir(path.join(dir, 'a'))).toEqual(['page.html', 'page.html.br', 'page.html.gz']);
  });

  it('compresses what a first visit waits for, and removes what no longer belongs to it', async () => {
    const output = await openOutput(dir, undefined);
    await output.write('c/page.js', long);
    await output.write('c/page.html', long);
    await output.write('c/bundle.js', long, { br: Buffer.from('b'), gz: Buffer.from('g') });
    const { record } = await output.finish();
    const bundle = ['bundle.js', 'bundle.js.br', 'bundle.js.gz'];
    const page = ['page.html', 'page.html.br', 'page.html.gz'];
    expect((await readdir(path.join(dir, 'c'))).sort()).toEqual([...bundle, ...page, 'page.js']);

    const again = await openOutput(dir, record);
    await again.write('c/page.html', 'short');
    await again.finish();
    expect(await readdir(path.join(dir, 'c'))).toEqual(['page.html']);
  });

  it('writes only what changed and removes what is gone, with its folder', async () => {
    const { record } = await firstBuild();
    const before = await stat(path.join(dir, 'a/page.html'));
    const output = await openOutput(dir, record);
    await output.write(ROOT_FILE, 'octavo("root",1)');
    expect(await output.keep(['a/page.html'])).toBe(true);
    await output.finish();
    expect((await stat(path.join(dir, 'a/page.html'))).mtimeMs).toBe(before.mtimeMs);
    expect((await readdir(dir)).sort()).toEqual(['_octavo', 'a']);
  });

  it('notices that a file it wrote was damaged or removed', async () => {
    const { record } = await firstBuild();
    await writeFile(path.join(dir, 'a/page.html'), 'cut');
    const output = await openOutput(dir, record);
    expect(await output.keep(['a/page.html'])).toBe(false);
    await output.write('a/page.html', long);
    expect(await readFile(path.join(dir, 'a/page.html'), 'utf8')).toBe(long);
  });

  it('goes on in the folder of a build that was interrupted', async () => {
    const interrupted = await openOutput(dir, undefined);
    await interrupted.write('a/page.html', long);
    const next = await openOutput(dir, undefined);
    await next.write('a/page.html', 'other');
    expect(await readFile(path.join(dir, 'a/page.html'), 'utf8')).toBe('other');
  });

  it('refuses a folder with files of somebody else, and leaves them', async () => {
    await writeFile(path.join(dir, 'thesis.txt'), 'mine');
    await expect(openOutput(dir, undefined)).rejects.toThrow(/did not write \(such as "thesis.txt"\)/);
    expect(await readdir(dir)).toEqual(['thesis.txt']);
  });
});
