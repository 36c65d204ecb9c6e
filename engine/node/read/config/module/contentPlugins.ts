/**
 * Docusaurus's content plugins, as the site's code receives them. Octavo does their work itself, so a plugin of the
 * site that wraps one gets this instead: it records the options and returns the content that Octavo has read.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { blogOptions } from '../schema/blogOptions.ts';
import { docsOptions } from '../schema/docsOptions.ts';
import { pagesOptions } from '../schema/pagesOptions.ts';
import { validate } from '../report/validate.ts';

export type ContentKind = 'docs' | 'blog' | 'pages';

/** A content plugin that another plugin has created. */
export interface WrappedPlugin {
  kind: ContentKind;
  options: Record<string, unknown>;
  /** Stored when a caller waits for its content. */
  requested: Promise<void>;
  /** The content, in Docusaurus's shape. */
  provide(content: unknown): void;
  /** Called when Docusaurus's plugin would add its routes. */
  onRoutes?(): void;
}

const SCHEMAS = { docs: docsOptions, blog: blogOptions, pages: pagesOptions };
const PACKAGE = /^@docusaurus\/plugin-content-(docs|blog|pages)$/;
const creations = new AsyncLocalStorage<WrappedPlugin[]>();
const packages = new Map<ContentKind, Function>();

/** The module that the site gets for the name of such a package; undefined for other packages. */
export function contentPluginFor(id: string): unknown {
  const kind = PACKAGE.exec(id)?.[1] as ContentKind | undefined;
  if (!kind) return undefined;
  const plugin = packages.get(kind) ?? createPackage(kind);
  packages.set(kind, plugin);
  return { __esModule: true, ...plugin };
}

/** The content plugin that a function in the configuration represents, if any. */
export function kindOfContentPlugin(value: unknown): ContentKind | undefined {
  return [...packages].find(([, plugin]) => plugin === value)?.[0];
}

/** Runs the function that creates a plugin, and returns the content plugins that it created. */
export async function makePlugin<T>(create: () => T | Promise<T>): Promise<{ plugin: T; wrapped: WrappedPlugin[] }> {
  const wrapped: WrappedPlugin[] = [];
  return { plugin: await creations.run(wrapped, async () => create()), wrapped };
}

/** The function and all named exports of the package, so that ES and CommonJS importers both work. */
function createPackage(kind: ContentKind): Function {
  const create = async (_context: unknown, options: object = {}): Promise<object> => createPlugin(kind, { ...options });
  /** With the defaults; problems are reported where the options are finally read. */
  const validateOptions = ({ options }: { options: unknown }) => validate(SCHEMAS[kind], options, '', []) ?? options;
  return Object.assign(create, { default: create, validateOptions });
}

function createPlugin(kind: ContentKind, options: Record<string, unknown>): object {
  let markRequested!: () => void;
  let provide!: (content: unknown) => void;
  const requested = new Promise<void>((resolve) => (markRequested = resolve));
  const content = new Promise<unknown>((resolve) => (provide = resolve));
  const wrapped: WrappedPlugin = { kind, options, requested, provide };
  creations.getStore()?.push(wrapped);
  const nothing = () => undefined;
  return {
    name: `docusaurus-plugin-content-${kind}`,
    options,
    loadContent() {
      markRequested();
      return content;
    },
    getTranslationFiles: () => [],
    translateContent: ({ content }: { content: unknown }) => content,
    async contentLoaded() {
      // Docusaurus's plugin writes its data first, so a route that is added without waiting comes before its routes.
      await new Promise(setImmediate);
      wrapped.onRoutes?.();
    },
    getPathsToWatch: () => [],
    getClientModules: () => [],
    configureWebpack: () => ({}),
    injectHtmlTags: nothing,
    postBuild: nothing,
  };
}
