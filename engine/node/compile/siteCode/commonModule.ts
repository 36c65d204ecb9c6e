/**
 * Ejected components import internals from `@docusaurus/theme-common/internal`, such as the state of tabs or the lines
 * of code. Exports that the engine lacks are taken from the package that the site has installed; all others stay the
 * engine's.
 */
import path from 'node:path';
import { escapeRegExp } from '../../ground/escapeRegExp.ts';
import { isSiteFile, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import { packageOf } from '../../ground/inputs/packages.ts';
import { findSitePackage } from './moduleNames.ts';

const FILES: Record<string, string> = {
  '@docusaurus/theme-common': 'lib/index.js',
  '@docusaurus/theme-common/internal': 'lib/internal.js',
};

/** Files inside these packages belong to a module of the engine, whose state and contexts they share. */
const INNER = /^(@docusaurus\/(?:theme-common|plugin-content-(?:docs|blog)))\/lib\//;

/** The engine's name for a module that may be imported by its file. */
export function commonNameOf(source: string): string {
  const name = INNER.exec(source)?.[1];
  return name === undefined ? source : `${name}/${name.endsWith('common') ? 'internal' : 'client'}`;
}

interface CommonNames {
  source: string;
  /** Where the other exports are found. */
  file: string;
  ours: string[];
  theirs: string[];
}

/** The module's file in the site's packages. */
export function findCommonFile(source: string, siteDir: string): string | undefined {
  const name = FILES[source] ?? (INNER.test(source) ? source.slice(packageOf(source).length + 1) : undefined);
  const folder = name && findSitePackage(packageOf(source), siteDir);
  const file = folder && path.join(folder, name);
  return file ? [file, `${file}.js`, path.join(file, 'index.js')].find(isSiteFile) : undefined;
}

/** The names that a file imports from the module, if the engine lacks some of them and the package has them. */
export function missingNames(
  source: string,
  importer: string,
  exports: ReadonlySet<string>,
  file: string,
): CommonNames | undefined {
  const names = importedNames(importer, source);
  const ours = names.filter((name) => exports.has(name));
  const others = names.filter((name) => !exports.has(name));
  const isInner = INNER.test(source);
  if (isInner ? ours.length === 0 : others.length === 0) return undefined;
  // Imports may include types, which are not in the code.
  const code = [file, path.join(path.dirname(file), 'index.js')]
    .filter(isSiteFile)
    .map((one) => readSiteFileSync(one).toString())
    .join('\n');
  const theirs = others.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return theirs.length === 0 && !isInner ? undefined : { source: commonNameOf(source), file, ours, theirs };
}

/**
 * Modules that the package's modules import from one another but that must be the engine's, so that readers' choices
 * are stored in one place.
 */
export function enginePartOf(source: string, importer = ''): { id: string; external: true } | undefined {
  const isCommon = /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]/.test(importer);
  if (!isCommon || !/\/storageUtils(?:\.js)?$/.test(source)) return undefined;
  return { id: '@docusaurus/theme-common', external: true };
}

/** The source of a module that joins both. */
export function toCommonModule(written: string): string {
  const { source, file, ours, theirs } = JSON.parse(written) as Partial<CommonNames>;
  const toExport = (names: string[] = [], from = '') =>
    names.length === 0 ? '' : `export { ${names.join(', ')} } from ${JSON.stringify(from)};\n`;
  return toExport(theirs, file) + toExport(ours, source);
}

const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
/** An import in a CommonJS file, also as compilers write it: `const { a } = require('x')`, `const x_1 = require('x')`. */
const REQUIRE = /\b(?:const|let|var)\s+(?:\{([^}]*)\}|([\w$]+))\s*=\s*(?:[\w$.]+\()*require\(\s*['"]([^'"]+)['"]\s*\)/g;

function importedNames(code: string, source: string): string[] {
  const found = new Set<string>();
  function addAll(list: string): void {
    for (const part of list.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').split(',')) {
      const name = /^\s*([\w$]+)(?:(?:\s+as\s+|\s*:\s*)[\w$]+)?\s*$/.exec(part)?.[1];
      if (name !== undefined) found.add(name);
    }
  }
  for (const [, list = '', from] of code.matchAll(IMPORT)) if (from === source) addAll(list);
  for (const [, list = '', module, from] of code.matchAll(REQUIRE)) {
    if (from !== source) continue;
    addAll(list);
    if (module === undefined) continue;
    const uses = code.matchAll(new RegExp(`(?<![\\w$.])${escapeRegExp(module)}\\.([\\w$]+)`, 'g'));
    for (const [, name = ''] of uses) found.add(name);
  }
  return [...found];
}
