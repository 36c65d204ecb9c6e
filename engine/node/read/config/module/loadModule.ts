/**
 * Loads modules of a site: its configuration, sidebars, and their imports. Each load reads the files again, so that a
 * running server sees edits. Node loads packages; missing ones are replaced.
 */
import nodeModule, { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { messageOf } from '../../../../shared/messageOf.ts';
import { noteDay } from '../../../ground/inputs/inputs.ts';
import { findPackageFolder, isInPnp, packageOf } from '../../../ground/inputs/packages.ts';
import { isSiteFile, readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';
import { trackedCalls } from '../../../ground/inputs/trackedCalls.ts';
import { trackedBuiltin, trackPackages } from '../../../ground/inputs/trackedFs.ts';
import {
  compileModule,
  isEsModule,
  toDefaults,
  toNamespace,
  withDefaultFirst,
  type CompiledModule,
} from './compileModule.ts';
import { contentPluginFor } from './contentPlugins.ts';
import { guardCode } from './guardCode.ts';
import { noteOwner } from './moduleOwners.ts';
import { isLooseModule, missingPackageOf, ModuleError } from './moduleError.ts';
import { createModuleGraph, type ModuleGraph } from './moduleGraph.ts';
import { resolveModule, type ResolvedModule } from './resolveModule.ts';
import { codeThemesOf } from './codeThemes.ts';
import { createStub } from './stub.ts';

export interface LoadedModule {
  /** The module's default export; all exports if it has none. */
  value: unknown;
  /** All its exports. */
  exports: unknown;
  /** Absolute paths of the site's files that were loaded. */
  files: string[];
  /** Packages that were imported but are not installed, with the file that imports each. */
  missing: Map<string, string>;
  /** Runs a function of the module; rethrows its errors as `ModuleError`. */
  guard<T>(run: () => T | Promise<T>): Promise<T>;
  graph: ModuleGraph;
}

interface SourceModule {
  exports: unknown;
  compiled?: CompiledModule;
  /** Settles when a module with a top-level `await`, its own or an imported one, has run. */
  ready?: Promise<void>;
}

/** Code that can wait catches it, and waits for `ready`. */
class PendingModuleError extends ModuleError {
  readonly ready: Promise<void>;

  constructor(ready: Promise<void>, place: { filePath: string; line?: number }) {
    super('`await` outside a function. Load this module by `import()`, or export an async function.', place);
    this.ready = ready;
  }
}

/** The folder where a site keeps its compiled modules between runs. */
export function moduleCacheDir(siteDir: string): string {
  return path.join(siteDir, '.octavo', 'cache', 'config');
}

/** `cacheDir`: the folder of compiled modules between runs; `false`: none. */
export async function loadModule(
  filePath: string,
  cacheDir: string | false = false,
  maxMs?: number,
): Promise<LoadedModule> {
  const modules = new Map<string, SourceModule>();
  const missing = new Map<string, string>();
  const graph = createModuleGraph(filePath);
  /** Packages that Node rejects: Node may not load any of their files. */
  const loose = new Set([packageFileOf(filePath)]);

  function load(resolved: ResolvedModule, fromFile: string): unknown {
    switch (resolved.kind) {
      case 'builtin':
        // The `require` of an ES module may also name missing packages.
        if (/^(?:node:)?module$/.test(resolved.id)) return { ...nodeModule, createRequire: createRequireAt };
        return trackedBuiltin(resolved.id) ?? trackedCalls(resolved.id, createRequire(fromFile)(resolved.id));
      case 'package':
        return loadPackage(resolved.filePath, fromFile);
      case 'missing-package':
        noteMissing(resolved.id, fromFile);
        return codeThemesOf(resolved.id) ?? createStub(resolved.id);
      case 'missing-source':
        throw new Error(`No such file: ${resolved.filePath}`);
      case 'source':
        return loadAtOnce(resolved.filePath, fromFile);
    }
  }

  function loadAtOnce(file: string, fromFile: string): unknown {
    graph.addImport(fromFile, file);
    const { exports, ready, compiled } = loadSource(file);
    if (!ready) return exports;
    throw new PendingModuleError(ready, { filePath: file, line: compiled?.awaitsAt });
  }

  /** A package whose dependency is missing counts as missing itself. */
  function loadPackage(file: string, fromFile: string): unknown {
    // Another version of a package has another `package.json`, so its other files need not be checked.
    const description = packageFileOf(file);
    graph.addFile(description, isSiteFile(description) ? readSiteFileSync(description) : '');
    graph.addImport(fromFile, description);
    if (loose.has(description) || isArchived(file)) return loadAtOnce(file, fromFile);
    trackPackages();
    try {
      const exported: unknown = createRequire(fromFile)(file);
      graph.addExports(description, exported);
      return exported;
    } catch (error) {
      if (isLooseModule(error)) {
        loose.add(description);
        return loadAtOnce(file, fromFile);
      }
      const id = missingPackageOf(error);
      if (!id) throw error;
      noteMissing(id, file);
      return createStub(id);
    }
  }

  function loadSource(file: string): SourceModule {
    const known = modules.get(file);
    // In a cycle this contains the exports so far, as in Node.
    if (known) return known;
    const module: SourceModule = { exports: {} };
    modules.set(file, module);
    const source = readSiteFileSync(file).toString();
    graph.addFile(file, source);
    // For example the year of a copyright.
    if (/\bDate\b/.test(source)) noteDay();
    if (file.endsWith('.json')) {
      module.exports = parseJson(file, source);
      return module;
    }
    module.compiled = compileModule(file, source, cacheDir);
    const require = createModuleRequire(file, callsRequire(file, source));
    const dirname = path.dirname(file);
    const resolve = (id: string) => pathToFileURL(require.resolve(id)).href;
    const meta = { url: pathToFileURL(file).href, filename: file, dirname, resolve };
    const importModule = (id: string) => loadLater(id, file);
    const called = (imported: unknown) => imported;
    const { run, awaitsAt } = module.compiled;
    const start = () => run(module.exports, require, module, file, dirname, meta, toDefaults, importModule, called);
    const end = () => {
      module.ready = undefined;
      noteOwner(module.exports, file);
      graph.addExports(file, module.exports);
    };
    try {
      const ran = start();
      if (awaitsAt === undefined) end();
      else module.ready = untilRun(Promise.resolve(ran), start).then(end);
    } catch (error) {
      if (!(error instanceof PendingModuleError && isEsModule(file, source))) throw error;
      module.ready = untilRun(Promise.reject(error), start).then(end);
    }
    // Code that awaits this receives the error.
    module.ready?.catch(() => undefined);
    return module;
  }

  /** The result of `import()`. */
  async function loadLater(id: string, fromFile: string): Promise<unknown> {
    const resolved = resolveModule(id, fromFile);
    if (resolved.kind !== 'source') return toNamespace(contentPluginFor(id) ?? load(resolved, fromFile));
    graph.addImport(fromFile, resolved.filePath);
    const module = loadSource(resolved.filePath);
    await module.ready;
    return toNamespace(module.exports);
  }

  function createModuleRequire(file: string, isCall: (id: string) => boolean = () => false) {
    const require = (id: string): unknown => {
      const exported = contentPluginFor(id) ?? load(resolveModule(id, file), file);
      return isCall(id) ? withDefaultFirst(exported) : exported;
    };
    /** A name that cannot be resolved is returned unchanged, because the check of its option has a better message. */
    require.resolve = (id: string): string => {
      const resolved = resolveModule(id, file);
      if (resolved.kind === 'missing-package') noteMissing(resolved.id, file);
      return 'filePath' in resolved ? resolved.filePath : resolved.id;
    };
    require.cache = {};
    return require;
  }

  function createRequireAt(place: string | URL) {
    return createModuleRequire(String(place).startsWith('file:') ? fileURLToPath(place) : String(place));
  }

  function noteMissing(id: string, fromFile: string): void {
    missing.set(id, fromFile);
    // The package may be installed later, so the places where Node looks for it are inputs.
    findPackageFolder(packageOf(id), fromFile);
  }

  const guard = <T>(run: () => T | Promise<T>) => guardCode(filePath, maxMs, run, modules);
  const { exports: exported } = await guard(() => {
    const module = loadSource(filePath);
    // Most modules are synchronous and need no watch.
    return module.ready ? module.ready.then(() => module) : module;
  });
  return { value: defaultOf(exported), exports: exported, files: [...modules.keys()], missing, guard, graph };
}

/**
 * Imports come before all other code, so a module that has to wait for one has done nothing yet and is started again.
 */
async function untilRun(ran: Promise<unknown>, start: () => unknown): Promise<void> {
  for (;;) {
    try {
      await ran;
      return;
    } catch (error) {
      if (!(error instanceof PendingModuleError)) throw error;
      await error.ready;
      ran = (async () => start())();
    }
  }
}

/** From the archives of Plug'n'Play, Node reads CommonJS but not ES modules that are loaded by `require`. */
export function isArchived(file: string): boolean {
  return isInPnp(file) && isEsModule(file, readSiteFileSync(file).toString());
}

/** `package.json` of the package that a file belongs to. */
function packageFileOf(filePath: string): string {
  const parts = filePath.split(path.sep);
  const at = parts.lastIndexOf('node_modules');
  const depth = parts[at + 1]?.startsWith('@') ? 3 : 2;
  return [...parts.slice(0, at + depth), 'package.json'].join(path.sep);
}

/** Whether the author wrote `require`, as opposed to a compiled import. */
function callsRequire(file: string, source: string): (id: string) => boolean {
  if (!isEsModule(file, source)) return () => true;
  const idsIn = (pattern: RegExp) => new Set([...source.matchAll(pattern)].map(([, id]) => id));
  const called = idsIn(/\brequire\(\s*['"]([^'"]+)['"]\s*\)/g);
  const imported = idsIn(/\b(?:from|import)\s*['"]([^'"]+)['"]/g);
  return (id) => called.has(id) && !imported.has(id);
}

function defaultOf(exported: unknown): unknown {
  const isObject = typeof exported === 'object' && exported !== null;
  return isObject && 'default' in exported && exported.default !== undefined ? exported.default : exported;
}

function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ModuleError(messageOf(error), { filePath: file });
  }
}
