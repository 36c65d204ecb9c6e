/**
 * Runs webpack's loaders for the files that a site reads with one. webpack's own runner loads a loader once, with its
 * imports; here a loader is site code like any other, read again when it changes and an input of the build.
 */
import path from 'node:path';
import { messageOf } from '../../../shared/messageOf.ts';
import { noteFile, noteFolder, noteOutside } from '../../ground/inputs/inputs.ts';
import { toText } from '../../ground/files/readText.ts';
import { noReads, readsOf } from '../../ground/inputs/readsOf.ts';
import { readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import { trackedBuiltin, trackPackages } from '../../ground/inputs/trackedFs.ts';
import { withTimeLimit } from '../../ground/withTimeLimit.ts';
import type { Aliases, LoaderUse } from '../../read/config/bundling.ts';
import { importResolved, NotInstalledError } from '../../read/config/module/importResolved.ts';
import { resolveModule } from '../../read/config/module/resolveModule.ts';
import { toModuleFile } from './moduleNames.ts';
import { isText, resolveAlias } from './readings.ts';

export interface LoaderHost {
  siteDir: string;
  /** Paths of loaders by name. */
  loaders: Aliases;
  /** Loads the exports of one, once. */
  load(name: string): Promise<unknown>;
  mode: 'production' | 'development';
  target: 'server' | 'browser';
  report(message: string, severity?: 'error'): void;
}

/** The exports of a loader's module. */
interface Loader {
  run?: (this: object, content: unknown) => unknown;
  pitch?: (this: object, remaining: string, previous: string, data: object) => unknown;
  /** The loader expects bytes. */
  isRaw: boolean;
  use: LoaderUse;
  /** Shared by its two steps. */
  data: object;
}

/** Runs the loaders on a file. Throws what a loader throws, with its name. */
export async function runLoaders(
  filePath: string,
  query: string,
  uses: readonly LoaderUse[],
  host: LoaderHost,
): Promise<string> {
  trackPackages();
  const loaders = await Promise.all(uses.map((use) => loadLoader(use, host)));
  // In the pitching phase, from first to last, a loader may return a result; then only the loaders before it run.
  let content: unknown;
  let next = 0;
  for (; next < loaders.length; next++) {
    const loader = loaders[next]!;
    if (!loader.pitch) continue;
    const after = requestOf(loaders.slice(next + 1), filePath + query);
    const before = requestOf(loaders.slice(0, next));
    content = await call(next, (context) => loader.pitch!.call(context, after, before, loader.data));
    if (content !== undefined) break;
  }
  if (content === undefined) content = readSiteFileSync(filePath);
  for (let index = next - 1; index >= 0; index--) {
    const { run, isRaw } = loaders[index]!;
    if (!run) continue;
    // Loaders may pass any value to each other.
    if (isRaw && typeof content === 'string') content = Buffer.from(content);
    if (!isRaw && Buffer.isBuffer(content)) content = toText(content);
    const given = content;
    content = await call(index, (context) => run.call(context, given));
  }
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) {
    throw new Error(`The loader "${uses[0]?.loader}" gives no text.`);
  }
  return content.toString();

  async function call(index: number, run: (context: object) => unknown): Promise<unknown> {
    const { use } = loaders[index]!;
    try {
      return await withTimeLimit(() =>
        readsOf(
          noReads(),
          () =>
            new Promise<unknown>((resolve, reject) => {
              let isAsync = false;
              const callback = (error: unknown, result?: unknown) => (error ? reject(error as Error) : resolve(result));
              const context = createContext(index, callback, () => (isAsync = true));
              const result = run(context);
              if (result instanceof Promise) result.then(resolve, reject);
              else if (!isAsync) resolve(result);
            }),
        ),
      );
    } catch (error) {
      throw new Error(`The loader "${use.loader}" fails: ${sentenceOf(error)}`, { cause: error });
    }
  }

  /** webpack's loader context, as far as it applies here. */
  function createContext(index: number, callback: Function, waits: () => void): object {
    const { siteDir, mode, target, report } = host;
    const { use, data } = loaders[index]!;
    const { options } = use;
    const missing = (name: string) => () => {
      throw new Error(`it asks for \`this.${name}\`, which only webpack has`);
    };
    const logger = { debug() {}, log() {}, info() {}, warn: report, error: report };
    return {
      version: 2,
      webpack: true,
      mode,
      target: target === 'server' ? 'node' : 'web',
      rootContext: siteDir,
      context: path.dirname(filePath),
      resource: filePath + query,
      resourcePath: filePath,
      resourceQuery: query,
      resourceFragment: '',
      request: requestOf(loaders, filePath + query),
      remainingRequest: requestOf(loaders.slice(index + 1), filePath + query),
      currentRequest: requestOf(loaders.slice(index), filePath + query),
      previousRequest: requestOf(loaders.slice(0, index)),
      loaders: loaders.map((one) => ({ path: one.use.loader, options: one.use.options, data: one.data })),
      loaderIndex: index,
      data,
      query: typeof options === 'string' ? `?${options}` : (options ?? ''),
      getOptions: () => (typeof options === 'string' ? parseOptions(options) : (options ?? {})),
      sourceMap: false,
      hot: false,
      minimize: false,
      fs: trackedBuiltin('fs'),
      async: () => {
        waits();
        return callback;
      },
      callback: (...values: unknown[]) => {
        waits();
        callback(...values);
      },
      cacheable(isCacheable = true) {
        if (!isCacheable) noteOutside();
      },
      addDependency: noteFile,
      dependency: noteFile,
      addMissingDependency: noteFile,
      addBuildDependency: noteFile,
      addContextDependency: noteFolder,
      getDependencies: () => [],
      getContextDependencies: () => [],
      clearDependencies() {},
      emitWarning: (warning: unknown) => report(`The loader "${use.loader}": ${sentenceOf(warning)}`),
      emitError: (error: unknown) => report(`The loader "${use.loader}": ${sentenceOf(error)}`, 'error'),
      getLogger: () => logger,
      emitFile: missing('emitFile'),
      loadModule: missing('loadModule'),
      importModule: missing('importModule'),
      resolve(folder: string, name: string, found: (error: unknown, file?: string) => void) {
        find(folder, name).then((file) => found(null, file), found);
      },
      getResolve: () => find,
      utils: {
        contextify: (folder: string, file: string) => path.relative(folder, file),
        absolutify: (folder: string, file: string) => path.resolve(folder, file),
      },
    };
  }

  async function find(folder: string, name: string): Promise<string> {
    const resolved = resolveModule(name, path.join(folder, 'index.js'));
    if (!('filePath' in resolved) || resolved.kind === 'missing-source') throw new Error(`"${name}" is not found`);
    return resolved.filePath;
  }
}

async function loadLoader(use: LoaderUse, { loaders, load }: LoaderHost): Promise<Loader> {
  const data = {};
  if (isText(use)) return { run: (content) => `export default ${JSON.stringify(content)};`, isRaw: false, use, data };
  const name = resolveAlias(use.loader, loaders);
  const exported = (await load(name).catch((error: unknown) => {
    if (error instanceof NotInstalledError) {
      const what = error.message === name ? 'is not found' : `needs "${error.message}"`;
      throw new Error(`The loader "${use.loader}" ${what}. Is it installed? Try "npm install ${error.message}".`);
    }
    throw new Error(`The loader "${use.loader}" cannot be loaded: ${sentenceOf(error)}`, { cause: error });
  })) as { default?: unknown; pitch?: unknown; raw?: unknown };
  const run = typeof exported === 'function' ? exported : (exported.default as typeof exported | undefined);
  const { pitch = run?.pitch, raw = run?.raw } = exported;
  if (typeof run !== 'function' && typeof pitch !== 'function') {
    throw new Error(`The loader "${use.loader}" exports no function.`);
  }
  return { run: run as Loader['run'], pitch: pitch as Loader['pitch'], isRaw: raw === true, use, data };
}

export async function importLoader(name: string, siteDir: string): Promise<unknown> {
  const from = path.join(siteDir, 'package.json');
  const file = name.startsWith('@site/') ? toModuleFile(name, siteDir) : name;
  const resolved = resolveModule(file, from);
  if (resolved.kind === 'missing-source') throw new Error(`there is no such file: "${file}"`);
  if (resolved.kind === 'missing-package' || resolved.kind === 'builtin') throw new NotInstalledError(name);
  return importResolved(resolved, siteDir);
}

/** In webpack's form: loaders and file, joined by `!`. */
function requestOf(loaders: readonly Loader[], file?: string): string {
  return [...loaders.map(({ use }) => use.loader), ...(file === undefined ? [] : [file])].join('!');
}

/** `?{"a":1}` is JSON; anything else is a query string: `?a=1&b`. */
function parseOptions(written: string): object {
  if (written.startsWith('{')) return JSON.parse(written) as object;
  return Object.fromEntries(
    [...new URLSearchParams(written)].map(([name, value]) => [name, value === '' ? true : value]),
  );
}

function sentenceOf(error: unknown): string {
  return messageOf(error).replace(/([^.])$/, '$1.');
}
