import path from 'node:path';
import { posixRelative } from '../../ground/files/siteAlias.ts';
import { isSiteFile, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { BLOG_COMPONENTS, DOCS_COMPONENTS, PAGES_COMPONENTS } from '../../read/plugins/docusaurus/components.ts';
import { findClassicFile } from './findOverrides.ts';
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
  const { siteDir } = input.config;
  let reached: Set<string> | undefined;
  const findAll = () => (reached ??= findReached(input));
  return {
    includes: (filePath) => !findClassicTheme(siteDir) || findAll().has(filePath),
    replacedStyles() {
      const theme = findClassicTheme(siteDir);
      if (!theme) return [];
      const folder = path.join(theme, 'lib/theme');
      const plain = findReached({ ...input, codeInput: undefined });
      return [...plain]
        .filter((file) => STYLE.test(file) && file.startsWith(folder) && !findAll().has(file))
        .map((file) => posixRelative(folder, path.dirname(file)));
    },
  };
}

/** Without `codeInput`: as if the site had no parts of its own. */
function findReached({
  config,
  codeInput: place,
  siteCode,
  importedByContent,
}: Omit<ReachInput, 'codeInput'> & { codeInput?: ThemePlace }): Set<string> {
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
    if (STYLE.test(file) || !isSiteFile(file)) return;
    for (const source of importsOf(readSiteFileSync(file).toString())) follow(source, file);
  }

  function findImported(source: string, importer?: string): string | undefined {
    const [, name] = /^@theme(?:-original|-init)?\/(.+)$/.exec(source) ?? [];
    if (name !== undefined) return (place && findThemeFile(source, place, importer)) ?? findClassicFile(name, siteDir);
    const file = fileOfImport(source, importer, config);
    return file && findCodeFile(file);
  }
}

/** The names that a module imports, in any form. */
export function importsOf(code: string): string[] {
  return [...code.replace(TYPES, '').matchAll(IMPORT)].map(([, name = '']) => name);
}
