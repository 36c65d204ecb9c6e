import { SourceMap } from 'node:module';
import vm from 'node:vm';
import { transform, type Options, type Transform } from 'sucrase';
import { cachedCompile } from './compileCache.ts';
import { ModuleError } from './moduleError.ts';

/** `import.meta` by another name, as long as its own: places in the text stay the same. */
const META = 'import_meta';

/** Parameters of a compiled module, in order. */
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname', META];

/** Changes with whatever changes the result for the same source. */
const COMPILER = 'sucrase 3.35.1';

export interface CompiledModule {
  run(...values: unknown[]): unknown;
  /** From a place in the compiled text to the place the author wrote. Lines and columns from 1. */
  toOriginal(line: number, column: number): { line: number; column: number };
}

/** TypeScript or JavaScript, ESM or CommonJS, to a function. Throws a `ModuleError` on a syntax error. */
export function compileModule(filePath: string, source: string, cacheDir: string | false): CompiledModule {
  const text = source.replace(/^\uFEFF/, '');
  const code = cachedCompile(cacheDir, [COMPILER, filePath, text], () => toCommonJs(filePath, text));
  let map: SourceMap | undefined;
  const toOriginal = (line: number, column: number): { line: number; column: number } => {
    map ??= toSourceMap(filePath, text);
    const entry = map.findEntry(line - 1, column - 1);
    return 'originalLine' in entry
      ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
      : { line, column };
  };
  return { run: toFunction(filePath, code, text), toOriginal };
}

function toFunction(filePath: string, code: string, source: string): CompiledModule['run'] {
  try {
    return vm.compileFunction(code, PARAMETERS, { filename: filePath }) as CompiledModule['run'];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/import\.meta/.test(message) && /\bimport\.meta\b/.test(code)) {
      return toFunction(filePath, code.replace(/\bimport\.meta\b/g, META), source);
    }
    if (/\bawait\b/.test(source) && /await/.test(message)) {
      throw new ModuleError('`await` outside a function. Export an async function instead and await inside it.', {
        filePath,
        line: lineOf(source, /\bawait\b/),
      });
    }
    // The compiler leaves lines where they are, and is more lenient than V8, which names the line before the message.
    const line = error instanceof Error ? /:(\d+)\n/.exec(error.stack ?? '')?.[1] : undefined;
    throw new ModuleError(message, { filePath, line: line === undefined ? undefined : Number(line) });
  }
}

function toCommonJs(filePath: string, source: string): string {
  try {
    return transform(source, optionsFor(filePath, source)).code;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    const text = message.replace(`Error transforming ${filePath}: `, '').replace(/\s*\(\d+:\d+\)\s*$/, '');
    throw new ModuleError(text, { filePath, ...loc });
  }
}

function toSourceMap(filePath: string, source: string): SourceMap {
  const options = { ...optionsFor(filePath, source), sourceMapOptions: { compiledFilename: filePath } };
  const { sourceMap } = transform(source, options);
  return new SourceMap(sourceMap as unknown as ConstructorParameters<typeof SourceMap>[0]);
}

function optionsFor(filePath: string, source: string): Options {
  const transforms: Transform[] = [];
  if (/\.[cm]?tsx?$/.test(filePath)) transforms.push('typescript');
  if (/\.[cm]?[jt]sx$/.test(filePath)) transforms.push('jsx');
  // CommonJS stays as it is, sloppy where it is sloppy.
  if (/\b(?:import|export)\b/.test(source)) transforms.push('imports');
  return { transforms, filePath, disableESTransforms: true, jsxRuntime: 'automatic', production: true };
}

function lineOf(source: string, pattern: RegExp): number {
  return source.slice(0, source.search(pattern)).split('\n').length;
}
