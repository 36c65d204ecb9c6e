/** Where installed packages are: in `node_modules`, or in the archives of Yarn's Plug'n'Play. */
import nodeModule, { createRequire } from 'node:module';
import path from 'node:path';
import { foldersUp } from '../files/foldersUp.ts';
import { isSiteFile, readSiteFileSync } from './siteFiles.ts';

/** The interface of Yarn's `.pnp.cjs`. */
interface PnpApi {
  resolveToUnqualified(request: string, issuer: string): string | null;
  resolveRequest(
    request: string,
    issuer: string,
    options: { conditions: Set<string>; extensions?: string[] },
  ): string | null;
}

/** The keys of a `package.json` that Octavo reads, if they are what npm expects. */
interface Manifest {
  name?: string;
  version?: string;
  main?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** `@scope/pkg/sub` → `@scope/pkg` */
export function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The `package.json` of a folder; without keys if it is missing or invalid. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'package.json');
  try {
    return isSiteFile(file) ? (Object(JSON.parse(readSiteFileSync(file).toString())) as Manifest) : {};
  } catch {
    return {};
  }
}

/**
 * The folder of a package, resolved from a file. A missing package may be installed later, so its place is an input.
 */
export function findPackageFolder(name: string, fromFile: string): string | undefined {
  const pnp = findPnp(fromFile);
  if (pnp) return orNothing(() => pnp.resolveToUnqualified(name, fromFile));
  for (const dir of foldersUp(path.dirname(fromFile))) {
    const folder = path.join(dir, 'node_modules', name);
    if (isSiteFile(path.join(folder, 'package.json'))) return folder;
  }
  return undefined;
}

/** Whether Plug'n'Play decides what a file imports. Nothing else can read the archives. */
export function isInPnp(filePath: string): boolean {
  return findPnp(filePath) !== undefined;
}

/** The file that an import means in a folder with Plug'n'Play. */
export function resolveInPnp(
  request: string,
  fromFile: string,
  conditions: readonly string[],
  extensions?: readonly string[],
): string | undefined {
  const options = { conditions: new Set(conditions), ...(extensions && { extensions: [...extensions] }) };
  return orNothing(() => findPnp(fromFile)?.resolveRequest(request, fromFile, options));
}

/**
 * Lets Node read packages from archives if the folder uses Plug'n'Play. Commands that Yarn starts can already do that.
 */
export function usePnp(siteDir: string): void {
  if (process.versions['pnp'] !== undefined) return;
  const file = [...foldersUp(siteDir)].map((dir) => path.join(dir, '.pnp.cjs')).find(isSiteFile);
  if (file === undefined) return;
  (createRequire(file)(file) as { setup(): void }).setup();
  nodeModule.syncBuiltinESMExports();
}

function findPnp(fromFile: string): PnpApi | undefined {
  const { findPnpApi } = nodeModule as { findPnpApi?(file: string): PnpApi | null };
  return findPnpApi?.(fromFile) ?? undefined;
}

/** Yarn throws if it finds nothing. */
function orNothing(find: () => string | null | undefined): string | undefined {
  try {
    return find() ?? undefined;
  } catch {
    return undefined;
  }
}
