import { createRequire } from 'node:module';
import type { OutputChunk, RolldownOutput } from 'rolldown';
import { hashOf } from '../../ground/hashOf.ts';
import { readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import { CONDITIONS, codePlugin, type CodePluginInput, type ReadModules } from './codePlugin.ts';
import { escapeJsxText } from './escapeJsxText.ts';
import { toCodeLoads } from './findLoads.ts';
import { toModuleFile, toModuleId } from './moduleNames.ts';
import { MARKDOWN } from './readings.ts';
import type { Problem, ModuleId, SiteCode, SiteModule } from './types.ts';
import { readyBundler } from '../../ground/octavo/readyBundler.ts';

export interface BundleInput extends Omit<CodePluginInput, 'unreadable' | 'escaped'> {
  ids: readonly ModuleId[];
}

interface ModuleNode {
  imports: string[];
  hash: string;
  exports: string[];
}

/** Theme folders of the site and of its plugins. */
const THEME_FILES = '@site/src/theme/';

/** No author reads about more files with errors than this. */
const MAX_ERRORS = 20;

/**
 * Bundles all modules that content imports in one pass. A file that cannot be read is reported and does not affect
 * others.
 */
export async function bundleCode(input: BundleInput): Promise<SiteCode> {
  const unreadable = new Map<string, Problem>();
  const escaped = new Map<string, string>();
  for (;;) {
    try {
      return await tryToBundle({ ...input, unreadable, escaped });
    } catch (error) {
      const found = toProblems(error).filter(({ filePath }) => !unreadable.has(filePath));
      if (found.length === 0 || unreadable.size > MAX_ERRORS) throw error;
      for (const problem of found) {
        const { filePath } = problem;
        const code = escaped.has(filePath) ? undefined : escapeFile(filePath);
        if (code === undefined) unreadable.set(filePath, problem);
        else escaped.set(filePath, code);
      }
    }
  }
}

function escapeFile(filePath: string): string | undefined {
  if (!/\.(?:[cm]?jsx?|tsx)$/i.test(filePath)) return undefined;
  const code = readSiteFileSync(filePath).toString();
  if (/\.tsx$/i.test(filePath)) return escapeJsxText(code, 'tsx');
  return escapeJsxText(code, 'jsx') ?? withoutTypes(code);
}

/** JavaScript files may contain types, because SWC, which Docusaurus can use, parses all code as TypeScript. */
function withoutTypes(text: string): string | undefined {
  const { transformSync } = createRequire(import.meta.url)('rolldown/utils') as typeof import('rolldown/utils');
  const { code, errors } = transformSync('code.tsx', text, { lang: 'tsx', jsx: 'preserve' });
  return errors.length === 0 ? code : undefined;
}

async function tryToBundle(input: BundleInput & CodePluginInput): Promise<SiteCode> {
  await readyBundler();
  // Native code, loaded only where a site has its own code. Not by `import()`: see `keepCompiledCode.ts`.
  const { rolldown } = createRequire(import.meta.url)('rolldown') as typeof import('rolldown');
  const { siteDir, ids, target } = input;
  const isServer = target === 'server';
  const { plugin, read } = codePlugin(input);
  const nodes = new Map<string, ModuleNode>();
  const bundle = await rolldown({
    cwd: siteDir,
    input: Object.fromEntries(ids.map((id, index) => [`m${index}`, entryOf(id, siteDir)])),
    platform: isServer ? 'node' : 'browser',
    shimMissingExports: true,
    tsconfig: false,
    onLog: () => undefined,
    // As in webpack for both targets; the bundler's own order for Node begins with `main`.
    resolve: { conditionNames: CONDITIONS[target], ...(isServer && { mainFields: ['module', 'main'] }) },
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: {
        'process.env.NODE_ENV': JSON.stringify(input.mode),
        // webpack's name for every file in the browser.
        __filename: '"/index.js"',
        __dirname: '"/"',
        'import.meta.url': '"file:///index.js"',
        // webpack's id of a module; nothing here loads a module by it.
        'require.resolve': 'String',
        // webpack provides this global of Node in browsers.
        ...(!isServer && { 'process.env': '({})', 'globalThis.process': 'undefined', global: 'globalThis' }),
        ...input.bundling.defines,
      },
      inject: input.bundling.provides,
    },
    moduleTypes: { '.js': 'jsx', '.mjs': 'jsx' },
    plugins: [
      plugin,
      {
        name: 'octavo-module-graph',
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const info = this.getModuleInfo(id);
            if (!info) continue;
            const { importedIds, dynamicallyImportedIds, exports, code } = info;
            const imports = [...importedIds, ...dynamicallyImportedIds];
            nodes.set(id, { imports, exports, hash: hashOf(read.data.get(id) ?? code ?? '') });
          }
        },
      },
    ],
  });
  try {
    const output = await bundle.generate({
      format: 'cjs',
      exports: 'named',
      minify: !isServer && input.mode === 'production',
      entryFileNames: '[hash].js',
      chunkFileNames: '[hash].js',
    });
    return toSiteCode(output, input, nodes, read);
  } finally {
    await bundle.close();
  }
}

function entryOf(id: ModuleId, siteDir: string): string {
  return id.startsWith('@site/') ? toModuleFile(id, siteDir) : id;
}

function toSiteCode(
  { output }: RolldownOutput,
  { ids, siteDir, provided, target }: BundleInput,
  nodes: Map<string, ModuleNode>,
  read: ReadModules,
): SiteCode {
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
  const byName = new Map([...chunks.values()].map((chunk) => [chunk.name, chunk]));
  const modules: Record<ModuleId, SiteModule> = {};
  ids.forEach((id, index) => {
    const chunk = byName.get(`m${index}`);
    if (!chunk) return;
    const closure = closureOf(chunk.facadeModuleId ?? '', nodes);
    const files = closure.map((moduleId) => moduleId.replace(/\?.*$/, ''));
    const firstOfTheme = closure.findIndex((part) => part.startsWith('@theme') && provided.has(part));
    const isEarly = (at: number) => firstOfTheme < 0 || at < firstOfTheme;
    const markdown = closure.filter((part) => MARKDOWN.test(part)).map((part) => toModuleId(part, siteDir));
    const oneOfMany = new Set([...read.oneOfMany].map((file) => toModuleId(file, siteDir)));
    const laterMarkdown = markdown.filter((part) => !oneOfMany.has(part));
    const loads = toCodeLoads(
      new Map(closure.flatMap((part) => (read.loads.has(part) ? [[part, read.loads.get(part)!]] : []))),
    );
    const themeFiles = closure.map((part) => toModuleId(part, siteDir)).filter((part) => part.startsWith(THEME_FILES));
    modules[id] = {
      chunk: chunk.fileName,
      chunks: loadOrder(chunk, chunks),
      hash: hashOf(JSON.stringify([id, closure.map((part) => [toModuleId(part, siteDir), nodes.get(part)?.hash])])),
      exports: chunk.exports,
      styles: files.flatMap((file, at) => {
        const style = read.styles.get(file);
        return style ? { ...style, ...(isEarly(at) && { isEarly: true as const }) } : [];
      }),
      files: files.filter((file) => read.files.has(file)),
      ...(markdown.length > 0 && { markdown, laterMarkdown }),
      ...(themeFiles.length > 0 && { themeFiles }),
      ...(loads.length > 0 && { loads }),
      imports: closure.filter((part) => provided.has(part)),
      // A file may be bundled in several ways; only problems of this one count.
      problems: [...new Set([...closure, ...files])].flatMap((part) => read.problems.get(part) ?? []),
    };
  });
  const textOf = (chunk: OutputChunk) => (target === 'browser' ? withEarlierChunks(chunk, chunks) : chunk.code);
  return { modules, chunks: Object.fromEntries([...chunks].map(([name, chunk]) => [name, textOf(chunk)])) };
}

/** In the browser, `import()` waits for one script at a time, so the scripts that a module needs come before it. */
function withEarlierChunks({ code, dynamicImports }: OutputChunk, chunks: Map<string, OutputChunk>): string {
  return code.replace(
    /\bPromise\.resolve\(\)(?=\.then\(\(\) ?=> ?require\("\.\/([^"]+)"\)\))/g,
    (start, name: string) => {
      const chunk = dynamicImports.includes(name) ? chunks.get(name) : undefined;
      const earlier = chunk ? loadOrder(chunk, chunks).slice(0, -1) : [];
      return start + earlier.map((file) => `.then(()=>require("./${file}"))`).join('');
    },
  );
}

/** The module and its imports, each after its own imports: the order of their style sheets. */
function closureOf(entry: string, nodes: Map<string, ModuleNode>): string[] {
  const found = new Set<string>();
  const order: string[] = [];
  visit(entry);
  return order;

  function visit(id: string): void {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of nodes.get(id)?.imports ?? []) visit(imported);
    order.push(id);
  }
}

function loadOrder(chunk: OutputChunk, chunks: Map<string, OutputChunk>, found = new Set<string>()): string[] {
  if (found.has(chunk.fileName)) return [];
  found.add(chunk.fileName);
  const before = chunk.imports.flatMap((name) => {
    const imported = chunks.get(name);
    return imported ? loadOrder(imported, chunks, found) : [];
  });
  return [...before, chunk.fileName];
}

interface BundlerError {
  id?: string;
  loc?: { line: number; column: number; file?: string };
  message: string;
}

function toProblems(error: unknown): Problem[] {
  const { errors = [] } = error as { errors?: BundlerError[] };
  return errors.flatMap(({ id, loc, message }): Problem[] => {
    const filePath = loc?.file ?? id;
    if (filePath === undefined) return [];
    const reason = firstLine(message);
    const place = loc && { line: loc.line, column: loc.column + 1 };
    const text = `The file cannot be read: ${reason} It is left out.`;
    return [{ filePath, ...place, code: 'code-syntax', message: text, severity: 'error' }];
  });
}

/** Strips colours, the error code and the source excerpt. */
function firstLine(message: string): string {
  // oxlint-disable-next-line no-control-regex
  const plain = message.replace(/\u001b\[[\d;]*m/g, '').split('\n', 1)[0] ?? '';
  return plain.replace(/^\[\w+\] /, '').replace(/([^.?!])$/, '$1.');
}
