/** Turns files of the site's code into modules, by their kind. */
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { toText } from '../../ground/files/readText.ts';
import { remember } from '../../../shared/remember.ts';
import { isSiteFile, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import type { Reading } from '../../read/config/bundling.ts';
import { compileSass } from '../styles/compileSass.ts';
import type { CodePluginInput, ReadModules } from './codePlugin.ts';
import { toCommonModule } from './commonModule.ts';
import { expandComputed } from './computedImports.ts';
import { toCssModule } from './cssModule.ts';
import { findLoads } from './findLoads.ts';
import { isOfPackage, placeOf, type Report } from './importProblems.ts';
import { toMarkdownModule } from './markdownModule.ts';
import { fileOfImport, toModuleId } from './moduleNames.ts';
import { isPrismModule, toPrismModule, withoutComputed } from './prismModule.ts';
import { MARKDOWN, resolveAlias, STYLE } from './readings.ts';
import { findRemoved } from './removedFromReact.ts';
import { expandContexts } from './requireContext.ts';
import { importLoader, runLoaders } from './runLoaders.ts';
import { toSvgModule } from './svgModule.ts';
import { expandUrls } from './urlAssets.ts';
import { ABSENT, COMMON, CONSTANTS, fromReadAs, SOURCE, toReadAs, UNREADABLE } from './virtualModules.ts';

const CODE = /\.(?:[cm]?[jt]sx?|json)$/i;
/** If a computed name may mean more Markdown files than this, a page only gets those that it shows. */
const MAX_LATER = 20;
/** Modules that replace files that are not code. */
const TEXT_MODULE = { moduleType: 'js' as const };

/** `read` collects their data. */
export function createCodeLoader(input: CodePluginInput, read: ReadModules, report: Report) {
  const { siteDir, unreadable, bundling } = input;
  const importOnce = remember((name: string) => importLoader(name, siteDir));

  return async function load(id: string) {
    if (id.startsWith(SOURCE)) {
      const name = id.slice(SOURCE.length);
      const code = CONSTANTS[name] ?? input.sources?.[name] ?? '';
      noteLoads(id, code);
      return { code, moduleType: 'jsx' };
    }
    if (id.startsWith(ABSENT)) return { code: toAbsentModule(id.slice(ABSENT.length)), ...TEXT_MODULE };
    if (id.startsWith(COMMON)) return { code: toCommonModule(id.slice(COMMON.length)), ...TEXT_MODULE };
    if (isPrismModule(id)) return { code: toPrismModule(id, input), moduleSideEffects: true, ...TEXT_MODULE };
    if (id.startsWith('\0')) return null;
    const { filePath, readAs } = fromReadAs(id);
    if (!path.isAbsolute(filePath)) return null;
    const problem = unreadable.get(id);
    if (problem) {
      report(filePath, problem, id);
      return stub(filePath);
    }
    if (readAs) return readFileAs(id, filePath, readAs);
    const bytes = readSiteFileSync(filePath);
    if (MARKDOWN.test(filePath)) return { code: toMarkdownModule(filePath, toText(bytes), input), ...TEXT_MODULE };
    if (STYLE.test(filePath)) return loadStyle(filePath);
    if (CODE.test(filePath) || !path.extname(filePath)) {
      const code = await expandCalls(input.escaped.get(filePath) ?? toText(bytes), filePath);
      if (/\.json$/i.test(filePath)) read.data.set(id, code);
      if (!isOfPackage(filePath)) {
        for (const removed of findRemoved(code)) report(filePath, removed);
        noteLoads(id, code);
      }
      return { code };
    }
    if (/\.svg$/i.test(filePath)) return { code: toSvgModule(toText(bytes)), ...TEXT_MODULE };
    return loadAddress(filePath);
  } satisfies Plugin['load'];

  /** Includes webpack's handling of calls that name files. */
  async function expandCalls(written: string, filePath: string): Promise<string> {
    if (/\.json$/i.test(filePath)) return written;
    const findFolder = (name: string) => fileOfImport(resolveAlias(name, bundling.aliases), filePath, input);
    // If Prism's languages stay imports, they are loaded one by one.
    const contexts = await expandContexts(input.leaveAlone ? written : withoutComputed(written), findFolder);
    // Packages rarely need all the files that such a name may mean.
    const computed = isOfPackage(filePath) ? contexts : await expandComputed(contexts, findFolder, noteMany);
    return expandUrls(computed, input.target, (name) => findAsset(name, filePath));
  }

  function noteMany(filePaths: readonly string[]): void {
    const found = filePaths.filter((file) => MARKDOWN.test(file));
    if (found.length > MAX_LATER) for (const file of found) read.oneOfMany.add(file);
  }

  /** The module with the address of a file that code names. Like webpack, it looks next to the code first. */
  function findAsset(name: string, importer: string): string | undefined {
    const beside = path.resolve(path.dirname(importer), name);
    const found = [beside, fileOfImport(resolveAlias(name, bundling.aliases), importer, input)].find(
      (file) => file !== undefined && isSiteFile(file),
    );
    // The author of the site cannot fix a package.
    if (found === undefined && !isOfPackage(importer))
      report(importer, { ...placeOf(importer, name), code: 'missing-import', message: `"${name}" is no file.` });
    return found && toReadAs(found, 'address', '');
  }

  function noteLoads(id: string, code: string): void {
    if (input.target === 'browser') read.loads.set(id, findLoads(code));
  }

  /** Follows a rule, or the import itself. */
  async function readFileAs(id: string, filePath: string, [reading, query]: [Reading, string]) {
    if (reading === 'address') return loadAddress(filePath);
    if (reading === 'json') return { code: toText(readSiteFileSync(filePath)), moduleType: 'json' as const };
    if (reading === 'text') {
      return { code: `export default ${JSON.stringify(toText(readSiteFileSync(filePath)))};`, ...TEXT_MODULE };
    }
    const { mode, target } = input;
    try {
      const host = { siteDir, mode, target, loaders: bundling.loaders, load: importOnce, report: reportLoader };
      const code = await runLoaders(filePath, query, reading, host);
      const [, extension] = /\.[cm]?([jt]sx?)$/i.exec(filePath) ?? [];
      return {
        code,
        moduleType: (extension?.toLowerCase().replace(/^js$/, 'jsx') ?? 'js') as 'js' | 'jsx' | 'ts' | 'tsx',
      };
    } catch (error) {
      reportLoader((error as Error).message, 'error');
      return stub(filePath);
    }

    function reportLoader(message: string, severity?: 'error'): void {
      report(filePath, { code: 'loader', message, severity }, id);
    }
  }

  /** A component that only shows its children. */
  function stub(filePath: string) {
    const name = JSON.stringify(UNREADABLE + toModuleId(filePath, siteDir));
    return { code: `export * from ${name};\nexport { default } from ${name};`, ...TEXT_MODULE };
  }

  async function loadAddress(filePath: string) {
    read.files.add(filePath);
    return { code: await fileModule(filePath), ...TEXT_MODULE };
  }

  async function fileModule(filePath: string): Promise<string> {
    // On the server the address depends on the page, so it is resolved where it is shown.
    if (input.target === 'server') return `export default ${JSON.stringify(toModuleId(filePath, siteDir))};`;
    const address = (await input.toAddress?.(filePath)) ?? '';
    return `export default octavo.root + ${JSON.stringify(address)};`;
  }

  async function loadStyle(filePath: string) {
    // Others are read when the page's style sheet is built.
    const isModule = /\.module\.\w+$/i.test(filePath);
    if (!isModule) {
      read.styles.set(filePath, { filePath });
      return { code: 'export {};', moduleSideEffects: true, ...TEXT_MODULE };
    }
    const source = /\.s[ac]ss$/i.test(filePath)
      ? compileSass(filePath, siteDir, ({ filePath: file = filePath, message, line, column, severity }) =>
          report(file, { code: 'sass', message, line, column, ...(severity === 'error' && { severity }) }),
        )
      : toText(readSiteFileSync(filePath));
    const { code, css, global, problem } = await toCssModule(filePath, source ?? '', siteDir);
    if (problem) report(filePath, problem);
    if (css !== undefined) read.styles.set(filePath, { filePath, css, ...(global && { global }) });
    return { code, moduleSideEffects: true, ...TEXT_MODULE };
  }
}

/** As webpack's module for a missing package. */
function toAbsentModule(name: string): string {
  const message = JSON.stringify(`Cannot find module '${name}'`);
  return `module.exports = (() => { throw Object.assign(new Error(${message}), { code: 'MODULE_NOT_FOUND' }); })();`;
}
