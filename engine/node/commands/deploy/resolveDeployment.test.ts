import { expect, it } from 'vitest';
import { resolveDeployment } from './resolveDeployment.ts';

const CONFIG = { organizationName: 'acme', projectName: 'docs' } as Parameters<typeof resolveDeployment>[0];
const SOURCE = { url: 'https://github.com/acme/docs.git', branch: 'main' };

// Addresses as Docusaurus 3.8.1 makes them.
it.each([
  [{ GIT_USER: 'me' }, 'https://me@github.com/acme/docs.git', 'gh-pages'],
  [{ GIT_USER: 'me', GIT_PASS: 'secret' }, 'https://me:secret@github.com/acme/docs.git', 'gh-pages'],
  [{ USE_SSH: 'true' }, 'git@github.com:acme/docs.git', 'gh-pages'],
  [{ USE_SSH: 'true', GITHUB_PORT: '2222' }, 'ssh://git@github.com:2222/acme/docs.git', 'gh-pages'],
  [
    { GIT_USER: 'me', GITHUB_HOST: 'git.acme.com', GITHUB_PORT: '8443' },
    'https://me@git.acme.com:8443/acme/docs.git',
    'gh-pages',
  ],
  [{ GIT_USER: 'me', ORGANIZATION_NAME: 'other', PROJECT_NAME: 'x' }, 'https://me@github.com/other/x.git', 'gh-pages'],
  [
    { GIT_USER: 'me', CIRCLE_PROJECT_USERNAME: 'c', CIRCLE_PROJECT_REPONAME: 'r' },
    'https://me@github.com/c/r.git',
    'gh-pages',
  ],
  [{ GIT_USER: 'me', DEPLOYMENT_BRANCH: 'live' }, 'https://me@github.com/acme/docs.git', 'live'],
])('with %o the repository is %s, and the branch %s', (env, url, branch) => {
  expect(resolveDeployment(CONFIG, SOURCE, env)).toMatchObject({ url, branch });
});

it('uses keys of the configuration where no variable is set', () => {
  const config = { ...CONFIG, deploymentBranch: 'site', githubHost: 'git.acme.com', githubPort: '444' };
  expect(resolveDeployment(config, SOURCE, { GIT_USER: 'me' })).toMatchObject({
    url: 'https://me@git.acme.com:444/acme/docs.git',
    branch: 'site',
    websiteUrl: 'https://git.acme.com/pages/acme/docs/',
  });
});

it('uses a key where the repository was cloned with one', () => {
  for (const url of ['git@github.com:acme/docs.git', 'ssh://git@github.com/acme/docs.git']) {
    expect(resolveDeployment(CONFIG, { ...SOURCE, url }, {}).url).toBe('git@github.com:acme/docs.git');
  }
  expect(() =>
    resolveDeployment(CONFIG, { ...SOURCE, url: 'git@github.com:acme/docs.git' }, { USE_SSH: 'false' }),
  ).toThrow('GIT_USER');
});

it('knows where GitHub Pages serves it', () => {
  const at = (projectName: string) =>
    resolveDeployment({ ...CONFIG, projectName, deploymentBranch: 'live' }, SOURCE, { GIT_USER: 'me' }).websiteUrl;
  expect(at('docs')).toBe('https://acme.github.io/docs/');
  expect(at('acme.github.io')).toBe('https://acme.github.io/');
});

it.each([
  [CONFIG, {}, 'Octavo does not know who deploys. Set the variable GIT_USER'],
  [{ ...CONFIG, organizationName: undefined }, { GIT_USER: 'me' }, 'There is no "organizationName" to deploy to.'],
  [{ ...CONFIG, projectName: undefined }, { GIT_USER: 'me' }, 'with the variable PROJECT_NAME'],
  [{ ...CONFIG, projectName: 'acme.github.io' }, { GIT_USER: 'me' }, 'Name it with "deploymentBranch"'],
  [{ ...CONFIG, deploymentBranch: 'main' }, { GIT_USER: 'me' }, 'cannot be deployed from the branch "main"'],
])('says what is missing', (config, env, message) => {
  expect(() => resolveDeployment(config, SOURCE, env)).toThrow(message);
});
