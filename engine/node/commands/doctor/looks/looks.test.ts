import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { choosePages } from './choosePages.ts';
import { compareLooks } from './compareLooks.ts';
import { adviseOn, findReason } from './findDocusaurus.ts';
import { findChrome } from './findChrome.ts';
import { renderLooks } from './renderLooks.ts';

describe('choosePages', () => {
  const config = { docs: [{ routeBasePath: 'docs' }], blogs: [{ routeBasePath: '/blog' }] };

  it('chooses home, two docs pages and a post that both sites have, whatever their file names', () => {
    const octavo = [
      'index.html',
      'docs/a.html',
      'docs/b.html',
      'docs/c.html',
      'docs/only.html',
      'blog/post.html',
      'blog.html',
    ];
    const docusaurus = [
      'index.html',
      'docs/a/index.html',
      'docs/b/index.html',
      'docs/c/index.html',
      'blog/post/index.html',
      'blog/tags/x/index.html',
      'blog/index.html',
    ];
    expect(choosePages(octavo, docusaurus, config).map(({ path: at }) => at)).toEqual([
      '',
      'docs/a',
      'docs/c',
      'blog/post',
    ]);
  });

  it('finds docs at the root, and does not mistake a post for one of them', () => {
    const files = ['index.html', 'a.html', '404.html', 'search.html', 'blog/post.html', 'blog.html'];
    const rooted = { ...config, docs: [{ routeBasePath: '/' }] };
    expect(choosePages(files, files, rooted).map(({ path: at }) => at)).toEqual(['', 'a', 'blog/post']);
  });
});

it('puts both pictures into one file, and no markup of the site', () => {
  const look = { what: 'Home', path: 'a<b', width: 390, mode: 'dark', docusaurus: 'AAAA', octavo: 'BBBB' } as const;
  const html = renderLooks('<Site>', [look]);
  expect(html).toContain('data:image/webp;base64,AAAA');
  expect(html).toContain('data:image/webp;base64,BBBB');
  expect(html).toContain('390 px, dark');
  expect(html).not.toMatch(/<Site>|a<b/);
});

it('reports what is missing before it builds anything', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'octavo-looks-test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  writeFileSync(path.join(dir, 'docusaurus.config.js'), 'throw new Error("loaded");');
  await expect(compareLooks(dir)).rejects.toMatchObject({
    problemCode: 'looks',
    message: expect.stringMatching(/Docusaurus is not installed in .*npm install/),
  });
  expect(() => findChrome({ OCTAVO_CHROME: path.join(dir, 'no-chrome') })).toThrow(/no-chrome.*OCTAVO_CHROME/);
  const program = path.join(dir, 'chromium');
  writeFileSync(program, '', { mode: 0o755 });
  if (process.platform === 'linux') expect(findChrome({ PATH: dir })).toMatch(/chromium/);
});

it('says what to do about a webpack that is too new for Docusaurus, and nothing otherwise', () => {
  expect(adviseOn('ValidationError: Invalid options object. Progress Plugin has been initialized using')).toContain(
    '"webpack": "5.99.9"',
  );
  expect(adviseOn('[ERROR] Error: Unable to build.')).toBe('');
});

describe('findReason', () => {
  it('is the error with its cause, without progress, stack and details', () => {
    const stack = '    at build (/x/build.js:1:1)\n'.repeat(20);
    const said = `[INFO] Building ...\n\n[ERROR] Error: Unable to build.\n${stack}  [cause]: ValidationError: Wrong options\n${'   - detail\n'.repeat(30)}`;
    expect(findReason(said).split('\n').slice(0, 2)).toEqual([
      '[ERROR] Error: Unable to build.',
      '  [cause]: ValidationError: Wrong options',
    ]);
    expect(findReason(said).split('\n')).toHaveLength(12);
  });

  it('is the error of Node where Docusaurus could not start', () => {
    const said = `node:internal:1\n  throw err;\n\nError: Cannot find module 'x'\nRequire stack:\n${'- /y.js\n'.repeat(30)}`;
    expect(findReason(said)).toMatch(/^Error: Cannot find module 'x'\nRequire stack:\n/);
  });

  it('is the last lines where no line is marked', () => {
    expect(findReason('a\n\nb\n')).toBe('a\nb');
  });
});
