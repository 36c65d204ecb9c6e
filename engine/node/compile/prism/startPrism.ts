import vm from 'node:vm';
import { createModuleStub } from '../markdown/evaluate/stub.ts';
import { componentsOf, readComponent, readPrismLibrary } from './componentsOf.ts';
import type { Prism, SitePrism } from './types.ts';

export interface PrismInput {
  /** Languages of the configuration. */
  languages: readonly string[];
  site?: Pick<SitePrism, 'include' | 'siteConfig'> & {
    /** The source of a language that the engine does not have. */
    readComponent(name: string): string | undefined;
  };
}

/** Modules that must be those of this Prism, so they are not bundled with the site's. */
export const PRISM_MODULES =
  /^(?:prismjs\/components\/prism-[\w-]+(?:\.min)?(?:\.js)?|prism-react-renderer(?:\/prism)?|@theme-(?:original|init)\/prism-include-languages)$/;

const COMPONENT = /^prismjs\/components\/prism-([\w-]+?)(?:\.min)?(?:\.js)?$/;

/**
 * Prism with the site's languages. If site code takes part, it runs in its own realm, because that code expects Prism
 * on a window and tests `instanceof RegExp`. Throws what that code throws.
 */
export function startPrism({ languages, site }: PrismInput): Prism {
  const include = site?.include;
  const world = include && createWorld();
  const { Prism: prism } = runModule(readPrismLibrary(), () => ({})) as { Prism: Prism };
  const chunks = new Map<string, unknown>();

  if (include) {
    const exported = require(`./${include.chunk}`) as { default?: unknown };
    const run = typeof exported === 'function' ? exported : exported.default;
    if (typeof run !== 'function') {
      throw new Error(
        'its default export is no function: `export default function prismIncludeLanguages(Prism) { … }`',
      );
    }
    (run as (given: Prism) => void)(prism);
  } else {
    includeLanguages(prism, languages);
  }
  return prism;

  function runModule(text: string, require: (name: string) => unknown): unknown {
    const module = { exports: {} };
    const run = vm.compileFunction(text, ['require', 'module', 'exports'], { parsingContext: world });
    run.call(module.exports, require, module, module.exports);
    return module.exports;
  }

  function require(name: string): unknown {
    if (name.startsWith('./') && include && Object.hasOwn(include.chunks, name.slice(2)))
      return runChunk(name.slice(2));
    const [, component] = COMPONENT.exec(name) ?? [];
    if (component !== undefined) return runComponent(component, prism);
    if (/^prism-react-renderer\b/.test(name)) return { __esModule: true, default: prism, Prism: prism };
    if (name.endsWith('/prism-include-languages')) {
      return { __esModule: true, default: (given: Prism) => includeLanguages(given, languages) };
    }
    // The rest only runs in browsers, where Docusaurus highlights.
    if (name === '@docusaurus/ExecutionEnvironment') return { __esModule: true, default: { canUseDOM: true } };
    if (name === '@generated/docusaurus.config') return { __esModule: true, default: site?.siteConfig };
    return createModuleStub(name);
  }

  function runChunk(file: string): unknown {
    if (!chunks.has(file)) chunks.set(file, runModule(include?.chunks[file] ?? '', require));
    return chunks.get(file);
  }

  /** Like Docusaurus's own module: a missing language only matters if some code uses it. */
  function includeLanguages(given: Prism, names: readonly string[]): void {
    for (const name of names) {
      try {
        for (const file of componentsOf(name)) runComponent(file, given);
      } catch {
        // A language that it extends is missing too.
      }
    }
  }

  function runComponent(name: string, given: Prism): object {
    const text = readComponent(name) ?? site?.readComponent(name);
    if (text === undefined) throw new Error(`Prism has no language "${name}", or the package prismjs is not installed`);
    addComponent(given, name, text, world);
    return {};
  }
}

/** Files that each Prism has. */
const loaded = new WeakMap<Prism, Set<string>>();

/** Runs one of Prism's files, if that was not done before. */
export function addComponent(prism: Prism, name: string, text: string, world?: vm.Context): void {
  const known = loaded.get(prism) ?? new Set();
  if (known.has(name)) return;
  loaded.set(prism, known.add(name));
  vm.compileFunction(text, ['Prism'], { parsingContext: world })(prism);
}

function createWorld(): vm.Context {
  const timers = { setTimeout: () => 0, setInterval: () => 0, clearTimeout: () => {}, clearInterval: () => {} };
  const world = vm.createContext({ console, process: { env: { NODE_ENV: 'production' } }, ...timers });
  for (const name of ['window', 'self', 'global']) world[name] = vm.runInContext('globalThis', world);
  return world;
}
