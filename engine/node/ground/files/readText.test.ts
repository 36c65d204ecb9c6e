import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentProblem } from '../problems.ts';
import { siteDir } from '../testing/siteDir.ts';
import { readText, readTextIfExists } from './readText.ts';

async function read(content: string | Uint8Array) {
  const dir = siteDir({ 'a.md': content });
  const problems: ContentProblem[] = [];
  return { text: await readText(path.join(dir, 'a.md'), (problem) => problems.push(problem)), problems };
}

describe('readText', () => {
  it('removes a byte order mark', async () => {
    expect(await read('\uFEFF# Hi')).toEqual({ text: '# Hi', problems: [] });
  });

  it('reports bytes that are not UTF-8, with their line, and continues', async () => {
    const latin1 = Buffer.concat([Buffer.from('one\ntwo\ncaf'), Buffer.from([0xe9]), Buffer.from('\nlast')]);
    const { text, problems } = await read(latin1);
    expect(text).toBe('one\ntwo\ncaf\uFFFD\nlast');
    expect(problems).toEqual([expect.objectContaining({ severity: 'warning', line: 3 })]);
  });

  it('does not mistake a written replacement character for a broken byte', async () => {
    expect((await read('a \uFFFD b')).problems).toEqual([]);
  });

  it('returns nothing for a missing file', async () => {
    expect(await readTextIfExists('/no/such/file', () => {})).toBeUndefined();
  });
});
