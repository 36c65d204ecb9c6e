/** Handles the requests that `createCompilerPool` sends to a thread. */
import { parentPort } from 'node:worker_threads';
import { messageOf } from '../../../shared/messageOf.ts';
import { recordInputs, type Inputs } from '../../ground/inputs/inputs.ts';
import { trackVariables } from '../../ground/inputs/trackVariables.ts';
import { CompileError, toPageError } from '../markdown/compileError.ts';
import { createCompiler } from '../markdown/createCompiler.ts';
import type { Compiler, MarkdownOptions } from '../markdown/types.ts';
import type { PoolAnswer, PoolData, PoolRequest } from './createCompilerPool.ts';
import { engineVersion, loadRenderer } from '../../ground/octavo/engineFiles.ts';
import { toMarkdownOptions } from '../toMarkdownOptions.ts';

/** Loaded before the first request: the main thread may still be reading the folder. */
const renderer = loadRenderer();
let compiler: Promise<Compiler> | undefined;
trackVariables();
let recorder = recordInputs();

async function startCompiler(data: PoolData): Promise<Compiler> {
  return createCompiler(await readOptions(data), renderer.mdx);
}

async function readOptions(data: PoolData): Promise<MarkdownOptions> {
  if ('options' in data) return data.options;
  const { loadLocales } = await import('../../read/loadLocales.ts');
  const { siteDir, locales, compared, ...found } = data;
  const options = toMarkdownOptions(await loadLocales(siteDir, locales), await engineVersion(), new Set(compared));
  return { ...options, ...found };
}

async function answer({ id, input, data }: PoolRequest): Promise<PoolAnswer> {
  if (data) compiler ??= startCompiler(data);
  try {
    const { compile } = (await compiler)!;
    const page = await compile(input);
    return { id, page, inputs: takeInputs() };
  } catch (error) {
    return toFailure({ id }, error, takeInputs());
  }
}

function toFailure({ id }: Pick<PoolRequest, 'id'>, error: unknown, inputs: Inputs): PoolAnswer {
  if (error instanceof CompileError) return { id, problems: error.problems, inputs };
  return { id, message: messageOf(error), inputs };
}

function takeInputs(): Inputs {
  recorder.stop();
  const inputs = recorder.inputs();
  recorder = recordInputs();
  return inputs;
}

parentPort?.on('message', (request: PoolRequest) => {
  void answer(request).then((result) => {
    try {
      parentPort?.postMessage(result);
    } catch (error) {
      parentPort?.postMessage(toFailure(request, toPageError(error, request.input), result.inputs));
    }
  });
});
