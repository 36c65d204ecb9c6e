import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf } from '../../../shared/messageOf.ts';
import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import { loadConfig } from '../../read/config/loadConfig.ts';
import { DeployError } from './deployError.ts';
import { createGit, type Git } from './git.ts';
import { resolveDeployment, type Deployment, type Environment } from './resolveDeployment.ts';

export interface DeployOptions {
  siteDir: string;
  /** Absolute: the folder of the built site. */
  outDir: string;
  /** Folder of the branch that becomes the site; the others in the branch stay. */
  targetDir?: string;
  env: Environment;
  /** Builds the site, after all checks that need no build. Returns false if the build failed. */
  build?(): Promise<boolean>;
  onNote(text: string): void;
}

/** Where the site is now; nothing if nothing was deployed. */
export async function deploy(options: DeployOptions): Promise<string | undefined> {
  const { siteDir, outDir, env, onNote } = options;
  const config = await loadConfig(siteDir);
  if (config.trailingSlash === undefined) {
    onNote(
      'The configuration has no "trailingSlash". GitHub Pages then redirects to addresses with a slash at the end; ' +
        'set it to true or false.',
    );
  }
  if (env['CI_PULL_REQUEST'] ?? env['CIRCLE_PULL_REQUEST']) {
    onNote('Nothing is deployed for a pull request.');
    return undefined;
  }
  const source = createGit(siteDir, env['GIT_PASS']);
  const url = await source('remote', 'get-url', 'origin');
  const branch = env['CURRENT_BRANCH'] ?? (await source('rev-parse', '--abbrev-ref', 'HEAD'));
  const commit = await source('rev-parse', 'HEAD');
  const deployment = resolveDeployment(config, { url, branch }, env);
  const { organizationName, projectName } = deployment;
  onNote(`Deploying to the branch "${deployment.branch}" of ${organizationName}/${projectName}.`);
  if (options.build && !(await options.build())) return undefined;
  await checkBuilt(outDir);
  await push(deployment, commit, options);
  return deployment.websiteUrl;
}

async function checkBuilt(outDir: string): Promise<void> {
  const isBuilt = await stat(path.join(outDir, ROOT_FILE)).catch(() => undefined);
  if (!isBuilt) throw new DeployError(`"${outDir}" holds no built site. Leave out --skip-build, or build it first.`);
}

async function push(deployment: Deployment, commit: string, options: DeployOptions): Promise<void> {
  const { env, outDir, targetDir = '.' } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-deploy-'));
  const git = createGit(folder, env['GIT_PASS'], options.onNote);
  try {
    const target = path.resolve(folder, targetDir);
    if (path.relative(folder, target).startsWith('..')) {
      throw new DeployError(`"--target-dir ${targetDir}" leads out of the repository.`);
    }
    await checkOut(git, deployment);
    await git('rm', '-r', '-f', '-q', '--ignore-unmatch', '--', targetDir);
    // A history in the output folder is not part of the site.
    await cp(outDir, target, { recursive: true, filter: (file) => path.relative(outDir, file) !== '.git' });
    await switchOffJekyll(folder, options);
    // The author's global ignore rules may match files of the site.
    await git('add', '--all', '--force');
    if (env['GIT_USER_NAME']) await git('config', 'user.name', env['GIT_USER_NAME']);
    if (env['GIT_USER_EMAIL']) await git('config', 'user.email', env['GIT_USER_EMAIL']);
    const message = env['CUSTOM_COMMIT_MESSAGE'] ?? `Deploy website - based on ${commit}`;
    await git('commit', '-q', '--allow-empty', '-m', message);
    await git('push', '--force', '-q', 'origin', deployment.branch);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** GitHub only looks for `.nojekyll` at the root of the branch, which `--target-dir` does not replace. */
async function switchOffJekyll(folder: string, { onNote }: DeployOptions): Promise<void> {
  const has = (name: string) => stat(path.join(folder, name)).then(Boolean, () => false);
  if (await has('.nojekyll')) return;
  if (!(await has('_config.yml'))) return writeFile(path.join(folder, '.nojekyll'), '');
  onNote(
    'The branch has a Jekyll site ("_config.yml"), and GitHub Pages then leaves out folders like "_octavo". ' +
      'Add "include: [_octavo]" to that file.',
  );
}

/**
 * The existing branch, or a new one: based on the repository's default branch, or on nothing if the repository is
 * empty.
 */
async function checkOut(git: Git, { branch, url }: Deployment): Promise<void> {
  const found = await git('ls-remote', url).catch((error: unknown) => {
    const reason = messageOf(error);
    throw new DeployError(`The repository cannot be reached. Does it exist, and may you push to it?\n${reason}`);
  });
  const refs = found.split('\n').map((line) => line.split('\t')[1]);
  if (refs.includes(`refs/heads/${branch}`)) {
    await git('clone', '-q', '--depth', '1', '--branch', branch, url, '.');
    return;
  }
  await git('clone', '-q', '--depth', '1', url, '.');
  await git('checkout', '-q', '-b', branch);
}
