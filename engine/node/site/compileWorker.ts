/** A thread that compiles Markdown for `createCompilerPool`. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadConfig } from '../config/loadConfig.ts';
import { CompileError } from '../markdown/compileError.ts';
import { createCompiler } from '../markdown/createCompiler.ts';
import type { CompileInput } from '../markdown/types.ts';
import type { PoolAnswer, PoolRequest } from './createCompilerPool.ts';
import { engineVersion, loadRenderer } from './engineFiles.ts';
import { toMarkdownOptions } from './toMarkdownOptions.ts';

const { siteDir } = workerData as { siteDir: string };
// The configuration may hold functions, which cannot be sent: each thread reads it for itself.
const compiler = Promise.all([loadConfig(siteDir), loadRenderer(), engineVersion()]).then(
  ([config, renderer, version]) => createCompiler(toMarkdownOptions(config, version), renderer.mdx),
);

async function answer(id: number, input: CompileInput): Promise<PoolAnswer> {
  try {
    return { id, page: await (await compiler).compile(input) };
  } catch (error) {
    if (error instanceof CompileError) return { id, problems: error.problems };
    return { id, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', ({ id, input }: PoolRequest) => {
  void answer(id, input).then((result) => parentPort?.postMessage(result));
});
