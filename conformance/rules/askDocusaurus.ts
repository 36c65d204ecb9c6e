/** Asks the validation of an installed Docusaurus itself; no build, no site folder. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf } from '../../engine/shared/messageOf.ts';
import { evaluate, isScript, toPlain, type Answer, type Area, type Question } from './rule.ts';

type Validate = (schema: unknown, value: unknown) => unknown;
type ValidateOptions = (args: { options: unknown; validate: Validate }) => unknown;
type ValidateTheme = (args: { themeConfig: unknown; validate: Validate }) => unknown;

const SITE = { title: 'T', url: 'https://x.example', baseUrl: '/' };

export interface Docusaurus {
  version: string;
  ask(question: Question): Promise<Answer>;
  /** What the configuration module of a folder gives. */
  loadConfig(siteDir: string): Promise<Answer>;
}

/** `modules`: the `node_modules` folder that Docusaurus is in. */
export function createDocusaurus(modules: string): Docusaurus {
  const require = createRequire(path.join(modules, 'none.js'));
  const load = <T>(file: string): T => require(path.join(modules, '@docusaurus', file)) as T;
  const { normalizePluginOptions, normalizeThemeConfig, getTagsFile } = load<{
    normalizePluginOptions: Validate;
    normalizeThemeConfig: Validate;
    getTagsFile(params: object): Promise<unknown>;
  }>('utils-validation');
  const validateConfig = load<{ validateConfig(config: unknown, path: string): Record<string, unknown> }>(
    'core/lib/server/configValidation.js',
  ).validateConfig;
  const { parseMarkdownFile, DEFAULT_PARSE_FRONT_MATTER } = load<{
    parseMarkdownFile(params: object): Promise<{ frontMatter: object }>;
    DEFAULT_PARSE_FRONT_MATTER: unknown;
  }>('utils');

  const options = (name: string) => (value: unknown) =>
    load<{ validateOptions: ValidateOptions }>(name).validateOptions({
      options: value,
      validate: normalizePluginOptions,
    });

  /** As each theme does for its own keys. */
  function askTheme(value: unknown): unknown {
    const themes = ['theme-classic/lib/options.js', 'theme-mermaid/lib/validateThemeConfig.js'];
    if (hasKey(value, 'algolia') && Boolean(value.algolia))
      themes.push('theme-search-algolia/lib/validateThemeConfig.js');
    const config = validateConfig({ ...SITE, themeConfig: value }, 'docusaurus.config.js');
    // The preset refuses what has been moved to plugins.
    if (hasKey(value, 'gtag') || hasKey(value, 'googleAnalytics')) askPreset({}, config);
    return themes.reduce(
      (themeConfig, file) =>
        load<{ validateThemeConfig: ValidateTheme }>(file).validateThemeConfig({
          themeConfig,
          validate: normalizeThemeConfig,
        }),
      config.themeConfig,
    );
  }

  /** The result of the preset's options: the plugins it loads, each with its validated options. */
  function askPreset(value: unknown, siteConfig = validateConfig(SITE, 'docusaurus.config.js')): unknown {
    const preset = load<{ default(context: object, options: unknown): Record<string, (string | unknown[])[]> }>(
      'preset-classic/lib/index.js',
    );
    const environment = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      const { themes = [], plugins = [] } = preset.default({ siteConfig }, value);
      for (const entry of [...themes, ...plugins]) {
        const [file, given] = [entry].flat();
        const module = require(String(file)) as { validateOptions?: ValidateOptions };
        module.validateOptions?.({ options: given ?? {}, validate: normalizePluginOptions });
      }
      return Object.fromEntries(
        ['docs', 'blog', 'pages', 'sitemap'].map((part) => [
          part,
          plugins.some((entry) =>
            String([entry].flat()[0]).includes(`plugin-${part === 'sitemap' ? '' : 'content-'}${part}`),
          ),
        ]),
      );
    } finally {
      process.env.NODE_ENV = environment;
    }
  }

  function askSidebars(value: unknown): unknown {
    const { normalizeSidebars } = load<{ normalizeSidebars(value: unknown): unknown }>(
      'plugin-content-docs/lib/sidebars/normalization.js',
    );
    const { validateSidebars } = load<{ validateSidebars(value: unknown): void }>(
      'plugin-content-docs/lib/sidebars/validation.js',
    );
    const normalized = normalizeSidebars(value);
    validateSidebars(normalized);
    return normalized;
  }

  const frontMatter = (file: string, name: string) => async (yaml: string) => {
    const { frontMatter } = await parseMarkdownFile({
      filePath: 'a.md',
      fileContent: `---\n${yaml}\n---\n\nText.\n`,
      parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return load<Record<string, (value: object) => unknown>>(file)[name]!(frontMatter);
  };

  const yaml = require('js-yaml') as { load(text: string): unknown };

  async function askAuthors(text: string): Promise<unknown> {
    const { getAuthorsMap, checkAuthorsMapPermalinkCollisions } = load<{
      getAuthorsMap(params: object): Promise<unknown>;
      checkAuthorsMapPermalinkCollisions(map: unknown): void;
    }>('plugin-content-blog/lib/authorsMap.js');
    const map = await inFolder('authors.yml', text, (contentPath) =>
      getAuthorsMap({
        authorsMapPath: 'authors.yml',
        authorsBaseRoutePath: '/blog/authors',
        baseUrl: '/',
        contentPaths: { contentPath, contentPathLocalized: contentPath },
      }),
    );
    checkAuthorsMapPermalinkCollisions(map);
    return map ?? {};
  }

  const answers: Record<Area, (value: never) => unknown> = {
    site: (value: object) => validateConfig({ ...SITE, ...value }, 'docusaurus.config.js'),
    themeConfig: askTheme,
    preset: askPreset,
    docs: options('plugin-content-docs/lib/options.js'),
    blog: options('plugin-content-blog/lib/options.js'),
    pages: options('plugin-content-pages/lib/options.js'),
    theme: options('theme-classic/lib/options.js'),
    sitemap: options('plugin-sitemap/lib/options.js'),
    redirects: options('plugin-client-redirects/lib/options.js'),
    search: (value: unknown) =>
      (
        require('@easyops-cn/docusaurus-search-local/dist/server/server/utils/validateOptions.js') as {
          validateOptions: ValidateOptions;
        }
      ).validateOptions({ options: value, validate: normalizePluginOptions }),
    sidebars: askSidebars,
    docFrontMatter: frontMatter('plugin-content-docs/lib/frontMatter.js', 'validateDocFrontMatter'),
    postFrontMatter: frontMatter('plugin-content-blog/lib/frontMatter.js', 'validateBlogPostFrontMatter'),
    pageFrontMatter: frontMatter('plugin-content-pages/lib/frontMatter.js', 'validatePageFrontMatter'),
    category: (text: string) =>
      load<{ validateCategoryMetadataFile(value: unknown): unknown }>(
        'plugin-content-docs/lib/sidebars/validation.js',
      ).validateCategoryMetadataFile(yaml.load(text)),
    authors: askAuthors,
    tags: (text: string) =>
      inFolder('tags.yml', text, (contentPath) =>
        getTagsFile({ tags: 'tags.yml', contentPaths: { contentPath, contentPathLocalized: contentPath } }),
      ),
    versions: (text: string) => {
      const names: unknown = JSON.parse(text);
      load<{ validateVersionNames(names: unknown): void }>(
        'plugin-content-docs/lib/versions/validation.js',
      ).validateVersionNames(names);
      return names;
    },
  };

  return {
    version: load<{ version: string }>('core/package.json').version,
    ask: ({ area, source }) => toAnswer(() => answers[area]((isScript(area) ? evaluate(source) : source) as never)),
    loadConfig: (siteDir) =>
      toAnswer(async () => {
        const { loadSiteConfig } = load<{ loadSiteConfig(params: object): Promise<{ siteConfig: { title: string } }> }>(
          'core/lib/server/config.js',
        );
        return (await loadSiteConfig({ siteDir })).siteConfig.title;
      }),
  };
}

function hasKey<const Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}

async function toAnswer(run: () => unknown): Promise<Answer> {
  const silenced = silenceConsole();
  try {
    return { accepted: true, value: toPlain(await run()) };
  } catch (error) {
    return { accepted: false, message: messageOf(error) };
  } finally {
    silenced.restore();
  }
}

/** Docusaurus prints its findings before it throws. */
function silenceConsole(): { restore(): void } {
  const { error, warn } = console;
  console.error = () => {};
  console.warn = () => {};
  return { restore: () => Object.assign(console, { error, warn }) };
}

async function inFolder<T>(name: string, text: string, run: (dir: string) => T | Promise<T>): Promise<T> {
  const dir = mkdtempSync(path.join(tmpdir(), 'octavo-rule-'));
  try {
    writeFileSync(path.join(dir, name), text);
    return await run(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
