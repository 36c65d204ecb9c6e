/** Faults around a site: in the process, on the disk, in the terminal. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const CLI = fileURLToPath(new URL('../../engine/bin/octavo.mjs', import.meta.url));

interface Running {
  child: ChildProcess;
  /** Resolves when the text has been written. */
  says(text: string): Promise<void>;
  ended(): Promise<unknown[]>;
}

function run(...words: string[]): Running {
  const child = spawn(process.execPath, [CLI, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const end = once(child, 'exit');
  return {
    child,
    says: (text) => expect.poll(() => said, { timeout: 60_000, interval: 50 }).toContain(text),
    ended: () => end,
  };
}

const CONFIG = "title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', {}]]";

const CONFIG_FAULTS = {
  'never settles': 'export default () => new Promise(() => {});',
  'loops after a while': "export default async () => { await 1; console.log('begun'); for (;;); };",
};

/** Ends a command while a page never ends. Its leftovers do not prevent the next build. */
async function endInPage(signal: 'SIGINT' | 'SIGTERM', end: (number | string | null)[]): Promise<void> {
  const site = await fixtureSite({ 'docs/index.mdx': '# A\n\n{(() => { for (;;); })()}\n' });
  const { child, says, ended } = run('build', site.dir);
  await says('index.mdx: it has taken 5 seconds so far.');
  child.kill(signal);
  expect(await ended()).toEqual(end);
  await site.write({ 'docs/index.mdx': '# A\n' });
  const built = await site.build();
  expect(built.report.outcome).toBe('built');
  expect((await built.files()).filter((name) => name.startsWith('.octavo'))).toEqual([]);
}

async function endInConfig(command: 'build' | 'start', fault: keyof typeof CONFIG_FAULTS): Promise<void> {
  const site = await fixtureSite({ 'docusaurus.config.mjs': CONFIG_FAULTS[fault] });
  const { child, says, ended } = run(command, site.dir, ...(command === 'start' ? ['--port', '0'] : []));
  if (fault === 'loops after a while') await says('begun');
  await says('Waiting for');
  child.kill('SIGTERM');
  const [status, signal] = await ended();
  expect(status === 0 || signal === 'SIGTERM').toBe(true);
}

it('a command whose code never ends announces the wait, and ends at the first signal', async () => {
  // Each is announced after five seconds, so all of them wait at the same time.
  const waiting = {
    'a page, SIGINT': endInPage('SIGINT', [130, null]),
    'a page, SIGTERM': endInPage('SIGTERM', [null, 'SIGTERM']),
    'build, never settles': endInConfig('build', 'never settles'),
    'start, never settles': endInConfig('start', 'never settles'),
    'build, loops': endInConfig('build', 'loops after a while'),
    'start, loops': endInConfig('start', 'loops after a while'),
  };
  const results = await Promise.allSettled(Object.values(waiting));
  const failed = results.flatMap((result, index) =>
    result.status === 'rejected' ? `${Object.keys(waiting)[index]}: ${String(result.reason)}` : [],
  );
  expect(failed).toEqual([]);
});

it('a page whose code takes all memory is named, and the build ends as it should', async () => {
  const site = await fixtureSite({
    'docs/index.mdx': '# A\n\n{(() => { const all = []; for (;;) all.push(new Array(1e5).fill({})); })()}\n',
  });
  const words = ['--max-old-space-size=600', CLI, 'build', site.dir];
  const { status, stderr, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(stderr).toMatch(/index\.mdx {2}The page's own code took more memory than a page may\./);
  expect(stdout).toContain('Not published');
  expect(status).toBe(1);
});

describe.skipIf(availableParallelism() < 2)('memory in a thread', () => {
  /** In the thread of the command itself it does nothing: `process.chdir` is allowed there only. */
  const HOG = (what: string) => `
    function isMainThread() { try { process.chdir('.'); return true; } catch { return false; } }
    function hog() { const all = []; for (;;) all.push(${what}); }`;
  const OBJECTS = 'new Array(1e6).fill(all.length)';
  const BUFFERS = 'Buffer.alloc(1e7, 1)';
  const pages = (text: (n: number) => string) =>
    Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`docs/p${n}.mdx`, text(n)]));

  it.each([
    ['a page', OBJECTS],
    ['a plugin', BUFFERS],
  ])('that %s takes without end, in %s, is named', { timeout: 180_000 }, async (who, what) => {
    const isPage = who === 'a page';
    const site = await fixtureSite(
      {
        'docs/index.md': '---\nslug: /\n---\n# A\n',
        ...pages((n) => (isPage ? `import Hog from '@site/src/Hog';\n\n# Page ${n}\n\n<Hog />\n` : `# Page ${n}\n`)),
        'src/Hog.jsx': `${HOG(what)}\nexport default () => <b>{isMainThread() ? 1 : hog()}</b>;`,
        'hog.cjs': `${HOG(what)}\nmodule.exports = () => () => void (isMainThread() || hog());`,
      },
      isPage ? {} : { docs: "{ routeBasePath: '/', remarkPlugins: [(await import('./hog.cjs')).default] }" },
    );
    const words = ['--max-old-space-size=250', CLI, 'build', site.dir];
    const { status, stderr, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect(stderr).toContain('The thread that compiled this page ended (');
    expect(stderr).toMatch(/docs\/p\d+\.mdx/);
    expect(stdout).toContain('Not published');
    expect(status).toBe(1);
  });
});

describe('a plugin that breaks the output folder after the build', () => {
  const LEAVES_NONE = 'The plugin "bad" leaves no folder where the output was';
  it.each([
    ['removes it', 'fs.rmSync(outDir, { recursive: true });', LEAVES_NONE],
    [
      'makes a file of it',
      'fs.rmSync(outDir, { recursive: true }); fs.writeFileSync(outDir, "x");',
      `${LEAVES_NONE} (ENOTDIR)`,
    ],
    [
      'empties it',
      'for (const name of fs.readdirSync(outDir)) fs.rmSync(`${outDir}/${name}`, { recursive: true });',
      'The plugin "bad" removes all files of the output in `postBuild`',
    ],
    [
      'leaves a link to nowhere',
      'fs.symlinkSync("/no/such/file", `${outDir}/lost`);',
      'A plugin leaves "lost" in the output',
    ],
    ['leaves a link in a circle', 'fs.symlinkSync(outDir, `${outDir}/loop`);', 'A plugin leaves "loop" in the output'],
  ])('and %s is named, and nothing is published', async (_what, code, message) => {
    const site = await fixtureSite(
      {
        'bad.cjs': `const fs = require('node:fs');
          module.exports = () => ({ name: 'bad', postBuild({ outDir }) { ${code} } });`,
        'docs/index.md': '# A\n',
      },
      { config: "plugins: ['./bad.cjs']," },
    );
    const { report, messages } = await site.build();
    expect(messages).toEqual([expect.stringContaining(message)]);
    expect(report.outcome).toBe('failed');
  });
});

describe('a disk', () => {
  const files = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`docs/p${i}.md`, `# P ${i}\n`]));

  it.each([
    ['is full', 'ENOSPC', 'the disk is full. Make room, and try again (ENOSPC)'],
    ['is read-only', 'EROFS', 'the disk is read-only. Choose another place, or make it writable (EROFS)'],
    ['belongs to somebody else', 'EACCES', 'the system does not allow it.'],
  ])('that %s is named, and the published site stays as it was', async (_what, code, message) => {
    const site = await fixtureSite({ ...files, 'docs/index.md': '# A\n' });
    const before = await (await site.build()).files();
    // Fails at every write into the output folder.
    await site.write({
      'support/fail.cjs': `const fs = require('node:fs'); const call = fs.writeFileSync;
        fs.writeFileSync = (file, ...values) => {
          if (!String(file).includes('staging')) return call(file, ...values);
          throw Object.assign(new Error('${code}: refused, write'), { code: '${code}', syscall: 'write' });
        };`,
      'docs/index.md': '# B\n',
    });
    const words = ['--require', path.join(site.dir, 'support/fail.cjs'), CLI, 'build', site.dir];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect(stderr).toContain(message);
    expect(stderr).toContain('The published site is as it was.');
    expect(stderr).not.toContain('unexpectedly');
    expect(status).toBe(1);
    const left = await readdir(path.join(site.dir, 'build'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))).toHaveLength(before.length);
  });
});

it('what contains itself in the configuration is named by its keys', async () => {
  const site = await fixtureSite(
    { 'docs/index.md': '# A\n' },
    { config: 'customFields: { a: ((all) => ((all.b = { all }), all))({}) },' },
  );
  await expect(site.build()).rejects.toThrow('`customFields.a.b.all` leads back to `customFields.a`');
});

it('a timer of the configuration that fails is named with its file, and nothing is published', async () => {
  const site = await fixtureSite({
    'docusaurus.config.mjs': `setTimeout(() => { throw new Error('boom'); }, 1);\nexport default { ${CONFIG} };`,
    'docs/index.md': '# A\n',
  });
  for (const command of ['build', 'check']) {
    const { status, stderr, stdout } = spawnSync(process.execPath, [CLI, command, site.dir], { encoding: 'utf8' });
    expect(stderr).toMatch(/docusaurus\.config\.mjs:1 {2}Code of the site fails in a timer or a callback: boom\./);
    expect(stdout).not.toMatch(/^Built/m);
    expect(status).toBe(1);
  }
  expect(existsSync(path.join(site.dir, 'build'))).toBe(false);
});

it('an output folder among the content is refused at once', async () => {
  const site = await fixtureSite({ 'docs/index.md': '# A\n', 'static/a.txt': 'a' });
  for (const folder of ['docs/out', 'static/out']) {
    const outDir = path.join(site.dir, folder);
    await expect(site.build({ outDir })).rejects.toThrow(`The output folder "${outDir}" lies in "`);
    expect(existsSync(outDir)).toBe(false);
  }
});

it.skipIf(process.platform === 'win32')('escape bytes of file names do not reach the terminal', async () => {
  const name = `e${String.fromCharCode(27)}[31mvil${String.fromCharCode(7)}`;
  const site = await fixtureSite({
    'docs/index.md': '# A\n',
    [`docs/${name}.mdx`]: '# B\n\n{unknown}\n\n[x](./no.md)\n',
  });
  for (const command of ['build', 'check']) {
    const { stdout, stderr } = spawnSync(process.execPath, [CLI, command, site.dir], { encoding: 'utf8' });
    expect(stdout + stderr).toContain('vil\\x07.mdx');
    for (const byte of [27, 7]) expect((stdout + stderr).includes(String.fromCharCode(byte))).toBe(false);
  }
});

it.skipIf(process.platform === 'win32')('start answers where few files may be open at once', async () => {
  const site = await fixtureSite({ 'docs/index.md': '# A\n' });
  const words = ['-c', 'ulimit -n 64; exec "$0" "$@"', process.execPath, CLI, 'start', site.dir, '--port', '0'];
  const child = spawn('/bin/sh', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/http:\/\/localhost:\d+\//);
  const url = /http:\/\/localhost:\d+\//.exec(said)![0].replace('localhost', '127.0.0.1');
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<h1>A</h1>');
});
