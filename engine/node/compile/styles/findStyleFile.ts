import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { moduleResolve } from 'import-meta-resolve';
import { findPackageFolder, isInPnp, resolveInPnp } from '../../ground/inputs/packages.ts';
import { isSiteFile, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';

/**
 * The file of `@import "x"` or `url(x)` in a style sheet: next to it, below the site folder (`@site/x`), or in an
 * installed package (`pkg/x`, `~pkg/x`).
 */
export function findStyleFile(written: string, from: { filePath: string; siteDir: string }): string | undefined {
  const name = written.replace(/^~/, '');
  if (name.startsWith('@site/')) return [path.join(from.siteDir, name.slice('@site/'.length))].find(isSiteFile);
  const beside = path.resolve(path.dirname(from.filePath), name);
  if (name === written && isSiteFile(beside)) return beside;
  return /^\.{0,2}\//.test(name) ? undefined : filesOfPackage(name, from.filePath).find(isSiteFile);
}

/** The folder of an installed package, resolved from a file, and the rest of `name` as a path inside it. */
export function findPackage(name: string, fromFile: string): { folder: string; inside: string } | undefined {
  const [, id, inside = ''] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(name) ?? [];
  const folder = id === undefined ? undefined : findPackageFolder(id, fromFile);
  return folder === undefined ? undefined : { folder, inside };
}

function filesOfPackage(name: string, fromFile: string): string[] {
  const found = findPackage(name, fromFile);
  if (!found) return [];
  const { folder, inside } = found;
  if (inside === '') return [exported(name, fromFile), mainStyle(folder)].filter((file) => file !== undefined);
  const direct = path.join(folder, inside);
  return [exported(name, fromFile), direct, `${direct}.css`].filter((file) => file !== undefined);
}

/**
 * Follows the package's `exports`. A package without a style condition may export a script there, which does not count.
 */
function exported(name: string, fromFile: string): string | undefined {
  const filePath = isInPnp(fromFile) ? resolveInPnp(name, fromFile, CONDITIONS) : resolveInModules(name, fromFile);
  return filePath === undefined || /\.[cm]?[jt]sx?$/.test(filePath) ? undefined : filePath;
}

const CONDITIONS = ['style', 'node', 'import', 'default'];

function resolveInModules(name: string, fromFile: string): string | undefined {
  try {
    const url = moduleResolve(name, pathToFileURL(fromFile), new Set(CONDITIONS));
    return url.protocol === 'file:' ? fileURLToPath(url) : undefined;
  } catch {
    return undefined;
  }
}

function mainStyle(folder: string): string | undefined {
  try {
    const manifest = JSON.parse(readSiteFileSync(path.join(folder, 'package.json')).toString()) as Record<
      string,
      unknown
    >;
    const file = [manifest['style'], manifest['main']].find((value) => String(value).endsWith('.css'));
    return path.join(folder, String(file ?? 'index.css'));
  } catch {
    return undefined;
  }
}
