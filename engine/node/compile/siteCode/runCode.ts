import { createRequire } from 'node:module';
import vm from 'node:vm';
import { toNamespace } from '../../../shared/island.ts';
import { remember } from '../../../shared/remember.ts';
import type { SiteCodeRuntime } from '../../../shared/renderer.ts';
import { areReadsCurrent, noReads, readsOf, repeatReads, type Reads } from '../../ground/inputs/readsOf.ts';
import { trackedBuiltin } from '../../ground/inputs/trackedFs.ts';
import { trackedCalls, trackOutsideCalls } from '../../ground/inputs/trackedCalls.ts';
import { createModuleStub } from '../markdown/evaluate/stub.ts';
import { isBuiltin } from './moduleNames.ts';
import type { ModuleId, SiteCode, SiteModule } from './types.ts';

export type ModuleExports = Record<string, unknown>;

export interface CodeRunner {
  /** Replacements for components that all content may use, by the name of the part. */
  shared: Record<string, ModuleId>;
  /** `Root` and `Layout`, as in `SiteCode`. */
  around: Record<string, ModuleId>;
  /** The bundled module; undefined if it was unknown when the code was bundled. */
  find(id: ModuleId): SiteModule | undefined;
  /** The exports of the module; throws what the module throws. */
  run(id: ModuleId): ModuleExports;
  /**
   * Modules that were loading when code was stopped have only run in part, so they fail with this error from now on.
   */
  giveUpLoading(error: unknown): void;
}

/** A timer of the site's code must not prevent a build from ending. */
const timers = {
  setTimeout: (...values: Parameters<typeof setTimeout>) => setTimeout(...values).unref(),
  setInterval: (...values: Parameters<typeof setInterval>) => setInterval(...values).unref(),
};

interface LoadedChunk {
  exports: ModuleExports;
  /** Inputs that the chunk and its imports read while loading. Every page that uses the chunk depends on them. */
  reads: Reads;
}

/** Runs bundled code on the server. */
export function createCodeRunner(code: SiteCode = { modules: {}, chunks: {} }, runtime?: SiteCodeRuntime): CodeRunner {
  const provided = runtime?.modules ?? {};
  const loaded = new Map<string, LoadedChunk>();
  const failed = new Map<string, unknown>();
  const loading = new Set<string>();
  const nodeRequire = createRequire(import.meta.url);
  trackOutsideCalls();

  function require(name: string): unknown {
    if (name.startsWith('./')) return load(name.slice(2));
    return namespaceOf(name);
  }

  const namespaceOf = remember((name: string): unknown => {
    if (Object.hasOwn(provided, name)) return createModuleStub(name, provided[name]);
    return isBuiltin(name) ? (trackedBuiltin(name) ?? trackedCalls(name, nodeRequire(name))) : createModuleStub(name);
  });

  function load(file: string): ModuleExports {
    const known = loaded.get(file);
    // In the development server, files that a module read while loading may change.
    if (known && areReadsCurrent(known.reads)) {
      repeatReads(known.reads);
      return known.exports;
    }
    // A module that failed once is not run again.
    if (failed.has(file)) throw failed.get(file);
    const module: LoadedChunk = { exports: {}, reads: noReads() };
    loaded.set(file, module);
    loading.add(file);
    try {
      const parameters = ['require', 'module', 'exports', 'setTimeout', 'setInterval'];
      const run = vm.compileFunction(code.chunks[file] ?? '', parameters, { filename: file });
      const { exports } = module;
      readsOf(module.reads, () => run.call(exports, require, module, exports, timers.setTimeout, timers.setInterval));
      return module.exports;
    } catch (error) {
      loaded.delete(file);
      failed.set(file, error);
      throw error;
    } finally {
      loading.delete(file);
      repeatReads(module.reads);
    }
  }

  return {
    shared: code.shared ?? {},
    around: code.around ?? {},
    find: (id) => (Object.hasOwn(code.modules, id) ? code.modules[id] : undefined),
    run(id) {
      const exports = toNamespace(load(code.modules[id]?.chunk ?? ''));
      runtime?.register(id, exports);
      return exports;
    },
    giveUpLoading(error) {
      for (const file of loading) {
        loaded.delete(file);
        failed.set(file, error);
      }
      loading.clear();
    },
  };
}
