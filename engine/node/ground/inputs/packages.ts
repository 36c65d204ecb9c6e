/** Where installed packages are: in `node_modules`, or in the archives of Yarn's Plug'n'Play. */
import nodeModule, { createRequire } from 'node:module';
import path from 'node:path';
import { isSiteFile } from './siteFiles.ts';

/** What Yarn's `.pnp.cjs` knows. */
interface PnpApi {
  resolveToUnqualified(request: string, issuer: string): string | null;
  resolveRequest(
    request: string,
    issuer: string,
    options: { conditions: Set<string>; extensions?: string[] },
  ): string | null;
}

const PNP = '.pnp.cjs';

const hasManifest = (folder: string) => isSiteFile(path.join(folder, 'package.json'));

/** The folder of a package, as seen from a file. A missing package may be installed later: its place is an input. */
export function findPackageFolder(name: string, fromFile: string, isPackage = hasManifest): string | undefined {
  const pnp = findPnp(fromFile);
  if (pnp) return orNothing(() => pnp.resolveToUnqualified(name, fromFile));
  for (let dir = path.dirname(fromFile); ; dir = path.dirname(dir)) {
    const folder = path.join(dir, 'node_modules', name);
    if (isPackage(folder)) return folder;
    if (dir === path.dirname(dir)) return undefined;
  }
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
 * Lets Node read packages from archives if the folder was installed so. Commands that Yarn starts can do that already.
 */
export function usePnp(siteDir: string): void {
  if (process.versions['pnp'] !== undefined) return;
  for (let dir = siteDir; ; dir = path.dirname(dir)) {
    const file = path.join(dir, PNP);
    if (isSiteFile(file)) {
      (createRequire(file)(file) as { setup(): void }).setup();
      nodeModule.syncBuiltinESMExports();
      return;
    }
    if (dir === path.dirname(dir)) return;
  }
}

function findPnp(fromFile: string): PnpApi | undefined {
  const { findPnpApi } = nodeModule as { findPnpApi?(file: string): PnpApi | null };
  return findPnpApi?.(fromFile) ?? undefined;
}

/** Yarn throws where it finds nothing. */
function orNothing(find: () => string | null | undefined): string | undefined {
  try {
    return find() ?? undefined;
  } catch {
    return undefined;
  }
}
