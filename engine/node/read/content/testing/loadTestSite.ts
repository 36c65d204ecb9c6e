import path from 'node:path';
import { loadConfig } from '../../config/loadConfig.ts';
import type { DocsOptions, SiteConfig } from '../../config/types.ts';
import { toRoutes } from '../../routes/toRoutes.ts';
import type { Route } from '../../routes/types.ts';
import { loadContent } from '../loadContent.ts';
import { ContentError, formatProblem, type ContentProblem } from '../../../ground/problems.ts';
import type { BlogInstance, BlogPost, Content, Doc, DocsVersion } from '../types.ts';
import { siteDir, writeFiles, type Files } from '../../../ground/testing/siteDir.ts';

export interface TestSite {
  dir: string;
  config: SiteConfig;
  content: Content;
  routes: Route[];
  /** `severity file:line: message`, paths relative to the site. */
  problems: string[];
  paths: string[];
  version(name?: string, instanceId?: string): DocsVersion;
  doc(id: string, versionName?: string): Doc;
  blog(): BlogInstance;
  post(id: string): BlogPost;
}

/** Options of the classic preset and fields of the site; functions are written as source text. */
export interface TestConfig {
  site?: Record<string, unknown>;
  docs?: Record<string, unknown> | false;
  blog?: Record<string, unknown> | false;
  pages?: Record<string, unknown> | false;
  plugins?: unknown[];
  drafts?: boolean;
  /** Options of the first docs instance that would not pass the checks of the configuration. */
  unchecked?: Partial<DocsOptions>;
}

/** A site folder with these files, loaded. */
export async function loadTestSite(files: Files, options: TestConfig = {}): Promise<TestSite> {
  const dir = siteDir(files);
  const config = await writeConfig(dir, options);
  const found: ContentProblem[] = [];
  const report = (problem: ContentProblem) => void found.push(problem);
  const content = await loadContent(config, report, { drafts: options.drafts });
  const routes = toRoutes(content, config, report);
  const version = (name = 'current', instanceId = 'default') =>
    need(need(content.docs.find(({ id }) => id === instanceId)).versions.find((v) => v.name === name));
  return {
    dir,
    config,
    content,
    routes,
    problems: found.map((problem) => toLine(problem, dir)),
    paths: routes.map(({ routePath }) => routePath).sort(),
    version,
    doc: (id, versionName) => need(version(versionName).docs.find((doc) => doc.id === id)),
    blog: () => need(content.blogs[0]),
    post: (id) => need(content.blogs[0]?.posts.find((post) => post.id === id)),
  };
}

/** The problems that stop a site from loading at all. */
export async function loadFailure(files: Files, options: TestConfig = {}): Promise<string[]> {
  const dir = siteDir(files);
  const config = await writeConfig(dir, options);
  try {
    await loadContent(config, () => {});
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map((problem) => toLine(problem, dir));
    throw error;
  }
  throw new Error('The site loaded without a problem.');
}

export async function writeConfig(dir: string, options: TestConfig = {}): Promise<SiteConfig> {
  const { site, docs = {}, blog = false, pages = false, plugins = [] } = options;
  const config = {
    title: 'Test',
    url: 'https://test.example',
    baseUrl: '/',
    presets: [['classic', { docs, blog, pages }]],
    plugins,
    // Expectations list all paths; the search page would only add noise.
    customFields: { octavo: { search: false } },
    ...site,
  };
  writeFiles(dir, { 'docusaurus.config.js': `module.exports = ${toSource(config)};` });
  const loaded = await loadConfig(dir);
  return { ...loaded, docs: loaded.docs.map((own, index) => (index === 0 ? { ...own, ...options.unchecked } : own)) };
}

function toSource(value: unknown): string {
  if (typeof value === 'function' || value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  return `{${Object.entries(value)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${toSource(entry)}`)
    .join(', ')}}`;
}

function toLine(problem: ContentProblem, dir: string): string {
  const relative = problem.filePath && path.relative(dir, problem.filePath);
  const text = formatProblem({ ...problem, column: undefined, filePath: relative }).replaceAll(`${dir}/`, '');
  return `${problem.severity} ${text}`;
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is no such thing in this site.');
  return value;
}
