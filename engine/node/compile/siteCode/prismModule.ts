/**
 * `prism-react-renderer` for site code. Its Prism knows the languages of the site's code blocks, as in Docusaurus,
 * where all code shares one Prism.
 */
import path from 'node:path';
import { findPackageFolder } from '../../ground/inputs/packages.ts';
import { isSiteFile } from '../../ground/inputs/siteFiles.ts';
import { componentsOf } from '../prism/componentsOf.ts';
import { PRISM_MODULE } from './findOverrides.ts';
import { findThemeFile, findThemePackage, type ThemePlace } from './moduleNames.ts';

export interface PrismPlace extends ThemePlace {
  /** `themeConfig.prism.additionalLanguages` */
  prismLanguages?: readonly string[];
}

const RENDERER = 'prism-react-renderer';
const WHOLE = '\0octavo-prism:';
/** Prism's languages look for `Prism` on the window. */
const MOUNTED = '\0octavo-prism-mounted:';
/** Replaces the theme's own function, which is not needed. */
const DONE = '\0octavo-prism-done:';
const ORIGINAL = new RegExp(`^@theme(?:-original|-init)?/${PRISM_MODULE}$`);
/** The configured languages are loaded before the site's module runs. */
const COMPUTED =
  /\brequire\(\s*(?:`prismjs\/components\/prism-\$\{[^`]*`|(['"])prismjs\/components\/prism-\1\s*\+[^)]*)\s*\)/g;

/** The module for an import, if it concerns Prism and not only the package. */
export function resolvePrism(source: string, importer: string | undefined, place: PrismPlace): string | undefined {
  if (source.startsWith(MOUNTED)) return source;
  if (ORIGINAL.test(source)) return findThemeFile(source, place, importer) ?? DONE;
  if (source !== RENDERER || isPrismModule(importer)) return undefined;
  const folder = findPackageFolder(RENDERER, importer ?? path.join(place.siteDir, 'package.json'));
  const file = folder && path.join(folder, 'dist/index.mjs');
  // Releases before version 2 have a different Prism.
  if (!file || !isSiteFile(file)) return undefined;
  const hasMore = languageFiles(place).length > 0 || findThemeFile(`@theme/${PRISM_MODULE}`, place) !== undefined;
  return hasMore ? WHOLE + file : undefined;
}

export function isPrismModule(id: string | undefined): boolean {
  return id !== undefined && [WHOLE, MOUNTED, DONE].some((kind) => id.startsWith(kind));
}

export function toPrismModule(id: string, place: PrismPlace): string {
  if (id === DONE) return 'export default () => {};';
  const file = JSON.stringify(id.slice(id.indexOf(':') + 1));
  if (id.startsWith(MOUNTED)) return `import { Prism } from ${file};\nglobalThis.Prism = Prism;`;
  const own = findThemeFile(`@theme/${PRISM_MODULE}`, place);
  return [
    `import ${JSON.stringify(MOUNTED + id.slice(WHOLE.length))};`,
    ...languageFiles(place).map((language) => `import ${JSON.stringify(language)};`),
    `import { Prism } from ${file};`,
    ...(own ? [`import include from ${JSON.stringify(own)};`] : []),
    'delete globalThis.Prism;',
    ...(own ? ['include(Prism);'] : []),
    `export * from ${file};`,
  ].join('\n');
}

export function withoutComputed(code: string): string {
  return code.replace(COMPUTED, 'undefined');
}

function languageFiles({ siteDir, prismLanguages = [] }: PrismPlace): string[] {
  return prismLanguages.flatMap(componentsOf).flatMap((name) => findPrismFile(name, siteDir) ?? []);
}

/** One of Prism's languages in the package that the site has installed. */
export function findPrismFile(name: string, siteDir: string): string | undefined {
  const folder = findThemePackage('prismjs', siteDir);
  const file = folder && path.join(folder, `components/prism-${name}.js`);
  return file && isSiteFile(file) ? file : undefined;
}
