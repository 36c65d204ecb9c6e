/** What goes wrong around a site: in the process, on the disk, in the terminal. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
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

describe('code that never ends', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('in a page: the wait is announced, and %s ends it', async (signal) => {
    const site = await fixtureSite({ 'docs/index.mdx': '# A\n\n{(() => { for (;;); })()}\n' });
    const { child, says, ended } = run('build', site.dir);
    await says('index.mdx: it has taken 5 seconds so far.');
    child.kill(signal);
    expect(await ended()).toEqual([null, signal]);
    // What it left behind keeps nobody from building.
    await site.write({ 'docs/index.mdx': '# A\n' });
    const built = await site.build();
    expect(built.report.outcome).toBe('built');
    expect((await built.files()).filter((name) => name.startsWith('.octavo'))).toEqual([]);
  });

  it.each([
    ['build', 'never settles', `module.exports = () => new Promise(() => {});`],
    ['start', 'never settles', `module.exports = () => new Promise(() => {});`],
    ['build', 'loops after a while', `module.exports = async () => { await 1; console.log('begun'); for (;;); };`],
    ['start', 'loops after a while', `module.exports = async () => { await 1; console.log('begun'); for (;;); };`],
  ])('%s ends at the first signal where the configuration %s', async (command, _what, text) => {
    const site = await fixtureSite({ 'docusaurus.config.mjs': text.replace('module.exports =', 'export default') });
    const { child, says, ended } = run(command, site.dir, ...(command === 'start' ? ['--port', '0'] : []));
    await says(text.includes('begun') ? 'begun' : 'Waiting for');
    child.kill('SIGTERM');
    const [status, signal] = await ended();
    expect(status === 0 || signal === 'SIGTERM').toBe(true);
  });
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
