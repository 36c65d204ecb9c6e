import path from 'node:path';
import type { Aliases } from '../../../read/config/types.ts';
import { resolveAlias } from './resolveAlias.ts';

/** What an imported name turns out to be. */
export type ImportKind =
  /** A module the theme brings: `@theme/Tabs`. */
  | { kind: 'theme' }
  | { kind: 'markdown' | 'json' | 'raw' | 'svg' | 'file' | 'code' | 'style'; file: string }
  /** Written by a plugin when Docusaurus runs. */
  | { kind: 'generated' }
  | { kind: 'package' };

const CODE = /\.(?:[cm]?[jt]sx?)$/i;
const STYLE = /\.(?:css|scss|sass|less|styl)$/i;
/** A component of the site's own theme; `@theme-original/…` and `@theme-init/…` are those it replaces. */
const THEME = /^@theme(?:-original|-init)?\/(.+)$/;

/**
 * `file` is written as it was, without webpack's loaders and query: `!!raw-loader!./x.py` and `./x.py?raw` → raw,
 * `./x.py`.
 */
export function classifyImport(
  source: string,
  themeModules: Record<string, unknown>,
  aliases: Aliases = {},
): ImportKind {
  if (Object.hasOwn(themeModules, source)) return { kind: 'theme' };
  const parts = source.split('!');
  const written = resolveAlias(parts.at(-1) ?? '', aliases);
  const loaders = parts.slice(0, -1).filter(Boolean);
  if (/^(?:@generated|@site\/\.docusaurus)\//.test(written)) return { kind: 'generated' };
  const own = THEME.exec(written)?.[1];
  if (own) return { kind: 'code', file: `@site/src/theme/${own}` };
  if (!/^(?:\.{1,2}\/|\/|@site\/)/.test(written)) return { kind: 'package' };
  const [file = '', query = ''] = written.split('?', 2);
  if (loaders.some((loader) => loader.startsWith('raw-loader')) || /(?:^|&)raw\b/.test(query)) {
    return { kind: 'raw', file };
  }
  if (loaders.length > 0) return { kind: 'file', file };
  const extension = path.posix.extname(file).toLowerCase();
  if (extension === '.md' || extension === '.mdx') return { kind: 'markdown', file };
  if (extension === '.json') return { kind: 'json', file };
  if (extension === '.svg') return { kind: 'svg', file };
  if (STYLE.test(file)) return { kind: 'style', file };
  // Without an extension it can only be code.
  if (extension === '' || CODE.test(file)) return { kind: 'code', file };
  return { kind: 'file', file };
}
