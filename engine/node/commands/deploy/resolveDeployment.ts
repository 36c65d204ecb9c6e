/** The target of a deployment, from the same environment variables and configuration keys as `docusaurus deploy`. */
import type { SiteConfig } from '../../read/config/types.ts';
import { DeployError } from './deployError.ts';

export interface Deployment {
  organizationName: string;
  projectName: string;
  branch: string;
  /** Address of the repository, with credentials. */
  url: string;
  /** Where the site will be. */
  websiteUrl: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

type DeploymentConfig = Pick<
  SiteConfig,
  'organizationName' | 'projectName' | 'deploymentBranch' | 'githubHost' | 'githubPort'
>;

/** The repository that the site folder is in. */
export interface SourceRepository {
  url: string;
  branch: string;
}

export function resolveDeployment(config: DeploymentConfig, source: SourceRepository, env: Environment): Deployment {
  const useSsh = resolveProtocol(source.url, env) === 'ssh';
  const organizationName =
    env['ORGANIZATION_NAME'] ??
    env['CIRCLE_PROJECT_USERNAME'] ??
    config.organizationName ??
    missing('organizationName', 'ORGANIZATION_NAME');
  const projectName =
    env['PROJECT_NAME'] ??
    env['CIRCLE_PROJECT_REPONAME'] ??
    config.projectName ??
    missing('projectName', 'PROJECT_NAME');
  const isOrganizationSite = projectName.includes('.github.io');
  const named = env['DEPLOYMENT_BRANCH'] ?? config.deploymentBranch;
  if (isOrganizationSite && !named) {
    throw new DeployError(
      `"${projectName}" is served from a branch that only you know. Name it with "deploymentBranch" in the ` +
        'configuration, or with the variable DEPLOYMENT_BRANCH (main, for example).',
    );
  }
  const branch = named ?? 'gh-pages';
  const isSameRepository = source.url.endsWith(`${organizationName}/${projectName}.git`);
  if (isSameRepository && source.branch === branch) {
    throw new DeployError(
      `The site cannot be deployed from the branch "${branch}", because it is deployed to it. ` +
        'Check out another branch, or set DEPLOYMENT_BRANCH.',
    );
  }
  const host = env['GITHUB_HOST'] ?? config.githubHost ?? 'github.com';
  const port = env['GITHUB_PORT'] ?? config.githubPort;
  const repository = `${organizationName}/${projectName}.git`;
  return {
    organizationName,
    projectName,
    branch,
    url: useSsh
      ? toSshUrl(host, port, repository)
      : `https://${toCredentials(env)}@${withPort(host, port)}/${repository}`,
    websiteUrl: toWebsiteUrl(host, organizationName, projectName),
  };
}

function missing(key: string, variable: string): never {
  throw new DeployError(
    `There is no "${key}" to deploy to. Set it in the configuration, or with the variable ${variable}.`,
  );
}

function resolveProtocol(sourceUrl: string, { USE_SSH, GIT_USER }: Environment): 'ssh' | 'https' {
  if (USE_SSH?.toLowerCase() === 'true') return 'ssh';
  if (GIT_USER) return 'https';
  if (USE_SSH === undefined && isSshUrl(sourceUrl)) return 'ssh';
  throw new DeployError(
    'Octavo does not know who deploys. Set the variable GIT_USER to your name at the git host (and GIT_PASS to a token), ' +
      'or USE_SSH=true to use your key.',
  );
}

/** `ssh://…`, or without a protocol, `git@github.com:facebook/docusaurus.git`. */
function isSshUrl(url: string): boolean {
  return URL.canParse(url) ? new URL(url).protocol === 'ssh:' : /^(?:[\w-]+@)?[\w.-]+:[\w./-]+/.test(url);
}

function toSshUrl(host: string, port: string | undefined, repository: string): string {
  return port ? `ssh://git@${host}:${port}/${repository}` : `git@${host}:${repository}`;
}

function withPort(host: string, port: string | undefined): string {
  return port ? `${host}:${port}` : host;
}

function toCredentials({ GIT_USER = '', GIT_PASS }: Environment): string {
  return GIT_PASS ? `${GIT_USER}:${GIT_PASS}` : GIT_USER;
}

function toWebsiteUrl(host: string, organization: string, project: string): string {
  if (host !== 'github.com') return `https://${host}/pages/${organization}/${project}/`;
  return `https://${organization}.github.io/${project.includes('.github.io') ? '' : `${project}/`}`;
}
