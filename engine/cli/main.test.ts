import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../../tests/support/httpClient.ts';
import { createTempFolder, type TempFolder } from '../../tests/support/tempFolder.ts';
import { runCli } from './main.ts';
import { createTestTerminal } from './testing/createTestTerminal.ts';

let folder: TempFolder;
const at = (name: string) => path.join(folder.dir, name);

beforeAll(async () => {
  folder = await createTempFolder({
    'site/docusaurus.config.ts': 'export default {}',
    'built/docusaurus.config.ts': 'export default {}',
    'built/build/index.html': 'home',
    'built/other/index.html': 'other',
    'artefact/index.html': 'artefact',
    'empty/x': '',
  });
});
afterAll(() => folder.remove());

async function run(...words: string[]) {
  const terminal = createTestTerminal();
  const status = await runCli(words, terminal);
  return { status, output: terminal.output.join('\n'), errors: terminal.errors.join('\n') };
}

describe('runCli', () => {
  it('shows help and version', async () => {
    expect(await run()).toMatchObject({ status: 0, output: expect.stringContaining('Usage: octavo <command>') });
    expect(await run('help', 'build')).toMatchObject({ output: expect.stringContaining('--out-dir <folder>') });
    expect(await run('--version')).toMatchObject({ status: 0, output: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });

  it.each([
    [['frobnicate'], 'There is no command "frobnicate".'],
    [['build', 'nowhere-at-all'], 'There is no folder "nowhere-at-all".'],
    [['serve', '--port', '99999'], '"99999" is no port'],
    [['serve', '--port', 'http'], '"http" is no port'],
    [['serve', '--host', 'http://x'], '"http://x" is no address'],
    [['serve', '--base', '/../'], '"/../" is no prefix'],
  ])('%j is answered with a sentence', async (words, message) => {
    const { status, errors } = await run(...words);
    expect(status).toBe(2);
    expect(errors).toContain(message);
    expect(errors).not.toMatch(/\n\s+at /);
  });

  it('swizzles with and without the name of the theme', async () => {
    const site = at('built');
    expect(await run('swizzle', '@docusaurus/theme-classic', 'Footer', site, '--wrap')).toMatchObject({ status: 0 });
    expect((await run('swizzle', 'Footer', site, '--wrap')).errors).toContain('is there already');
    expect((await run('swizzle', 'Footer', site, 'more', '--wrap')).errors).toContain('"more" is one too many');
  });

  it('reports which folder cannot be served, and why', async () => {
    expect((await run('serve', at('site'))).errors).toBe(
      `"${at('site')}" is not built yet. Run "octavo build ${at('site')}" first.  [usage]`,
    );
    expect((await run('serve', at('empty'))).errors).toContain('holds no built website');
    expect((await run('serve', at('built'), '--dir', 'nope')).errors).toContain('There is no folder');
  });

  it('freezes the docs', async () => {
    await folder.write({
      'docs-site/docusaurus.config.js':
        "export default { title: 'T', url: 'https://example.com', baseUrl: '/', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };",
      'docs-site/sidebars.js': "export default { main: ['intro'] };",
      'docs-site/docs/intro.md': '# Intro',
    });
    const { status, output, errors } = await run('docs:version', '1.0', at('docs-site'));
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toContain(`Version 1.0 is frozen in ${at('docs-site/versioned_docs/version-1.0')}.`);
    const again = await run('docs:version', '1.0', at('docs-site'));
    expect(again).toMatchObject({ status: 1, errors: expect.stringContaining('Version "1.0" exists already.') });
    const other = await run('docs:version', '1.0', at('docs-site'), '--id', 'defualt');
    expect(other.errors).toContain('There is no docs instance "defualt". Did you mean "default"?');
  });

  it('removes what builds left', async () => {
    expect(await run('clear', at('site'))).toMatchObject({ status: 0, output: 'Nothing to remove.' });
  });
});

describe('octavo serve, as a process', () => {
  it.each([
    ['the build of a site', ['built'], 'home'],
    ['another folder of it', ['built', '--dir', 'other'], 'other'],
    ['a built website', ['artefact'], 'artefact'],
  ])('serves %s until a signal stops it', async (_what, [name = '', ...options], body) => {
    const script = fileURLToPath(new URL('testing/runSource.ts', import.meta.url));
    const child = spawn(
      process.execPath,
      ['--import', 'jiti/register', script, 'serve', at(name), '--port', '0', '--base', '/x/', ...options],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      const url = await readAddress(child.stdout);
      expect((await sendRequest(url, '/x/')).text).toBe(body);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect((await ended)[0]).toBe(0);
    } finally {
      child.kill('SIGKILL');
    }
  });
});

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const url = /http:\/\/localhost:\d+/.exec(text)?.[0];
    if (url) return url.replace('localhost', '127.0.0.1');
  }
  throw new Error(`The server ended: ${text}`);
}
