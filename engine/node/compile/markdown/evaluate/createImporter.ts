/**
 * Resolves the imports of a Markdown file: modules of the theme, other Markdown, data, files, and the site's own code
 * (`siteCode/`). Stubs replace missing modules.
 */
import path from 'node:path';
import { messageOf } from '../../../../shared/messageOf.ts';
import type { ProblemCode } from '../../../../shared/problemCodes.ts';
import { isSiteFile } from '../../../ground/inputs/siteFiles.ts';
import { whyNotGenerated } from '../../../../shared/generatedModules.ts';
import type { WrittenAt } from '../../../../shared/renderer.ts';
import type { ParsedFile } from '../parseFile.ts';
import { MarkdownError } from '../render/markdownError.ts';
import type { RefPlace } from '../session.ts';
import { MISSING } from '../../../ground/inputs/fileStamp.ts';
import { findContentModule } from '../../siteCode/contentModules.ts';
import { isOfDocusaurus } from '../../siteCode/docusaurusNames.ts';
import { describeMissingPackage } from '../../siteCode/missingPackage.ts';
import { packageOf } from '../../../ground/inputs/packages.ts';
import { findCodeFile, moduleExists } from '../../siteCode/moduleNames.ts';
import { CODE } from '../cache/dependencies.ts';
import { classifyImport } from './classifyImport.ts';
import { folderOf } from './importFolder.ts';
import { createModuleStub } from './stub.ts';
import { createSvgComponent } from './svgComponent.ts';
import { placeOfImports, type ModuleHost } from './moduleHost.ts';
import type { ModuleExports } from '../../siteCode/runCode.ts';

export interface Importer {
  /** The value of an import. One that fails is reported and replaced by a stub. */
  importModule(source: string, place: RefPlace, importer: string, at: WrittenAt | undefined): ModuleExports;
  importMarkdown(file: string, at: WrittenAt | undefined): ModuleExports;
  /** A module of the site's code. */
  runCode(id: string, source: string, importer: string, at: WrittenAt | undefined): ModuleExports;
  /** Modules of the site's code that were imported. */
  modules: Set<string>;
  /** Modules that exist but were unknown when the site's code was bundled. */
  unbundled: Set<string>;
  /** Files whose code may fail because an import is missing. */
  withStubs: Set<string>;
}

type LoadFile = (file: ParsedFile, place: RefPlace) => ModuleExports;

export function createImporter(host: ModuleHost, load: LoadFile): Importer {
  const { runtime, session } = host;
  const { read, toFilePath } = host.files;
  const loaded = new Map<string, ModuleExports>();
  const loading: string[] = [];
  const modules = new Set<string>();
  const unbundled = new Set<string>();
  const withStubs = new Set<string>();

  return { importModule, importMarkdown, runCode, modules, unbundled, withStubs };

  function importModule(source: string, place: RefPlace, importer: string, at: WrittenAt | undefined): ModuleExports {
    const importPlace = placeOfImports(host, place.folder);
    const code = findContentModule(source, importPlace);
    if (code) {
      const bundled = code.id === undefined ? undefined : host.runner.find(code.id);
      // A missing file may exist later.
      host.files.dependencies.set(CODE + code.name, bundled?.hash ?? MISSING);
      if (code.id !== undefined && bundled) return runCode(code.id, source, importer, at);
      if (code.id !== undefined && moduleExists(code.id, host.options.siteDir)) unbundled.add(code.id);
    }
    const reason = whyNotGenerated(source);
    if (reason) return notRun(reason, 'generated-module');
    const found = classifyImport(source, importPlace);
    if (found.kind === 'theme') return runtime.modules[source] ?? {};
    if (found.kind === 'package') return packageMissing(found.name);
    if (found.kind === 'generated') return notRun('the plugin that makes it is not run', 'generated-module');
    const { file } = found;
    try {
      switch (found.kind) {
        case 'markdown':
          return importMarkdown(file, at);
        case 'json':
          return importJson(file, at);
        case 'raw':
          return { default: read(findFile(file), at) };
        case 'svg':
          return { default: createSvgComponent(read(file, at), fileReference(found), runtime) };
        case 'file':
          return { default: fileReference(found) };
        case 'style':
          return notRun('there is no such style sheet', 'missing-import', 'error');
        case 'code':
          return notRun('there is no such file', 'missing-import', isOfDocusaurus(source) ? undefined : 'error');
      }
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      session.report('missing-import', error.message, { at: error.at, severity: 'error', subject: source });
      return stubs();
    }

    /** Static files have an address already, and so has `/img/a.png` if there is no such file. */
    function fileReference({ file: name, written }: { file: string; written: string }): string {
      const filePath = toFilePath(name);
      const isStatic = host.options.staticDirectories.some((dir) => filePath.startsWith(dir + path.sep));
      const target = written.startsWith('/') && !isStatic && isSiteFile(filePath) ? name : written;
      return session.reference('file', target, place, at, 'throw');
    }

    function notRun(reason: string, code: ProblemCode, severity?: 'error'): ModuleExports {
      const message = `\`import … from '${source}'\`: ${reason}. Only what stands inside its tags is shown.`;
      session.report(code, message, { at, subject: source, severity });
      return stubs();
    }

    function packageMissing(name: string): ModuleExports {
      if (isOfDocusaurus(name)) return notRun('the package is not found', 'missing-package');
      if (name.startsWith('@docusaurus/')) return notRun('there is no such module', 'missing-import', 'error');
      session.report('missing-package', describeMissingPackage(name), {
        at,
        subject: packageOf(name),
        severity: 'error',
      });
      return stubs();
    }

    function stubs(): ModuleExports {
      return stubsFor(source, importer);
    }
  }

  function runCode(id: string, source: string, importer: string, at: WrittenAt | undefined): ModuleExports {
    const { problems = [] } = host.runner.find(id) ?? {};
    modules.add(id);
    for (const { code, message, severity, filePath, line = 1, column = 1, subject = id } of problems) {
      session.report(code, message, { at: { filePath, line, column }, severity, subject });
    }
    if (problems.length > 0) withStubs.add(importer);
    try {
      return host.runner.run(id);
    } catch (error) {
      const reason = messageOf(error);
      const message = `"${source}" fails when it is loaded: ${reason.replace(/\.$/, '')}. Only what stands inside its tags is shown.`;
      session.report('site-code', message, { at, severity: 'error', subject: source });
      return stubsFor(source, importer);
    }
  }

  function stubsFor(source: string, importer: string): ModuleExports {
    withStubs.add(importer);
    return createModuleStub(source) as ModuleExports;
  }

  function importMarkdown(file: string, at: WrittenAt | undefined): ModuleExports {
    const known = loaded.get(file);
    if (known) return known;
    if (loading.includes(file)) {
      throw new MarkdownError(`Files import one another in a circle: ${[...loading, file].join(' → ')}.`, at);
    }
    const partial = host.partials.get(file);
    // The file was not read: either it does not exist, which reading reports, or its name was unknown before the page
    // ran.
    if (!partial) {
      read(file, at);
      throw new MarkdownError(`"${file}" must be imported with \`import\`, at the top of the page.`, at);
    }
    loading.push(file);
    const exports = load(partial, { folder: folderOf(file), file });
    loading.pop();
    loaded.set(file, exports);
    return exports;
  }

  function importJson(file: string, at: WrittenAt | undefined): ModuleExports {
    const text = read(file, at);
    try {
      const data: unknown = JSON.parse(text);
      return { ...(data !== null && typeof data === 'object' ? data : {}), default: data };
    } catch (error) {
      throw new MarkdownError(`"${file}" is not valid JSON: ${(error as Error).message}.`, at, { cause: error });
    }
  }

  /** `./comp` → `./comp.tsx`, with the first extension that exists. */
  function findFile(file: string): string {
    const written = toFilePath(file);
    return file + (findCodeFile(written)?.slice(written.length) ?? '');
  }
}
