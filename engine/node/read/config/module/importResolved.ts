import { createRequire } from 'node:module';
import { isArchived, loadModule, moduleCacheDir } from './loadModule.ts';
import { isLooseModule, missingPackageOf } from './moduleError.ts';
import type { ResolvedModule } from './resolveModule.ts';

/** A package, or one of its dependencies, is not installed. The message is its name. */
export class NotInstalledError extends Error {}

/** The exports of a module that must run unchanged: missing packages are not replaced by stubs. */
export async function importResolved(
  { kind, filePath }: Extract<ResolvedModule, { kind: 'source' | 'package' }>,
  siteDir: string,
): Promise<unknown> {
  if (kind === 'package' && !isArchived(filePath)) return importPackage(filePath);
  const { exports, missing } = await loadModule(filePath, moduleCacheDir(siteDir));
  const [absent] = missing.keys();
  if (absent !== undefined) throw new NotInstalledError(absent);
  return exports;
}

async function importPackage(file: string): Promise<unknown> {
  try {
    return createRequire(file)(file) as unknown;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // An ES module that waits for something while it loads.
    if (code === 'ERR_REQUIRE_ASYNC_MODULE') {
      const { importModule } = await import('../../../ground/octavo/importModule.ts');
      return importModule(file);
    }
    if (isLooseModule(error)) return (await loadModule(file)).exports;
    const id = missingPackageOf(error);
    throw id ? new NotInstalledError(id) : error;
  }
}
