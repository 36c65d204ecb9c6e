/** A thread that compiles Markdown for `createCompilerPool`. */
import { parentPort, workerData } from 'node:worker_threads';
import { renderDiagramOnce } from '../diagram/renderDiagram.ts';
import { CompileError } from '../markdown/compileError.ts';
import { createCompiler } from '../markdown/createCompiler.ts';
import type { CompileInput, MarkdownOptions } from '../markdown/types.ts';
import type { PoolAnswer, PoolData, PoolRequest } from './createCompilerPool.ts';
import { engineVersion, loadRenderer } from './engineFiles.ts';
import { toMarkdownOptions } from './toMarkdownOptions.ts';

const compiler = Promise.all([readOptions(workerData as PoolData), loadRenderer()]).then(([options, renderer]) =>
  createCompiler(options, renderer.mdx),
);

async function readOptions(data: PoolData): Promise<MarkdownOptions> {
  if ('options' in data) return { ...data.options, drawDiagram: renderDiagramOnce };
  const { loadConfig } = await import('../config/loadConfig.ts');
  return toMarkdownOptions(await loadConfig(data.siteDir), await engineVersion());
}

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
