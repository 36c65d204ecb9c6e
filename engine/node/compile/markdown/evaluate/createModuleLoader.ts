/**
 * Runs the JavaScript of a file and of its imports. Content may import modules of the theme, other Markdown, data,
 * files, and the site's own code (`siteCode/`). Stand-ins replace what is missing.
 */
import type { ProblemCode } from '../../../../shared/problemCodes.ts';
import { isSiteFile } from '../../../ground/inputs/siteFiles.ts';
import { whyNotGenerated } from '../../../../shared/generatedModules.ts';
import type { Bundling } from '../../../read/config/bundling.ts';
import type { MdxRuntime, WrittenAt } from '../../../../shared/renderer.ts';
import type { ParsedFile } from '../parseFile.ts';
import { MarkdownError } from '../render/markdownError.ts';
import { createContent } from '../render/createContent.ts';
import { createElements } from '../render/createElements.ts';
import type { RefPlace, Session } from '../session.ts';
import { MISSING } from '../../../ground/inputs/fileStamp.ts';
import { findContentModule } from '../../siteCode/contentModules.ts';
import type { CodeRunner } from '../../siteCode/runCode.ts';
import { hashOf } from '../../../ground/hashOf.ts';
import { isOfDocusaurus } from '../../siteCode/docusaurusNames.ts';
import { describeMissingPackage } from '../../siteCode/missingPackage.ts';
import { findCodeFile, moduleExists, packageOf } from '../../siteCode/moduleNames.ts';
import { contentComponents } from './contentComponents.ts';
import { CODE, OWN_PATH } from '../cache/dependencies.ts';
import { classifyImport, type ImportPlace } from './classifyImport.ts';
import { browserName, type GeneratedModule, type ModuleInstance } from './generateModule.ts';
import { folderOf, joinImport } from './importFolder.ts';
import { toOwnModule } from './ownModule.ts';
import type { PageFiles } from './readPartials.ts';
import { createModuleStandIn, createStandIn } from './standIn.ts';
import { createSvgComponent } from './svgComponent.ts';

export type ModuleExports = Record<string, unknown>;

export interface ModuleHost {
  runtime: MdxRuntime;
  session: Session;
  siteDir: string;
  runner: CodeRunner;
  files: PageFiles;
  bundling?: Bundling;
  themeFolders?: readonly string[];
  /** The Markdown files among them, parsed. */
  partials: ReadonlyMap<string, ParsedFile>;
  /** Headings of the page, for `{toc}`; filled after the first rendering. */
  toc: unknown[];
  /** The error of rendering an element. Called only if the page as a whole cannot be rendered. */
  failureOf?(element: unknown): unknown;
}

export interface ModuleLoader {
  load(file: ParsedFile, place?: RefPlace): ModuleExports;
  /** The table of contents was read. */
  usesToc(): boolean;
  /** Modules of the site's code that were imported. */
  modules: ReadonlySet<string>;
  /** Modules that exist but were unknown when the site's code was bundled, because a plugin wrote the import. */
  unbundled: ReadonlySet<string>;
  /** Code of the Markdown files themselves, for the browser. */
  sources: ReadonlyMap<string, string>;
  /** The component of a Markdown file that the site's code shows; undefined if the file cannot be read. */
  markdown(file: string): unknown;
  /** The site's replacements for the theme's components. */
  overrides: Record<string, unknown>;
  /** The exports of a module of the site's code. */
  importCode(id: string, source: string): ModuleExports;
}

export function createModuleLoader(host: ModuleHost): ModuleLoader {
  const { runtime, session } = host;
  const { read, toFilePath } = host.files;
  const loaded = new Map<string, ModuleExports>();
  const loading: string[] = [];
  /** Files whose code may fail because an import is missing. */
  const withStandIns = new Set<string>();
  const { createElement } = createElements(runtime);
  const modules = new Set<string>();
  const unbundled = new Set<string>();
  let usesToc = false;

  const sources = new Map<string, string>();
  const components = contentComponents({
    ...host,
    runDefault: (id, source) => importCode(id, source).default,
  });
  const { overrides } = components;

  return { load, importCode, modules, unbundled, sources, overrides, markdown: showMarkdown, usesToc: () => usesToc };

  function importCode(id: string, source: string): ModuleExports {
    return runCode(id, source, session.filePath, undefined);
  }

  function load(file: ParsedFile, place: RefPlace = { folder: '', file: '' }): ModuleExports {
    for (const { code, message, filePath, line = 1, column = 1, ...details } of file.problems) {
      session.report(code, message, { ...details, at: { filePath, line, column } });
    }
    const { module, code, filePath } = file;
    const instance = module && run(module, file, place);
    if (module?.mentioned.has('toc')) usesToc = true;
    const ownId = module?.hasOwnCode && runtime.siteCode ? addOwnModule(module, file, place) : undefined;
    if (ownId && instance) {
      const { default: _layout, ...exports } = instance.exports;
      runtime.siteCode?.register(ownId, exports);
    }
    const Content = createContent(
      {
        filePath,
        text: file.text,
        root: file.root,
        slots: code.slots,
        expressions: instance?.expressions ?? (() => []),
        ownComponents: instance?.components ?? {},
      },
      {
        runtime,
        components: components.all,
        reference(kind, target, at) {
          const isUnreadable = /^https?:\/\/\[/i.test(target) && !URL.canParse(target);
          if (target !== '' && !isUnreadable) return session.reference(kind, target, place, at);
          const reason = target === '' ? 'its address is empty' : `"${target}" is no address`;
          session.report('empty-link', `This ${kind} leads nowhere: ${reason}.`, { at, severity: 'error' });
          return target === '' ? undefined : target;
        },
        nameFunction: (value, index) => ownId && runtime.siteCode?.register(ownId, { [browserName(index)]: value }),
        missingComponent: components.missing,
        report(code, message, details) {
          // Code that was not run is probably the reason, so the author has nothing to mend.
          const severity = withStandIns.has(filePath) ? undefined : details.severity;
          session.report(code, message, { ...details, severity });
        },
        failureOf: host.failureOf,
      },
    );
    const layout = usableLayout(instance?.exports.default, file);
    return {
      frontMatter: file.frontMatter,
      contentTitle: file.contentTitle,
      toc: host.toc,
      ...instance?.exports,
      default: layout
        ? (props: Record<string, unknown>) => createElement(layout, props, createElement(Content, props))
        : Content,
    };
  }

  /** The file's own code, for the browser. */
  function addOwnModule(module: GeneratedModule, file: ParsedFile, place: RefPlace): string {
    const own = toOwnModule(module, file, { ...host, themeModules: runtime.modules, place: placeOfImports(place) });
    // Another file with the same text may import other files by the same names.
    if (own.isRelative) host.files.dependencies.set(OWN_PATH, hashOf(session.filePath));
    sources.set(own.id, own.source);
    return own.id;
  }

  function placeOfImports({ folder }: RefPlace): ImportPlace {
    const { siteDir, bundling, themeFolders } = host;
    return { siteDir, folder, toFilePath, bundling, themeFolders };
  }

  /** `export default` is a component around the whole page. */
  function usableLayout(layout: unknown, { filePath }: ParsedFile): unknown {
    if (!layout || !host.failureOf) return layout;
    const error = host.failureOf(createElement(layout, {}, ''));
    if (error === undefined) return layout;
    const reason = error instanceof Error ? error.message : String(error);
    session.report('component-fails', `\`export default\` fails: ${reason.replace(/\.$/, '')}. It is left out.`, {
      at: { filePath, line: 1, column: 1 },
      severity: withStandIns.has(filePath) ? undefined : 'error',
    });
    return undefined;
  }

  function run(module: GeneratedModule, file: ParsedFile, place: RefPlace): ModuleInstance {
    const { filePath, frontMatter, contentTitle } = file;
    const importFrom = (source: string, at: WrittenAt | undefined) => importModule(source, place, filePath, at);
    const scope = {
      $jsx: createElement,
      $Fragment: runtime.jsx.Fragment,
      $standIn: createStandIn,
      $modules: module.imports.map(({ source, line = 1, column = 1 }) =>
        importFrom(source, { filePath, line, column }),
      ),
      require: (source: string) => importFrom(source, undefined),
      frontMatter,
      contentTitle,
      toc: host.toc,
      assets: {},
      metadata: { frontMatter, title: frontMatter.title ?? contentTitle },
      ...Object.fromEntries(
        module.componentNames.map((name) => [name, components.find(name) ?? components.missing(name)]),
      ),
    };
    try {
      return module.create(scope);
    } catch (error) {
      const { line = 1, column = 1 } = module.firstStatement ?? {};
      const reason = error instanceof Error ? error.message : String(error);
      session.report('expression', `The page's own code fails: ${reason.replace(/\.$/, '')}. It is left out.`, {
        at: error instanceof MarkdownError && error.at ? error.at : { filePath, line, column },
        severity: withStandIns.has(filePath) ? undefined : 'error',
      });
      withStandIns.add(filePath);
      return module.createWithStandIns(scope);
    }
  }

  /** An import that fails is reported, and a stand-in takes its place. */
  function importModule(source: string, place: RefPlace, importer: string, at: WrittenAt | undefined): ModuleExports {
    const code = findContentModule(source, runtime.modules, placeOfImports(place));
    if (code) {
      const bundled = code.id === undefined ? undefined : host.runner.find(code.id);
      // A missing file may exist later.
      host.files.dependencies.set(CODE + code.name, bundled?.hash ?? MISSING);
      if (code.id !== undefined && bundled) return runCode(code.id, source, importer, at);
      if (code.id !== undefined && moduleExists(code.id, host.siteDir)) unbundled.add(code.id);
    }
    const reason = whyNotGenerated(source);
    if (reason) return notRun(reason, 'generated-module');
    const found = classifyImport(source, runtime.modules, placeOfImports(place));
    if (found.kind === 'theme') return runtime.modules[source] ?? {};
    if (found.kind === 'package') return packageMissing(found.name);
    if (found.kind === 'generated') return notRun('the plugin that makes it is not run', 'generated-module');
    const file = joinImport(place.folder, found.file);
    try {
      switch (found.kind) {
        case 'markdown':
          return importMarkdown(file, at);
        case 'json':
          return importJson(file, at);
        case 'raw':
          return { default: read(findFile(file), at) };
        case 'svg':
          return { default: createSvgComponent(read(file, at), fileReference(file), runtime) };
        case 'file':
          return { default: fileReference(file) };
        case 'style':
          return notRun('there is no such style sheet', 'missing-import', 'error');
        case 'code':
          return notRun('there is no such file', 'missing-import', isOfDocusaurus(source) ? undefined : 'error');
      }
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      session.report('missing-import', error.message, { at: error.at, severity: 'error', subject: source });
      return standIns();
    }

    /** A file below the site's root may be meant by `/img/a.png`, which otherwise is a static file. */
    function fileReference(name: string): string {
      const written = (found as { file: string }).file;
      const target = written.startsWith('/') && isSiteFile(toFilePath(name)) ? name : written;
      return session.reference('file', target, place, at, 'throw');
    }

    function notRun(reason: string, code: ProblemCode, severity?: 'error'): ModuleExports {
      const message = `\`import … from '${source}'\`: ${reason}. Only what stands inside its tags is shown.`;
      session.report(code, message, { at, subject: source, severity });
      return standIns();
    }

    function packageMissing(name: string): ModuleExports {
      if (isOfDocusaurus(name)) return notRun('the package is not found', 'missing-package');
      if (name.startsWith('@docusaurus/')) return notRun('there is no such module', 'missing-import', 'error');
      session.report('missing-package', describeMissingPackage(name), {
        at,
        subject: packageOf(name),
        severity: 'error',
      });
      return standIns();
    }

    function standIns(): ModuleExports {
      return standInsFor(source, importer);
    }
  }

  /** A module of the site's code. */
  function runCode(id: string, source: string, importer: string, at: WrittenAt | undefined): ModuleExports {
    const { problems = [] } = host.runner.find(id) ?? {};
    modules.add(id);
    for (const { code, message, severity, filePath, line = 1, column = 1, subject = id } of problems) {
      session.report(code, message, { at: { filePath, line, column }, severity, subject });
    }
    if (problems.length > 0) withStandIns.add(importer);
    try {
      return host.runner.run(id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = `"${source}" fails when it is loaded: ${reason.replace(/\.$/, '')}. Only what stands inside its tags is shown.`;
      session.report('site-code', message, { at, severity: 'error', subject: source });
      return standInsFor(source, importer);
    }
  }

  function standInsFor(source: string, importer: string): ModuleExports {
    withStandIns.add(importer);
    return createModuleStandIn(source) as ModuleExports;
  }

  function showMarkdown(file: string): unknown {
    try {
      return importMarkdown(file, undefined).default;
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      session.report('missing-import', error.message, { severity: 'error', subject: file });
      return undefined;
    }
  }

  function importMarkdown(file: string, at: WrittenAt | undefined): ModuleExports {
    const known = loaded.get(file);
    if (known) return known;
    if (loading.includes(file)) {
      throw new MarkdownError(`Files import one another in a circle: ${[...loading, file].join(' → ')}.`, at);
    }
    const partial = host.partials.get(file);
    // Not read: either the file does not exist, which reading it reports, or its name was unknown before the page ran.
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

  /** `./comp` → `./comp.tsx`, whichever there is. */
  function findFile(file: string): string {
    const written = toFilePath(file);
    return file + (findCodeFile(written)?.slice(written.length) ?? '');
  }
}
