/**
 * Caches V8's compiled form of the engine's code between runs: a build after one edit takes an eighth less time. Node
 * does this itself from 22.8 on; for Node 20 it is done here. The cache is always in a folder of the engine: compiled
 * code is trusted without a check, so it must not be where others can write, like Node's default, the temporary folder.
 */
import module, { createRequire } from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { engineDist } from './engineFiles.ts';
import { hashOf } from '../hashOf.ts';
import { writeCacheFile, readCacheFile } from '../files/cacheFile.ts';

interface Script {
  file: string;
  script: vm.Script;
  tag: number;
}

type Compile = (this: NodeJS.Module, content: string, filename: string, ...rest: unknown[]) => unknown;

/** For all modules of the engine that are loaded after this call, in this thread. */
export function keepCompiledCode(): void {
  // Otherwise V8 discards the code of a module once it has run, so that the cache lacks it and each run parses the
  // whole module.
  const version = Number(process.versions.node.split('.')[0]);
  if (version >= 20 && version <= 24) v8.setFlagsFromString('--no-flush-bytecode');
  const dist = engineDist();
  const folder = path.join(dist, '..', '.code', `${process.version}-${process.arch}`);
  // Absent from Node 20.
  const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };
  if (enableCompileCache) enableCompileCache(folder);
  else cacheCompiledCode(dist, folder);
}

function cacheCompiledCode(dist: string, folder: string): void {
  const fresh: Script[] = [];
  const { prototype } = module.Module as unknown as { prototype: { _compile: Compile } };
  const compile = prototype._compile;

  prototype._compile = function (content, filename, ...rest) {
    const isCached = filename.startsWith(dist + path.sep) && !/^importModule\b/.test(path.basename(filename));
    if (!isCached) return compile.call(this, content, filename, ...rest);
    // V8 only accepts compiled code with the same options, which differ between commands.
    const tag = v8.cachedDataVersionTag();
    // The name of a chunk has a hash of its content.
    const name = /-[\w-]{8}\.cjs$/.test(filename) ? path.basename(filename, '.cjs') : hashOf(content);
    const file = path.join(folder, `${name}-${tag.toString(36)}`);
    const cachedData = readCacheFile(file);
    const script = new vm.Script(module.wrap(content), {
      filename,
      cachedData,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    if (!cachedData || script.cachedDataRejected) fresh.push({ file, script, tag });
    const run = script.runInThisContext() as (...values: unknown[]) => unknown;
    return run.call(this.exports, this.exports, createRequire(filename), this, filename, path.dirname(filename));
  };

  // At the end, when all called functions are compiled. The first thread has loaded everything that other threads load.
  if (!isMainThread) return;
  process.once('exit', () => {
    const now = v8.cachedDataVersionTag();
    for (const { file, script, tag } of fresh) if (tag === now) writeCacheFile(file, script.createCachedData());
  });
}
