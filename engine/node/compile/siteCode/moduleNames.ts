import { builtinModules } from 'node:module';
import path from 'node:path';
import { isSiteFile, isSiteFolder } from '../../ground/inputs/siteFiles.ts';
import type { ModuleId } from './types.ts';

/** As webpack tries them in a Docusaurus site. */
const EXTENSIONS = ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'];

const THEME = /^@theme(-original|-init)?\/(.+)$/;

/** The file that a path without or with an extension means; a folder means its `index`. */
export function findCodeFile(written: string): string | undefined {
  if (isSiteFile(written)) return written;
  const withExtension = EXTENSIONS.map((extension) => written + extension).find(isSiteFile);
  if (withExtension) return withExtension;
  if (!isSiteFolder(written)) return undefined;
  return EXTENSIONS.map((extension) => path.join(written, `index${extension}`)).find(isSiteFile);
}

/** The site's own component in place of the theme's, for `@theme/X`; `@theme-original/X` is what it replaces. */
export function findThemeFile(source: string, siteDir: string): string | undefined {
  const match = THEME.exec(source);
  if (!match || match[1]) return undefined;
  return findCodeFile(path.join(siteDir, 'src/theme', match[2] ?? ''));
}

/** `@theme-original/X` → `@theme/X`, the name under which the engine's own is known. */
export function toProvidedName(source: string): string {
  return source.replace(/^@theme-(?:original|init)\//, '@theme/');
}

export function toModuleId(filePath: string, siteDir: string): ModuleId {
  return `@site/${path.relative(siteDir, filePath).split(path.sep).join('/')}`;
}

export function toModuleFile(id: ModuleId, siteDir: string): string {
  return path.join(siteDir, id.slice('@site/'.length));
}

/** `@scope/pkg/sub` → `@scope/pkg` */
export function packageOf(source: string): string {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}

export function isBuiltin(source: string): boolean {
  return source.startsWith('node:') || builtinModules.includes(source);
}
