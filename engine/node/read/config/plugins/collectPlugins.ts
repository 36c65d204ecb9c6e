/** Collects the options of everything that Octavo does itself from presets, plugins and themes. */
import type * as v from 'valibot';
import type { ProblemCode } from '../../../../shared/problemCodes.ts';
import type { ConfigProblem, ConfigWarning } from '../report/configError.ts';
import { validate } from '../report/validate.ts';
import {
  analyticsOptions,
  gtagOptions,
  pwaOptions,
  tagManagerOptions,
  type AnalyticsOptions,
  type GtagOptions,
  type PwaOptions,
  type TagManagerOptions,
} from '../schema/analyticsOptions.ts';
import { blogOptions, type BlogOptions } from '../schema/blogOptions.ts';
import { docsOptions, type DocsOptions } from '../schema/docsOptions.ts';
import { idealImageOptions, type IdealImageOptions } from '../schema/idealImageOptions.ts';
import { pagesOptions, type PagesOptions } from '../schema/pagesOptions.ts';
import { classicThemeOptions, presetOptions } from '../schema/presetOptions.ts';
import { redirectsOptions, type RedirectsOptions } from '../schema/redirectsOptions.ts';
import { SEARCH_OPTIONS, searchOptions, type SearchOptions } from '../schema/searchOptions.ts';
import type { SiteFields } from '../schema/siteFields.ts';
import { openApiDocsOptions, redocOptions, redocPluginOptions } from '../schema/apiOptions.ts';
import { sitemapOptions, type SitemapOptions } from '../schema/sitemapOptions.ts';
import type { ApiRequest } from '../resolveApis.ts';
import { toOpenApiDocsRequests, toRedocRequest } from './apiRequests.ts';
import { didYouMean } from '../../../../shared/nearestName.ts';
import { findWrapped } from './findWrapped.ts';
import { expandPreset } from './expandPreset.ts';
import { readEntries, type PluginEntry } from './pluginEntry.ts';

/** Options, and their place in the configuration. */
export interface Placed<T> {
  options: T;
  keyPath: string;
}

export interface Plugins {
  docs: Placed<DocsOptions>[];
  blogs: Placed<BlogOptions>[];
  pages: Placed<PagesOptions>[];
  sitemap?: SitemapOptions;
  redirects?: RedirectsOptions;
  search?: Placed<SearchOptions>;
  /** A search plugin that Octavo replaces; it shows that the site wants search. */
  otherSearch?: string;
  /** The search plugin that the site keeps, so that it runs. */
  keptSearch?: string;
  /** API descriptions that plugins show; Octavo does that itself. */
  apis: Placed<ApiRequest>[];
  customCss: Placed<string>[];
  mermaid: boolean;
  liveCode: boolean;
  /** Plugins that count visits. */
  gtag: GtagOptions[];
  analytics: AnalyticsOptions[];
  tagManager: TagManagerOptions[];
  pwa?: PwaOptions;
  /** The plugin for images in several sizes. */
  idealImage?: IdealImageOptions;
  /** All others, which are run. */
  own: PluginEntry[];
  /** Names of omitted plugins that may add pages. */
  leftOut: string[];
  /** Packages of presets that are not installed. */
  missing: string[];
}

interface PluginFields extends Pick<SiteFields, 'presets' | 'plugins' | 'themes'> {
  /** A plugin that searches is run, not replaced. */
  keepsSearch?: boolean;
  /** `themeConfig.algolia` is set, so the preset adds the theme for it. */
  hasAlgolia?: boolean;
}

const ALGOLIA = '@docusaurus/theme-search-algolia';

/** `context` is what a preset receives. */
export async function collectPlugins(
  { keepsSearch = false, hasAlgolia = false, ...fields }: PluginFields,
  configPath: string,
  context: object,
  problems: ConfigProblem[],
  warnings: ConfigWarning[],
): Promise<Plugins> {
  const found: Plugins = {
    docs: [],
    blogs: [],
    pages: [],
    apis: [],
    customCss: [],
    mermaid: false,
    liveCode: false,
    gtag: [],
    analytics: [],
    tagManager: [],
    own: [],
    leftOut: [],
    missing: [],
  };

  async function add(entry: PluginEntry): Promise<void> {
    const { options = {}, optionsPath } = entry;
    const check = <const Schema extends v.GenericSchema>(schema: Schema) =>
      validate(schema, options, optionsPath, problems);
    switch (entry.known) {
      case 'preset-classic':
        return addPreset(options, optionsPath);
      case 'docs':
        return place(found.docs, check(docsOptions), optionsPath);
      case 'blog':
        return place(found.blogs, check(blogOptions), optionsPath);
      case 'pages':
        return place(found.pages, check(pagesOptions), optionsPath);
      case 'sitemap':
        found.sitemap = check(sitemapOptions);
        break;
      case 'redirects':
        found.redirects = check(redirectsOptions);
        break;
      case 'search':
        return keepsSearch ? keepSearch(entry) : addSearch(entry, check(searchOptions));
      case 'classic-theme':
        return addTheme(options, optionsPath);
      case 'mermaid':
        found.mermaid = true;
        break;
      case 'other-search':
        if (keepsSearch) return keepSearch(entry);
        found.otherSearch = entry.name;
        break;
      case 'gtag':
        return addTo(found.gtag, check(gtagOptions));
      case 'analytics':
        return addTo(found.analytics, check(analyticsOptions));
      case 'tag-manager':
        return addTo(found.tagManager, check(tagManagerOptions));
      case 'pwa':
        found.pwa = check(pwaOptions);
        warn(entry, 'unsupported', `of ${entry.name} the tags of the head are used; there is no service worker yet.`);
        break;
      case 'live-code':
        found.liveCode = true;
        break;
      case 'ideal-image':
        found.idealImage = check(idealImageOptions);
        break;
      case 'redoc':
        for (const spec of check(redocOptions)?.specs ?? []) place(found.apis, toRedocRequest(spec), optionsPath);
        break;
      case 'redoc-plugin':
        return place(found.apis, toRedocRequest(check(redocPluginOptions)), optionsPath);
      case 'openapi-docs':
        for (const request of toOpenApiDocsRequests(check(openApiDocsOptions))) place(found.apis, request, optionsPath);
        break;
      case 'ignored':
        break;
      case undefined:
        return addUnknown(entry);
    }
    return undefined;
  }

  function warn({ keyPath }: Pick<PluginEntry, 'keyPath'>, code: ProblemCode, message: string): void {
    warnings.push({ code, message: `${keyPath}: ${message}` });
  }

  /** A plugin that is run. If it wraps a content plugin, Octavo shows that plugin's pages. */
  async function addUnknown(entry: PluginEntry): Promise<void> {
    const wrapped = await findWrapped(entry, configPath, context);
    if (!wrapped) return void found.own.push(entry);
    const { kind, options } = wrapped;
    const id = idOf(options);
    if (wrapped.failure === undefined) {
      found.own.push({ ...entry, wraps: { kind, id } });
      return add({ ...entry, known: kind, options });
    }
    const failure = wrapped.failure.replace(/\.$/, '');
    // A plugin with a duplicate id may give the plugin that it wraps another id, which is not visible here.
    if (found[kind === 'blog' ? 'blogs' : kind].some((other) => other.options.id === id)) {
      found.leftOut.push(entry.name);
      const message = `${entry.name} wraps the ${kind} plugin, and cannot be run (${failure}); it is left out.`;
      return warn(entry, 'plugin-fails', message);
    }
    const message = `${entry.name} cannot be run (${failure}); it is taken for the ${kind} plugin that it wraps.`;
    warn(entry, 'plugin-fails', message);
    return add({ ...entry, known: kind });
  }

  function addSearch({ name, optionsPath }: PluginEntry, search: SearchOptions | undefined): void {
    if (!search) return;
    found.search = { options: search, keyPath: optionsPath };
    for (const key of Object.keys(search).filter((option) => !SEARCH_OPTIONS.includes(option))) {
      const message = `an option of ${name} that Octavo does not have; it is ignored.${didYouMean(key, SEARCH_OPTIONS)}`;
      warn({ keyPath: `${optionsPath}.${key}` }, 'unknown-key', message);
    }
  }

  function keepSearch(entry: PluginEntry): void {
    found.own.push(entry);
    found.keptSearch = entry.name;
  }

  async function addPreset(options: unknown, keyPath: string): Promise<void> {
    const preset = validate(presetOptions, options, keyPath, problems);
    if (!preset) return;
    for (const known of ['docs', 'blog', 'pages', 'sitemap'] as const) {
      const path = `${keyPath}.${known}`;
      const entry = { name: known, module: known, type: 'plugin' as const, known, keyPath: path, optionsPath: path };
      if (preset[known] !== false) await add({ ...entry, options: preset[known] });
    }
    addTheme(preset.theme ?? {}, `${keyPath}.theme`);
    if (keepsSearch && hasAlgolia) {
      const search = { name: ALGOLIA, module: ALGOLIA, type: 'theme' as const, options: {} };
      keepSearch({ ...search, keyPath, optionsPath: keyPath });
    }
    addTo(found.gtag, preset.gtag);
    addTo(found.analytics, preset.googleAnalytics);
    addTo(found.tagManager, preset.googleTagManager);
  }

  function addTheme(options: unknown, keyPath: string): void {
    const theme = validate(classicThemeOptions, options, keyPath, problems);
    for (const file of theme?.customCss ?? []) {
      found.customCss.push({ options: file, keyPath: `${keyPath}.customCss` });
    }
  }

  for (const entry of readEntries(fields.presets, 'preset', problems)) {
    if (entry.known) {
      await add(entry);
      continue;
    }
    const preset = await expandPreset(entry, configPath, context, problems, warnings);
    for (const part of preset.entries) await add(part);
    found.missing.push(...preset.missing);
  }
  for (const entry of readEntries(fields.plugins, 'plugin', problems)) await add(entry);
  for (const entry of readEntries(fields.themes, 'theme', problems)) await add(entry);
  for (const kind of ['docs', 'blogs', 'pages'] as const) checkIds(found[kind], kind, problems);
  return found;
}

function idOf(options: unknown): string {
  const { id = 'default' } = (options ?? {}) as { id?: string };
  return id;
}

function addTo<T>(list: T[], options: T | undefined): void {
  if (options !== undefined) list.push(options);
}

function place<T>(list: Placed<T>[], options: T | undefined, keyPath: string): void {
  if (options !== undefined) list.push({ options, keyPath });
}

/** Two instances of one id would write into the same folders and storage keys. */
function checkIds(list: Placed<{ id: string }>[], kind: string, problems: ConfigProblem[]): void {
  const seen = new Map<string, string>();
  for (const { options, keyPath } of list) {
    const other = seen.get(options.id);
    seen.set(options.id, other ?? keyPath);
    if (other === undefined) continue;
    const message = `"${options.id}" is the id of another instance of ${kind} (${other}) too; give each an id of its own.`;
    problems.push({ keyPath: `${keyPath}.id`, code: 'duplicate-id', message });
  }
}
