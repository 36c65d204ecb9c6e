import vm from 'node:vm';
import { createModuleStandIn } from '../markdown/evaluate/standIn.ts';
import { componentsOf } from './componentsOf.ts';
import type { Prism, SitePrism } from './types.ts';

export interface PrismInput extends Pick<SitePrism, 'library' | 'include' | 'siteConfig'> {
  /** Text of one of Prism's own languages. */
  readComponent(name: string): string | undefined;
}

/** Modules that have to be the ones of this Prism, so that they are not bundled with the site's. */
export const OF_PRISM =
  /^(?:prismjs\/components\/prism-[\w-]+(?:\.min)?(?:\.js)?|prism-react-renderer(?:\/prism)?|@theme-(?:original|init)\/prism-include-languages)$/;

const COMPONENT = /^prismjs\/components\/prism-([\w-]+?)(?:\.min)?(?:\.js)?$/;

/**
 * Prism with the languages that the site gives it, in a world of its own: Prism's languages look for it there as in a
 * window, and code asks what is an instance of `RegExp`. Throws what the site's code throws.
 */
export function startPrism({ library, include, siteConfig, readComponent }: PrismInput): Prism {
  const timers = { setTimeout: () => 0, setInterval: () => 0, clearTimeout: () => {}, clearInterval: () => {} };
  const world = vm.createContext({ console, process: { env: { NODE_ENV: 'production' } }, ...timers });
  for (const name of ['window', 'self', 'global']) world[name] = vm.runInContext('globalThis', world);
  const prism = toPrism(runModule(library, () => ({})));
  const loaded = new Set<string>();
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
    includeLanguages(prism);
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
    if (component !== undefined) return runComponent(component);
    if (/^prism-react-renderer\b/.test(name)) return { __esModule: true, default: prism, Prism: prism };
    if (name.endsWith('/prism-include-languages')) return { __esModule: true, default: includeLanguages };
    // What depends on it is for browsers, where Docusaurus shows the colours.
    if (name === '@docusaurus/ExecutionEnvironment') return { __esModule: true, default: { canUseDOM: true } };
    if (name === '@generated/docusaurus.config') return { __esModule: true, default: siteConfig };
    return createModuleStandIn(name);
  }

  function runChunk(file: string): unknown {
    if (!chunks.has(file)) chunks.set(file, runModule(include?.chunks[file] ?? '', require));
    return chunks.get(file);
  }

  function runComponent(name: string): object {
    if (loaded.has(name)) return {};
    const text = readComponent(name);
    if (text === undefined) throw new Error(`Prism has no language "${name}", or the package prismjs is not installed`);
    loaded.add(name);
    vm.runInContext(text, world);
    return {};
  }

  /** As Docusaurus's own module does; a language that it lacks is only missed where some code is in it. */
  function includeLanguages(given: Prism): void {
    const { prism: { additionalLanguages = [] } = {} } = siteConfig['themeConfig'] as {
      prism?: { additionalLanguages?: string[] };
    };
    const before = world['Prism'] as unknown;
    world['Prism'] = given;
    for (const name of additionalLanguages) {
      try {
        componentsOf(name).forEach(runComponent);
      } catch {
        continue;
      }
    }
    if (before === undefined) delete world['Prism'];
    else world['Prism'] = before;
  }
}

function toPrism(exports: unknown): Prism {
  const found = (exports as { Prism?: Prism }).Prism ?? (exports as Prism);
  if (typeof found.tokenize !== 'function') throw new Error('the installed prism-react-renderer has no Prism in it');
  return found;
}
