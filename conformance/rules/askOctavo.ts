/** Asks Octavo's own loaders of configuration and content, in the same way as for a site. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadAuthors } from '../../engine/node/read/content/blog/loadAuthors.ts';
import { createLoadContext } from '../../engine/node/read/content/loadContext.ts';
import { normalizeSidebars } from '../../engine/node/read/content/docs/sidebars/normalizeSidebars.ts';
import { readCategories } from '../../engine/node/read/content/docs/sidebars/readCategories.ts';
import { readVersionNames } from '../../engine/node/read/content/docs/versions/readVersionNames.ts';
import { readFrontMatter } from '../../engine/node/read/content/frontMatter/readFrontMatter.ts';
import { blogPostFields, docFields, pageFields } from '../../engine/node/read/content/frontMatter/schemas.ts';
import type { Fields } from '../../engine/node/read/content/frontMatter/fields.ts';
import { ContentError, type ContentProblem } from '../../engine/node/ground/problems.ts';
import { parseFrontMatter } from '../../engine/node/read/content/source/parseFrontMatter.ts';
import { loadTagsFile } from '../../engine/node/read/content/tags/loadTagsFile.ts';
import type { MarkdownSource } from '../../engine/node/read/content/types.ts';
import { checkParts } from '../../engine/node/read/config/checkParts.ts';
import { withV4Flags } from '../../engine/node/read/config/docusaurusRelease.ts';
import { checkReferences } from '../../engine/node/read/config/checkReferences.ts';
import {
  ConfigError,
  formatConfigProblem,
  type ConfigProblem,
  type ConfigWarning,
} from '../../engine/node/read/config/report/configError.ts';
import { loadConfig } from '../../engine/node/read/config/loadConfig.ts';
import { toSiteConfig } from '../../engine/node/read/config/toSiteConfig.ts';
import type { SiteConfig } from '../../engine/node/read/config/types.ts';
import { authorsForm, instanceForm, likeWritten, siteForm, themeForm } from './docusaurusForm.ts';
import { evaluate, isScript, toPlain, type Answer, type Area, type Question, type ScriptArea } from './rule.ts';

const SITE = { title: 'T', url: 'https://x.example', baseUrl: '/' };
const NOTHING = { docs: false, blog: false, pages: false, sitemap: false };

export interface Octavo {
  ask(question: Question): Promise<Answer>;
  /** What the configuration module of a folder gives. */
  loadConfig(siteDir: string): Promise<Answer>;
  close(): void;
}

export function createOctavo(): Octavo {
  const dir = mkdtempSync(path.join(tmpdir(), 'octavo-rules-'));
  return {
    ask: (question) => toAnswer(() => answer(dir, question)),
    loadConfig: (siteDir) => toAnswer(async () => (await loadConfig(siteDir)).title),
    close: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Refused, with all problems. */
class Refused extends Error {}

async function toAnswer(run: () => unknown): Promise<Answer> {
  try {
    return { accepted: true, value: toPlain(await run()) };
  } catch (error) {
    if (error instanceof Refused || error instanceof ConfigError || error instanceof ContentError) {
      return { accepted: false, message: error.message };
    }
    throw new Error(`Octavo failed at a question: ${String(error)}`, { cause: error });
  }
}

function answer(dir: string, { area, source }: Question): unknown {
  if (area === 'sidebars') return askSidebars(evaluate(source));
  return isScript(area) ? askConfig(dir, area, evaluate(source)) : askContent(dir, area, source);
}

type Raw = Record<string, unknown>;

interface ConfigArea {
  /** The configuration that holds the value, as a site would write it. */
  toRaw(value: unknown): object;
  /** The value as Octavo resolved it. */
  find(config: SiteConfig, value: Raw): unknown;
}

const CONFIGS: Record<Exclude<ScriptArea, 'sidebars'>, ConfigArea> = {
  site: { toRaw: (value) => ({ ...SITE, ...(value as object) }), find: siteForm },
  themeConfig: {
    toRaw: (value) => ({ ...SITE, presets: ['classic'], themeConfig: value }),
    // Without the live code theme its key keeps the value as written.
    find: ({ themeConfig, raw }) => {
      const written = Object(raw.themeConfig) as object;
      const isWritten = ([key]: [string, unknown]) => key !== 'liveCodeBlock' || key in written;
      const own = Object.fromEntries(Object.entries(themeConfig).filter(isWritten));
      return themeForm({ ...own, ...('liveCodeBlock' in written && { liveCodeBlock: written.liveCodeBlock }) });
    },
  },
  preset: {
    toRaw: (value) => ({ ...SITE, presets: [['classic', value]] }),
    find: ({ docs, blogs, pages, sitemap }) => ({
      docs: docs.length > 0,
      blog: blogs.length > 0,
      pages: pages.length > 0,
      sitemap: sitemap !== false,
    }),
  },
  docs: part('docs', ({ docs }, value) => instanceForm(docs[0], value)),
  blog: part('blog', ({ blogs }, value) => instanceForm(blogs[0], value)),
  pages: part('pages', ({ pages }, value) => instanceForm(pages[0], value)),
  theme: part('theme', () => ({})),
  sitemap: part('sitemap', ({ sitemap }) => sitemap),
  redirects: plugin('@docusaurus/plugin-client-redirects', ({ redirects }, value) => likeWritten(redirects, value)),
  search: plugin('@easyops-cn/docusaurus-search-local', ({ search }, value) => likeWritten(search, value)),
};

function part(name: string, find: ConfigArea['find']): ConfigArea {
  return { toRaw: (value) => ({ ...SITE, presets: [['classic', { ...NOTHING, [name]: value }]] }), find };
}

function plugin(name: string, find: ConfigArea['find']): ConfigArea {
  return { toRaw: (value) => ({ ...SITE, plugins: [[name, value]] }), find };
}

async function askConfig(siteDir: string, area: Exclude<ScriptArea, 'sidebars'>, value: unknown): Promise<unknown> {
  const { toRaw, find } = CONFIGS[area];
  const release = [3, 8] as const;
  const raw = withV4Flags(toRaw(value) as Raw, release) as Raw;
  const problems: ConfigProblem[] = [];
  const warnings: ConfigWarning[] = [];
  const parts = await checkParts(raw, path.join(siteDir, 'docusaurus.config.js'), problems, warnings);
  const references = checkReferences(siteDir, { raw, missing: new Set(), swizzled: [] }, parts, problems, warnings);
  const found = {
    siteDir,
    configPath: 'docusaurus.config.js',
    docusaurusVersion: '3.8.1',
    release,
    raw,
    incomplete: new Map<string, string>(),
    swizzled: [],
    files: [],
    warnings,
  };
  const config = toSiteConfig(found, parts, references);
  if (problems.length > 0 || !config) throw new Refused(problems.map(formatConfigProblem).join('\n'));
  return find(config, (value ?? {}) as Raw);
}

function askSidebars(value: unknown): unknown {
  const complaints: string[] = [];
  const sidebars = normalizeSidebars(value, (place, message) => complaints.push(`${place} ${message}`));
  if (complaints.length > 0) throw new Refused(complaints.join('\n'));
  return sidebars;
}

const FRONT_MATTER: Partial<Record<Area, Fields>> = {
  docFrontMatter: docFields,
  postFrontMatter: blogPostFields,
  pageFrontMatter: pageFields,
};

async function askContent(dir: string, area: Area, text: string): Promise<unknown> {
  const problems: ContentProblem[] = [];
  const report = (problem: ContentProblem) => void problems.push(problem);
  const i18n = { path: 'i18n', currentLocale: 'en', defaultLocale: 'en', localeConfigs: {} };
  const folders = { docs: [], blogs: [], pages: [], staticDirectories: [], i18n };
  const config = {
    ...SITE,
    ...folders,
    siteDir: dir,
    trailingSlash: undefined,
    octavo: { allowOutside: [] },
  } as unknown as SiteConfig;
  const context = createLoadContext(config, report);
  const value = await read();
  context.throwIfFailed();
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Refused(errors.map(({ message }) => message).join('\n'));
  return value;

  async function read(): Promise<unknown> {
    const fields = FRONT_MATTER[area];
    if (fields) {
      const source = `---\n${text}\n---\n\nText.\n`;
      const parsed = await parseFrontMatter('a.md', source, {}, report);
      const file = { ...parsed, filePath: 'a.md', text: { read: () => source } } as unknown as MarkdownSource;
      return readFrontMatter(file, fields, report);
    }
    const name = { category: '_category_.yml', authors: 'authors.yml', tags: 'tags.yml', versions: 'versions.json' }[
      area as 'category' | 'authors' | 'tags' | 'versions'
    ];
    writeFileSync(path.join(dir, name), text);
    switch (area) {
      case 'category':
        return (await readCategories(context, dir, [name])).metadata['.'];
      case 'authors':
        return authorsForm((await loadAuthors(context, { dir }, name, '/blog/authors')).byKey);
      case 'tags':
        return Object.fromEntries((await loadTagsFile(context, { dir }, name))?.tags ?? []);
      default:
        return readVersionNames(context, 'default');
    }
  }
}
