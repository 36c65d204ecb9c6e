import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resolve as resolveImport } from 'import-meta-resolve';
import { isInPnp, readManifest, resolveInPnp } from '../../../ground/inputs/packages.ts';
import { isSiteFile, realSitePath } from '../../../ground/inputs/siteFiles.ts';

export type ResolvedModule =
  | { kind: 'builtin'; id: string }
  /** A file of the site: compiled by the engine, and read again at every load. */
  | { kind: 'source'; filePath: string }
  /** A file of an installed package: Node loads it. */
  | { kind: 'package'; filePath: string }
  | { kind: 'missing-source'; filePath: string }
  | { kind: 'missing-package'; id: string };

const EXTENSIONS = ['.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs', '.jsx', '.json'];

/** The meaning of `id` in `fromFile`. */
export function resolveModule(id: string, fromFile: string): ResolvedModule {
  if (isBuiltin(id)) return { kind: 'builtin', id };
  if (id.startsWith('file:')) return resolveSource(fileURLToPath(id));
  if (/^\.{1,2}(?:[/\\]|$)/.test(id) || path.isAbsolute(id)) {
    return resolveSource(path.resolve(path.dirname(fromFile), id));
  }
  const found = requireResolve(id, fromFile) ?? importResolve(id, fromFile);
  // A package may name files that it does not contain, so another version of it was meant.
  if (found === undefined || !isSiteFile(found)) return { kind: 'missing-package', id };
  // A package of the same workspace is a link to sources, often to TypeScript.
  const filePath = realSitePath(found);
  return { kind: /[/\\]node_modules[/\\]/.test(filePath) ? 'package' : 'source', filePath };
}

function resolveSource(filePath: string): ResolvedModule {
  const candidates = [
    filePath,
    ...EXTENSIONS.map((extension) => filePath + extension),
    // In TypeScript, `./x.js` may mean `./x.ts`.
    ...(/\.[cm]?jsx?$/.test(filePath) ? [filePath.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')] : []),
    ...EXTENSIONS.map((extension) => path.join(filePath, `index${extension}`)),
  ];
  const main = mainOf(filePath);
  if (main !== undefined) return resolveSource(main);
  const found = candidates.find(isSiteFile);
  if (found === undefined) return { kind: 'missing-source', filePath };
  return { kind: /[/\\]node_modules[/\\]/.test(found) ? 'package' : 'source', filePath: found };
}

/** The module that a folder's `package.json` names. */
function mainOf(folder: string): string | undefined {
  const { main } = readManifest(folder);
  return typeof main === 'string' && isSiteFile(path.join(folder, main)) ? path.join(folder, main) : undefined;
}

function requireResolve(id: string, fromFile: string): string | undefined {
  try {
    return createRequire(fromFile).resolve(id);
  } catch {
    return undefined;
  }
}

/** For packages that can only be imported. */
function importResolve(id: string, fromFile: string): string | undefined {
  if (isInPnp(fromFile)) return resolveInPnp(id, fromFile, ['node', 'import']);
  try {
    const url = resolveImport(id, pathToFileURL(fromFile).href);
    return url.startsWith('file:') ? fileURLToPath(url) : undefined;
  } catch {
    return undefined;
  }
}
