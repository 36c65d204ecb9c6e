import { SourceMap } from 'node:module';
import vm from 'node:vm';
import { transform, type Options, type Transform } from 'sucrase';
import { messageOf } from '../../../../shared/messageOf.ts';
import { cachedCompile } from './compileCache.ts';
import { ModuleError } from './moduleError.ts';

/** A name of the same length that replaces `import.meta`, so that positions in the text stay the same. */
const META = 'import_meta';

/** Called for each default import. */
const DEFAULTS = 'octavo_defaults';
const HELPER = 'return obj && obj.__esModule ? obj : { default: obj };';
/**
 * Replaces the compiler's helper for `export { x } from`, which ignores that a CommonJS module is its own default
 * export.
 */
const EXPORT =
  'function _createNamedExportFrom(obj, localName, importedName) { Object.defineProperty(exports, localName, {enumerable: true, configurable: true, get: () => obj[importedName]}); }';
const OWN_EXPORT = `function _createNamedExportFrom(o, name, i) { Object.defineProperty(exports, name, {enumerable: true, get: () => (i in o ? o : ${DEFAULTS}(o))[i]}); }`;

/** Called for each `import()`. */
const IMPORT = 'octavo_import';
const IMPORT_CALL = 'Promise.resolve().then(() => _interopRequireWildcard(require(';

/** Returns the function that is called next. A call that began with a bracket would continue the previous line. */
const CALLED = 'octavo_fn';

/** Parameters of a compiled module, in order. */
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname', META, DEFAULTS, IMPORT, CALLED];

/** Changes with everything that changes the result for the same source. */
const COMPILER = 'sucrase 3.35.1, defaults of CommonJS, plain calls by name, own import() and export from';

export interface CompiledModule {
  /** Returns a promise if the module awaits something outside functions. */
  run(...values: unknown[]): unknown;
  /** The line of that `await`. */
  awaitsAt?: number;
  /** Maps a position in the compiled text to the author's source. Lines and columns start at 1. */
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
  if (!isEsModule(filePath, text) || !awaitsOutside(code)) return { run: toFunction(filePath, code), toOriginal };
  return { run: toFunction(filePath, code, ASYNC), awaitsAt: lineOf(text, /\bawait\b/), toOriginal };
}

/** Always an ES module. */
export function isEsModule(filePath: string, source: string): boolean {
  return /\.m[jt]s$/.test(filePath) || /^[ \t]*(?:import\b(?!\s*\()|export\b)/m.test(source);
}

/** Whether the module awaits something outside functions, where `await` cannot be a name. */
function awaitsOutside(code: string): boolean {
  if (!/\bawait\b/.test(code)) return false;
  try {
    void new vm.Script(`class Module { static {${withMeta(code)}\n} }`);
    return false;
  } catch {
    return true;
  }
}

const withMeta = (code: string) => code.replace(/\bimport\.meta\b/g, META);

/** Around the code of such a module. It has the same parameters, which it may declare itself. */
const ASYNC = { start: `return (async (${PARAMETERS}) => {`, end: `\n})(${PARAMETERS});` };

function toFunction(filePath: string, code: string, around = { start: '', end: '' }): CompiledModule['run'] {
  try {
    const options = { filename: filePath, columnOffset: -around.start.length };
    return vm.compileFunction(around.start + code + around.end, PARAMETERS, options) as CompiledModule['run'];
  } catch (error) {
    const message = messageOf(error);
    const own = declareAgain(code, message);
    if (own !== undefined) return toFunction(filePath, own, around);
    if (/import\.meta/.test(message) && /\bimport\.meta\b/.test(code)) {
      return toFunction(filePath, withMeta(code), around);
    }
    // The compiler keeps lines, and is more lenient than V8, which prints the line before the message.
    const line = error instanceof Error ? /:(\d+)\n/.exec(error.stack ?? '')?.[1] : undefined;
    throw new ModuleError(message, { filePath, line: line === undefined ? undefined : Number(line) });
  }
}

/**
 * An ES module may declare `require` or `__dirname` itself, which are parameters here. Unlike `let` and `const`, a
 * `var` may have the name of a parameter, whose value it has until it is assigned. The replacement is equally long, so
 * that positions stay the same.
 */
function declareAgain(code: string, message: string): string | undefined {
  const name = /Identifier '(\w+)' has already been declared/.exec(message)?.[1];
  if (name === undefined || !PARAMETERS.includes(name)) return undefined;
  const declaration = new RegExp(`\\b(const|let)(?=\\s+${name}\\b)`);
  return declaration.test(code) ? code.replace(declaration, (word) => 'var'.padEnd(word.length)) : undefined;
}

function toCommonJs(filePath: string, source: string): string {
  try {
    return withPlainCalls(withImports(withDefaults(transform(source, optionsFor(filePath, source)).code)));
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    const text = message.replace(`Error transforming ${filePath}: `, '').replace(/\s*\(\d+:\d+\)\s*$/, '');
    throw new ModuleError(text, { filePath, ...loc });
  }
}

/**
 * Replaces the compiler's helpers for default imports by ours, which are equally long, so that positions stay the same.
 */
function withDefaults(code: string): string {
  return code
    .replace(HELPER, `return ${DEFAULTS}(obj);`.padEnd(HELPER.length))
    .replace(EXPORT, OWN_EXPORT.padEnd(EXPORT.length));
}

/** The compiler's output for `import()`, which three closing brackets follow. */
function withImports(code: string): string {
  return code.replaceAll(IMPORT_CALL, `${IMPORT}(((`.padEnd(IMPORT_CALL.length));
}

/** The compiler calls imports as `_a.b.call(void 0, x)`, but not every callable has `call`: unified's does not. */
function withPlainCalls(code: string): string {
  return code.replace(/\b(_\w+\.\w+)\.call\(void 0, /g, (call, callee: string) =>
    `${CALLED}(${callee})(`.padEnd(call.length),
  );
}

/** `default` of a CommonJS module is its default export, marked as an ES module or not, as in Docusaurus. */
export function toDefaults(exported: unknown): unknown {
  const hasDefault = typeof exported === 'object' && exported !== null && 'default' in exported;
  const isMarked = Boolean((exported as { __esModule?: unknown } | null | undefined)?.__esModule);
  return hasDefault || isMarked ? exported : { default: exported };
}

/** The result of `import()`: all exports of an ES module; for any other module its properties and its default. */
export function toNamespace(exported: unknown): unknown {
  const isMarked = Boolean((exported as { __esModule?: unknown } | null | undefined)?.__esModule);
  return isMarked ? exported : { ...(exported as object), default: exported };
}

/**
 * The result of `require` for an ES module in a CommonJS module: its default, with the other exports as properties.
 * Docusaurus loads configurations in this way.
 */
export function withDefaultFirst(exported: unknown): unknown {
  if (typeof exported !== 'object' || exported === null || !('default' in exported)) return exported;
  const { default: value, ...named } = exported as Record<string, unknown>;
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isObject) return exported;
  for (const [key, item] of [...Object.entries(named), ['default', value] as const]) {
    if (!(key in value) && Object.isExtensible(value)) {
      Object.defineProperty(value, key, { value: item, configurable: true });
    }
  }
  return value;
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
  // CommonJS stays unchanged, in sloppy mode if it is sloppy.
  if (/\b(?:import|export)\b/.test(source)) transforms.push('imports');
  return { transforms, filePath, disableESTransforms: true, jsxRuntime: 'automatic', production: true };
}

function lineOf(source: string, pattern: RegExp): number {
  return source.slice(0, source.search(pattern)).split('\n').length;
}
