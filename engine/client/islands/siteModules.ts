import { splitName, toNamespace } from '../../shared/island.ts';

/** The site's own modules in the browser: CommonJS, in classic scripts that also work from disk. */
export type Exports = Record<string, unknown>;
export type Factory = (require: (name: string) => unknown, module: { exports: Exports }, exports: Exports) => void;

/** `provide` returns the engine's module by name. It is called once per name, so that all importers get the same module. */
export function createModules(
  provide: (name: string) => Exports | undefined,
  loadFile: (file: string) => Promise<void>,
) {
  const provided = new Map<string, Exports>();
  const factories = new Map<string, Factory>();
  const loaded = new Map<string, { exports: Exports }>();
  const files = new Map<string, string>();

  function run(file: string): Exports {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    factories.get(file)!(require, module, module.exports);
    return module.exports;
  }

  /** A missing chunk is loaded: only `import()` does so, and waits. */
  function require(name: string): unknown {
    if (!name.startsWith('./')) return findProvided(name) ?? missingModule;
    const file = name.slice(2);
    return factories.has(file) ? run(file) : loadFile(file).then(() => run(file));
  }

  function findProvided(name: string): Exports | undefined {
    if (provided.has(name)) return provided.get(name);
    const exports = provide(name);
    if (!exports) return undefined;
    const marked = { __esModule: true, ...exports };
    provided.set(name, marked);
    return marked;
  }

  return {
    /** Called by a script. `id` is the module's name in content. */
    define(file: string, factory: Factory, id?: string): void {
      factories.set(file, factory);
      if (id !== undefined) files.set(id, file);
    },
    /** Whether a module with this name has loaded. */
    has(name: string): boolean {
      const [id] = splitName(name);
      return id === undefined || files.has(id) || findProvided(id) !== undefined;
    },
    /** `module#export` in content. */
    find(name: string): unknown {
      const [id, key] = splitName(name);
      if (id === undefined) return key;
      const file = files.get(id);
      const exports = file === undefined ? findProvided(id) : toNamespace(run(file));
      // `default.Highlight` is a part of what the module exports.
      const read = (value: unknown, part: string) => (value as Exports | undefined)?.[part];
      return key.split('.').reduce(read, exports);
    },
  };
}

/** Replaces any export of a missing package: a component, or a function that is called without arguments. */
const Missing = (props?: { children?: unknown }): unknown => props?.children ?? null;
const missingModule: unknown = new Proxy(Missing, {
  get: (_target, key) => (key === '__esModule' ? true : typeof key === 'symbol' ? undefined : Missing),
  // Bundlers copy a module's own properties onto an object with the same prototype.
  getPrototypeOf: () => missingModule as object,
});
