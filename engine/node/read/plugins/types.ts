/** The results of a site's plugins. They run in a separate thread, so these are all data. */
import type { ContentProblem } from '../../ground/problems.ts';
import type { Bundling } from '../config/bundling.ts';
import type { SourceMessages } from '../translations/messages.ts';

/** The results of all plugins of a site, in order. */
export interface PluginsResult {
  plugins: LoadedPlugin[];
  problems: ContentProblem[];
  /** Absolute: where plugins keep data that code and pages import. */
  generatedDir: string;
}

export interface LoadedPlugin {
  /** Position in the configuration. */
  index: number;
  name: string;
  id: string;
  options: unknown;
  /** The file of the plugin; for an inline function, the configuration. */
  filePath: string;
  /** Names of the steps that it has. */
  steps: string[];
  /** True if it waits for the content of the plugin that it wraps. */
  wraps?: boolean;
  routes: PluginRoute[];
  /** How many of them it added before the plugin that it wraps. */
  firstRoutes?: number;
  /** Unset if it has none. */
  globalData?: { value: unknown };
  tags: Record<TagPlace, TagLike[]>;
  /** Absolute. */
  clientModules: string[];
  /** Absolute, existing. */
  themeFolders: string[];
  bundling: Bundling;
  /** Its translation of `themeConfig` in the locale. */
  themeConfig?: Record<string, unknown>;
  /** Texts of its code, by the ids of `<Translate>`. */
  codeTranslations: Record<string, string>;
  /** Translatable texts of its content, in the original language. */
  translationFiles: TranslationFile[];
}

/** In the form of plugins: `path` is relative to the plugin's folder, without `.json`. */
export interface TranslationFile {
  path: string;
  content: SourceMessages;
}

export type TagPlace = 'headTags' | 'preBodyTags' | 'postBodyTags';

/** A tag in the form of plugins: HTML, or an object. */
export type TagLike =
  | string
  | { tagName: string; attributes?: Record<string, unknown>; innerHTML?: string; customElement?: boolean };

/** A page that a plugin adds, in the form of Docusaurus's routes. */
export interface PluginRoute {
  /** With the base URL. */
  path: string;
  component: string;
  exact?: boolean;
  /** Property → the module that it comes from. */
  modules?: RouteModules;
  props?: Record<string, unknown>;
  context?: RouteModules;
  routes?: PluginRoute[];
  priority?: number;
  metadata?: { sourceFilePath?: string; lastUpdatedAt?: number };
}

/** A route in Docusaurus's form after all plugins have added theirs. */
export interface DocusaurusRoute extends Omit<PluginRoute, 'context' | 'routes'> {
  plugin?: { name: string; id: string };
  /** `data` of what the plugin wrote, and where the plugin is described. */
  context?: RouteModules;
  routes?: DocusaurusRoute[];
  /** Present on docs pages. */
  sidebar?: string;
}

export type RouteModules = { [name: string]: RouteModule };
export type RouteModule = string | { __import: true; path: string; query?: unknown } | RouteModule[] | RouteModules;

/** The thread's input. */
export interface PluginThreadData {
  siteDir: string;
  /** The locale that the plugins run for, and the requested locales. */
  locale: string;
  locales: string[];
  mode: 'production' | 'development';
  /** The folder that plugins see as the output folder. */
  outDir: string;
  generatedDir: string;
  /** Positions of plugins that ended the thread and are excluded. */
  skipped: number[];
}

export type PluginRequest =
  | { kind: 'load' }
  /** All content, in Docusaurus's shape. */
  | { kind: 'all-content'; content: AllContent }
  /** `index`: the position of the plugin. */
  | { kind: 'post-build'; index: number; facts: BuildFacts };

/** Plugin name → instance id → content. */
export type AllContent = Record<string, Record<string, unknown>>;

/** The data about a finished build that plugins receive. */
export interface BuildFacts {
  routes: DocusaurusRoute[];
  /** With the base URL; the not-found page's comes first. */
  routesPaths: string[];
  content: AllContent;
  globalData: AllContent;
  heads: Record<string, { title: string; tags: { tag: string; attributes: Record<string, string | true> }[] }>;
  noIndex: string[];
  /** Tags of every document, as HTML. */
  tags: Record<TagPlace, string>;
}

export type PluginAnswer =
  /** Sent before each step: if the thread ends, this step ended it. */
  | { kind: 'step'; index: number; filePath: string; step: string; label: string }
  /** The thread has returned to its event loop. */
  | { kind: 'turn' }
  | { kind: 'exit'; code: unknown }
  | {
      kind: 'done';
      plugins: LoadedPlugin[];
      problems: ContentProblem[];
      inputs: import('../../ground/inputs/inputs.ts').Inputs;
    }
  | { kind: 'failed'; message: string };
