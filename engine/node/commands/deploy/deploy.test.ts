import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import { siteDir as createSite, type Files } from '../../ground/testing/siteDir.ts';
import { deploy, type DeployOptions } from './deploy.ts';

/** A bare repository replaces that of the git host: git's own settings redirect the host's address to it. */
let work: string;
let site: string;
let notes: string[];

const git = (cwd: string, ...words: string[]) => execFileSync('git', words, { cwd, encoding: 'utf8' }).trim();
const bare = () => path.join(work, 'acme', 'docs.git');
const inBranch = (branch: string) => git(bare(), 'ls-tree', '-r', '--name-only', branch).split('\n');

const CONFIG = `module.exports = { title: 'T', url: 'https://x.y', baseUrl: '/', trailingSlash: false,
  organizationName: 'acme', projectName: 'docs' };`;
const BUILT: Files = { [ROOT_FILE]: 'octavo("root",1)', 'index.html': 'home', '.nojekyll': '', 'debug.log': 'kept' };

function write(dir: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    execFileSync('mkdir', ['-p', path.dirname(path.join(dir, file))]);
    writeFileSync(path.join(dir, file), content as string);
  }
}

beforeEach(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'octavo-deploy-test-'));
  await mkdir(bare(), { recursive: true });
  git(bare(), 'init', '-q', '--bare', '-b', 'main');
  site = createSite({ 'docusaurus.config.js': CONFIG });
  const config = path.join(work, 'gitconfig');
  writeFileSync(
    config,
    `[user]\nname = Somebody\nemail = somebody@git.example\n[url "file://${work}/"]\ninsteadOf = https://me:secret@git.example/\n`,
  );
  vi.stubEnv('GIT_CONFIG_GLOBAL', config);
  git(site, 'init', '-q', '-b', 'main');
  git(site, 'remote', 'add', 'origin', 'https://git.example/acme/docs.git');
  git(site, 'add', 'docusaurus.config.js');
  git(site, 'commit', '-q', '-m', 'A site');
  git(site, 'push', '-q', `file://${bare()}`, 'main');
  write(path.join(site, 'build'), BUILT);
  notes = [];
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(work, { recursive: true, force: true });
});

const run = (more: Partial<DeployOptions> = {}, env: Record<string, string> = {}) =>
  deploy({
    siteDir: site,
    outDir: path.join(site, 'build'),
    env: { GIT_USER: 'me', GIT_PASS: 'secret', GITHUB_HOST: 'git.example', ...env },
    onNote: (text) => void notes.push(text),
    ...more,
  });

it('pushes the built site to a separate branch, and names the commit it was built from', async () => {
  expect(await run()).toBe('https://git.example/pages/acme/docs/');
  expect(inBranch('gh-pages')).toEqual(['.nojekyll', ROOT_FILE, 'debug.log', 'index.html'].sort());
  expect(git(bare(), 'log', '-1', '--format=%s', 'gh-pages')).toBe(
    `Deploy website - based on ${git(site, 'rev-parse', 'HEAD')}`,
  );
  expect(inBranch('main')).toEqual(['docusaurus.config.js']);
  expect(notes.join('\n')).not.toContain('secret');
});

it('replaces what was there, and keeps the history', async () => {
  await run();
  rmSync(path.join(site, 'build', 'index.html'));
  write(path.join(site, 'build'), { 'other.html': 'other' });
  await run({}, { CUSTOM_COMMIT_MESSAGE: 'Second', GIT_USER_NAME: 'Robot', GIT_USER_EMAIL: 'robot@git.example' });
  expect(inBranch('gh-pages')).toEqual(['.nojekyll', ROOT_FILE, 'debug.log', 'other.html'].sort());
  expect(git(bare(), 'log', '-1', '--format=%s %an %ae', 'gh-pages')).toBe('Second Robot robot@git.example');
});

it('leaves other folders of the branch alone', async () => {
  await run({ targetDir: 'v1' });
  await run({ targetDir: 'v2' });
  expect(inBranch('gh-pages')).toEqual(expect.arrayContaining(['.nojekyll', 'v1/index.html', 'v2/index.html']));
  await expect(run({ targetDir: '../x' })).rejects.toThrow();
});

it('leaves a Jekyll site around the folder as it is, and says what that needs', async () => {
  write(site, { '_config.yml': 'title: Old\n' });
  git(site, 'add', '-A');
  git(site, 'commit', '-q', '-m', 'Jekyll');
  git(site, 'push', '-q', `file://${bare()}`, 'main:gh-pages');
  await run({ targetDir: 'v2' });
  expect(inBranch('gh-pages')).toContain('_config.yml');
  expect(inBranch('gh-pages')).not.toContain('.nojekyll');
  expect(notes.join('\n')).toContain('include: [_octavo]');
});

it('deploys into a repository that is empty', async () => {
  rmSync(bare(), { recursive: true });
  await mkdir(bare(), { recursive: true });
  git(bare(), 'init', '-q', '--bare');
  await run({}, { DEPLOYMENT_BRANCH: 'live' });
  expect(inBranch('live')).toContain('index.html');
});

it('builds first, and deploys nothing if that fails', async () => {
  expect(await run({ build: async () => false })).toBeUndefined();
  expect(() => inBranch('gh-pages')).toThrow();
  const build = async () => {
    write(path.join(site, 'build'), { 'index.html': 'new' });
    return true;
  };
  await run({ build });
  expect(git(bare(), 'show', 'gh-pages:index.html')).toBe('new');
});

it('deploys nothing for a pull request', async () => {
  expect(await run({}, { CI_PULL_REQUEST: '17' })).toBeUndefined();
  expect(notes).toContain('Nothing is deployed for a pull request.');
});

it('reports what is wrong, without the password', async () => {
  await expect(run({ outDir: path.join(site, 'elsewhere') })).rejects.toThrow('holds no built site');
  const refused = await run({}, { PROJECT_NAME: 'gone' }).catch((error: unknown) => String(error));
  expect(refused).toContain('The repository cannot be reached. Does it exist, and may you push to it?');
  expect(refused).not.toContain('secret');
  git(site, 'remote', 'remove', 'origin');
  await expect(run()).rejects.toThrow('"git remote get-url origin" failed');
});
