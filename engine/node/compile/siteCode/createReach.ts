import path from 'node:path';
import { remember } from '../../../shared/remember.ts';
import { posixRelative } from '../../ground/files/siteAlias.ts';
import { isSiteFile, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { BLOG_COMPONENTS, DOCS_COMPONENTS, PAGES_COMPONENTS } from '../../read/plugins/docusaurus/components.ts';
import {
  fileOfImport,
  findClassicTheme,
  findCodeFile,
  findThemeFile,
  toModuleFile,
  type ThemePlace,
} from './moduleNames.ts';
import { STYLE } from './readings.ts';
import type { SiteCode } from './types.ts';

/** Components that Docusaurus's core names. */
const CORE_COMPONENTS = ['Error', 'Layout', 'Loading', 'NotFound', 'Root', 'SiteMetadata', 'ThemeProvider'];

/** Imports of other files; type-only imports load nothing. */
const IMPORT = /(?:\bimport\s(?!type\b)[^'";]*|\bfrom\s*|\b(?:import|require)\(\s*|\bimport\s*)['"]([^'"]+)['"]/g;
const TYPES = /\b(?:import|export)\s+type\s+(?:[\w$]+|\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})\s*from\s*['"][^'"]+['"]/g;

export interface ReachInput {
  config: Pick<SiteConfig, 'siteDir' | 'docs' | 'blogs' | 'pages'>;
  codeInput: ThemePlace;
  siteCode?: SiteCode;
  /** Names that Markdown pages import. */
  importedByContent(): string[];
}

export interface Reach {
  /** Whether Docusaurus compiles a file of `src/theme`. If Docusaurus's theme is not installed, every file counts. */
  includes(filePath: string): boolean;
  /** Style sheets of Docusaurus's theme that are not in the build because of the site's own parts: `Footer/Logo`. */
  replacedStyles(): string[];
}

/**
 * The files of the theme that Docusaurus compiles: its bundler only reads imported files. A component around one may
 * have been replaced by one that does not import it.
 */
export function createReach(input: ReachInput): Reach {
  // Most sites never ask.
  let loaded: Reach | undefined;
  const load = () => (loaded ??= loadReach(input));
  return { includes: (filePath) => load().includes(filePath), replacedStyles: () => load().replacedStyles() };
}

function loadReach(input: ReachInput): Reach {
  const { config, codeInput } = input;
  const theme = findClassicTheme(config.siteDir);
  if (theme === undefined) return { includes: () => true, replacedStyles: () => [] };
  const folder = path.join(theme, 'lib/theme');
  const files = createThemeFiles(folder, codeInput);
  let reached: Set<string> | undefined;
  const findAll = () => (reached ??= findReached(input, files));
  return {
    includes: (filePath) => findAll().has(filePath),
    replacedStyles: () =>
      [...findReached({ ...input, codeInput: undefined }, files)]
        .filter((file) => STYLE.test(file) && file.startsWith(folder) && !findAll().has(file))
        .map((file) => posixRelative(folder, path.dirname(file))),
  };
}

/** Files of Docusaurus's theme import each other hundreds of times, and each lookup asks the disk about many names. */
function createThemeFiles(folder: string, place: ThemePlace) {
  const findOwn = remember((source: string) => findThemeFile(source, place));
  return {
    findClassic: remember((name: string) => findCodeFile(path.join(folder, name))),
    /** Only a component that is not Docusaurus's can mean another one by its own name. */
    findOwn: (source: string, importer: string | undefined) =>
      importer?.startsWith(folder) ? findOwn(source) : findThemeFile(source, place, importer),
    importsOf: remember((file: string): readonly string[] =>
      STYLE.test(file) || !isSiteFile(file) ? [] : importsOf(readSiteFileSync(file).toString()),
    ),
  };
}

/** Without `codeInput`: as if the site had no parts of its own. */
function findReached(
  { config, codeInput: place, siteCode, importedByContent }: Omit<ReachInput, 'codeInput'> & { codeInput?: ThemePlace },
  files: ReturnType<typeof createThemeFiles>,
): Set<string> {
  const { siteDir, docs, blogs, pages } = config;
  const modules = Object.entries(siteCode?.modules ?? {});
  const own = modules.filter(([id]) => !id.startsWith('@site/src/theme/')).map(([, module]) => module);
  const names = [
    ...CORE_COMPONENTS.map((name) => `@theme/${name}`),
    ...Object.values({
      ...(docs.length > 0 && DOCS_COMPONENTS),
      ...(blogs.length > 0 && BLOG_COMPONENTS),
      ...(pages.length > 0 && PAGES_COMPONENTS),
    }),
  ];
  const found = new Set<string>();
  for (const name of [...names, ...importedByContent(), ...own.flatMap(({ imports }) => imports)]) {
    if (name.startsWith('@theme')) follow(name);
  }
  if (place) for (const id of own.flatMap(({ themeFiles = [] }) => themeFiles)) visit(toModuleFile(id, siteDir));
  return found;

  function follow(source: string, importer?: string): void {
    const file = findImported(source, importer);
    if (file) visit(file);
  }

  function visit(file: string): void {
    if (found.has(file)) return;
    found.add(file);
    for (const source of files.importsOf(file)) follow(source, file);
  }

  function findImported(source: string, importer?: string): string | undefined {
    const [, name] = /^@theme(?:-original|-init)?\/(.+)$/.exec(source) ?? [];
    if (name !== undefined) return (place && files.findOwn(source, importer)) ?? files.findClassic(name);
    const file = fileOfImport(source, importer, config);
    return file && findCodeFile(file);
  }
}

/** The names that a module imports, in any form. */
export function importsOf(code: string): string[] {
  return [...code.replace(TYPES, '').matchAll(IMPORT)].map(([, name = '']) => name);
}
