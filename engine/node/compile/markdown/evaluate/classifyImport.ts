import path from 'node:path';
import { findCodeFile } from '../../siteCode/moduleNames.ts';
import { readImport, readingOf, STYLE } from '../../siteCode/readings.ts';
import type { MarkdownOptions } from '../types.ts';
import { joinImport, type ImportFolder } from './importFolder.ts';

/** The kinds of imported names. */
export type ImportKind =
  /** A module of the theme: `@theme/Tabs`. */
  | { kind: 'theme' }
  | { kind: 'markdown' | 'json' | 'raw' | 'style'; file: string }
  /** `written` is the import without webpack's loaders and query. */
  | { kind: 'svg' | 'file'; file: string; written: string }
  /** For a file that loaders read, the rest of the import: `!!own-loader!` and `?query`. */
  | { kind: 'code'; file: string; loaders?: string; query?: string }
  /** A file that a plugin writes when Docusaurus runs. */
  | { kind: 'generated' }
  | { kind: 'package'; name: string };

/** The place of an import. */
export interface ImportPlace extends ImportFolder {
  settings: Pick<MarkdownOptions, 'siteDir' | 'staticDirectories' | 'bundling' | 'themeFolders'>;
  themeModules: Record<string, unknown>;
  toFilePath(file: string): string;
}

const CODE = /\.(?:[cm]?[jt]sx?)$/i;
/** A component of the site's theme; `@theme-original/…` and `@theme-init/…` are the ones that it replaces. */
const THEME = /^@theme(?:-original|-init)?\/(.+)$/;

const KINDS = { text: 'raw', address: 'file', json: 'json' } as const;

/**
 * `file` is relative to the page (see `importFolder.ts`), without webpack's loaders and query: `!!raw-loader!./x.py` and
 * `./x.py?raw` → raw, `x.py`.
 */
export function classifyImport(source: string, place: ImportPlace): ImportKind {
  const { bundling } = place.settings;
  if (Object.hasOwn(place.themeModules, source)) return { kind: 'theme' };
  const written = readImport(source, bundling.aliases);
  const { name } = written;
  if (/^(?:@generated|@site\/\.docusaurus)\//.test(name)) return { kind: 'generated' };
  const own = THEME.exec(name)?.[1];
  if (own) return { kind: 'code', file: `@site/src/theme/${own}` };
  if (!/^(?:\.{1,2}(?:\/|$)|\/|@site\/)/.test(name)) return { kind: 'package', name };
  const file = joinImport(place, name);
  const reading = readingOf(place.toFilePath(file), written, bundling);
  if (Array.isArray(reading)) {
    const loaders = source.slice(0, source.lastIndexOf('!') + 1);
    return { kind: 'code', file, loaders, query: written.query };
  }
  if (reading) return { kind: KINDS[reading], file, written: name };
  const extension = path.posix.extname(name).toLowerCase();
  if (extension === '.md' || extension === '.mdx') return { kind: 'markdown', file };
  if (extension === '.json') return { kind: 'json', file };
  if (extension === '.svg') return { kind: 'svg', file, written: name };
  if (STYLE.test(name)) return { kind: 'style', file };
  // Without an extension it can only be code. What looks like an extension may be part of the name: `./x.config`.
  const isPartOfName = () => {
    const filePath = place.toFilePath(file);
    return ![undefined, filePath].includes(findCodeFile(filePath));
  };
  if (extension === '' || CODE.test(name) || isPartOfName()) return { kind: 'code', file };
  return { kind: 'file', file, written: name };
}
