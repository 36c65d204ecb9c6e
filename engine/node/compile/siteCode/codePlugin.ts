/** How the site's code is bundled: what its imports mean, and what other files become. */
import path from 'node:path';
import type { Plugin, ResolvedId } from 'rolldown';
import { isInPnp, resolveInPnp } from '../../ground/inputs/packages.ts';
import type { Bundling } from '../../read/config/bundling.ts';
import { createCodeLoader } from './createCodeLoader.ts';
import type { FileLoads } from './findLoads.ts';
import type { Report } from './importProblems.ts';
import type { PrismPlace } from './prismModule.ts';
import { EXTENSIONS } from './moduleNames.ts';
import { resolveImport } from './resolveImport.ts';
import type { Problem, ModuleStyle, ModuleId } from './types.ts';

/** Conditions of packages' `exports`. */
export const CONDITIONS = { server: ['node', 'import', 'module'], browser: ['browser', 'import', 'module'] };

export interface CodePluginInput extends PrismPlace {
  /** Absolute paths; `/x` is a file in one of them, or below the site's root. */
  staticDirectories?: readonly string[];
  target: 'server' | 'browser';
  mode: 'production' | 'development';
  /** The plugins' bundler settings. */
  bundling: Bundling;
  /** Names of components for which Docusaurus's own are used, see `findOverrides.ts`. */
  classicParts?: readonly string[];
  /** Names of modules that stay imports; the code gets them when it runs. */
  leaveAlone?: RegExp;
  /** The engine's modules and their exports. */
  provided: ReadonlyMap<string, ReadonlySet<string>>;
  /** Virtual modules by name. */
  sources?: Record<ModuleId, string>;
  /** Files that cannot be read as code, and the reason; each becomes an empty module. */
  unreadable: ReadonlyMap<string, Problem>;
  /** Code that replaces the text of a file, see `escapeJsxText.ts`. */
  escaped: ReadonlyMap<string, string>;
  /** The metadata of a Markdown file. */
  metadataOf?(filePath: string): object | undefined;
  /** The address of a file in the finished site, for the browser. */
  toAddress?(filePath: string): Promise<string | undefined>;
}

/** Problems found while reading modules, by the module's file. */
export interface ReadModules {
  styles: Map<string, ModuleStyle>;
  files: Set<string>;
  /** Text of data files, which the bundler does not return. */
  data: Map<string, string>;
  problems: Map<string, Problem[]>;
  /** Addresses on other sites that code for the browser loads, by module. */
  loads: Map<string, FileLoads>;
  /** Markdown files that a computed name may mean, among very many. */
  oneOfMany: Set<string>;
}

export function codePlugin(input: CodePluginInput): { plugin: Plugin; read: ReadModules } {
  const read: ReadModules = {
    styles: new Map(),
    files: new Set(),
    data: new Map(),
    problems: new Map(),
    loads: new Map(),
    oneOfMany: new Set(),
  };
  const report: Report = (filePath, problem, id = filePath) => {
    read.problems.set(id, [...(read.problems.get(id) ?? []), { ...problem, filePath }]);
  };
  const siteFile = path.join(input.siteDir, 'package.json');
  const plugin: Plugin = {
    name: 'octavo-site-code',
    async resolveId(written, importer) {
      const resolve: typeof this.resolve = async (source, from, options) => {
        // The bundler cannot look into the archives of Plug'n'Play.
        const issuer = from ?? siteFile;
        if (!options?.skipSelf || !isInPnp(issuer)) return this.resolve(source, from, options);
        const id = resolveInPnp(source, issuer, CONDITIONS[input.target], EXTENSIONS);
        return id === undefined ? null : ({ id, external: false } as ResolvedId);
      };
      return (await resolveImport(written, importer, { input, report, resolve })).resolution;
    },
    load: createCodeLoader(input, read, report),
  };
  return { plugin, read };
}
