import { SourceMap } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { loadJiti } from './loadJiti.ts';
import { cachedCompile } from './compileCache.ts';
import { ModuleError } from './moduleError.ts';

/** Parameters of a compiled module, in order. The last two are how compiled `import()` and `import.meta.resolve` read. */
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname', 'jitiImport', 'jitiESMResolve'];

/** Changes with whatever changes the result for the same source. */
const COMPILER = 'jiti 2.7.0';

export interface CompiledModule {
  run(...values: unknown[]): unknown;
  /** From a place in the compiled text to the place the author wrote. Lines and columns from 1. */
  toOriginal(line: number, column: number): { line: number; column: number };
}

/** TypeScript or JavaScript, ESM or CommonJS, to a function. Throws a `ModuleError` on a syntax error. */
export function compileModule(filePath: string, source: string, cacheDir: string | false): CompiledModule {
  const text = source.replace(/^\uFEFF/, '');
  const code = cachedCompile(cacheDir, [COMPILER, filePath, text], () => toCommonJs(filePath, text));
  throwParseError(filePath, code);
  const map = readSourceMap(code);
  const toOriginal = (line: number, column: number): { line: number; column: number } => {
    const entry = map?.findEntry(line - 1, column - 1);
    return entry && 'originalLine' in entry
      ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
      : { line, column };
  };
  try {
    const run = vm.compileFunction(code, PARAMETERS, { filename: filePath }) as CompiledModule['run'];
    return { run, toOriginal };
  } catch (error) {
    if (/\bawait\b/.test(source) && /await/.test(String(error))) {
      throw new ModuleError('`await` outside a function. Export an async function instead and await inside it.', {
        filePath,
        line: lineOf(source, /\bawait\b/),
      });
    }
    throw new ModuleError(error instanceof Error ? error.message : String(error), { filePath });
  }
}

/** Addresses of the file itself (`import.meta.url`) are written into the result. */
function toCommonJs(filePath: string, source: string): string {
  return loadJiti()
    .createJiti(filePath, { fsCache: false, sourceMaps: true })
    .transform({
      source,
      filename: filePath,
      ts: /\.[cm]?tsx?$/.test(filePath),
      jsx: path.extname(filePath).endsWith('x') ? { runtime: 'automatic' } : false,
    });
}

/** A syntax error comes as a module that says so. */
function throwParseError(filePath: string, code: string): void {
  const found = /^exports\.__JITI_ERROR__ = (\{.*\})\s*$/s.exec(code.trim());
  if (!found?.[1]) return;
  const error = JSON.parse(found[1]) as { line?: number; column?: number; message?: string };
  const message = (error.message ?? 'Syntax error')
    .split('\n')[0]!
    .replace(/\s*\(\d+:\d+\):?\s*$/, '')
    .trim();
  throw new ModuleError(message, {
    filePath,
    line: error.line,
    column: error.column === undefined ? undefined : error.column + 1,
  });
}

function readSourceMap(code: string): SourceMap | undefined {
  const found = /\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,(\S+)/.exec(code);
  if (!found?.[1]) return undefined;
  try {
    return new SourceMap(JSON.parse(Buffer.from(found[1], 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

function lineOf(source: string, pattern: RegExp): number {
  return source.slice(0, source.search(pattern)).split('\n').length;
}
