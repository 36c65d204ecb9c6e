/** Runs the JavaScript of a Markdown file, and joins it with the file's content. */
import { messageOf } from '../../../../shared/messageOf.ts';
import { AROUND_PARTS } from '../../../../shared/partNames.ts';
import type { LiveCode, WrittenAt } from '../../../../shared/renderer.ts';
import type { ParsedFile } from '../parseFile.ts';
import { MarkdownError } from '../render/markdownError.ts';
import { createContent } from '../render/createContent.ts';
import { createElements } from '../render/createElements.ts';
import type { RefPlace } from '../session.ts';
import { hashOf } from '../../../ground/hashOf.ts';
import { contentComponents } from './contentComponents.ts';
import { CODE, OWN_PATH } from '../cache/dependencies.ts';
import { browserName, type GeneratedModule, type ModuleInstance } from './generateModule.ts';
import { toOwnModule } from './ownModule.ts';
import { createStub } from './stub.ts';
import { placeOfImports, type ModuleHost } from './moduleHost.ts';
import type { ModuleExports } from '../../siteCode/runCode.ts';
import { createImporter } from './createImporter.ts';
import { createLiveCode, LIVE_SCOPE } from './createLiveCode.ts';
import { findContentModule } from '../../siteCode/contentModules.ts';
import { MISSING } from '../../../ground/inputs/fileStamp.ts';

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
  /** The site's components around the part with this name, or around content, the outermost first. */
  around(part?: string): unknown[];
  /** Runs code blocks marked `live`. */
  liveCode(position: LiveCode['position']): LiveCode;
  /** The exports of a module of the site's code. */
  importCode(id: string, source: string): ModuleExports;
}

export function createModuleLoader(host: ModuleHost): ModuleLoader {
  const { runtime, session } = host;
  const { importModule, importMarkdown, runCode, modules, unbundled, withStubs } = createImporter(host, load);
  const { createElement } = createElements(runtime);
  let usesToc = false;

  const sources = new Map<string, string>();
  const components = contentComponents({
    ...host,
    runDefault: (id, source) => importCode(id, source).default,
  });
  const { overrides } = components;

  return {
    load,
    importCode,
    liveCode,
    around,
    modules,
    unbundled,
    sources,
    overrides,
    markdown: showMarkdown,
    usesToc: () => usesToc,
  };

  function around(part?: string): unknown[] {
    const at = AROUND_PARTS.indexOf(part ?? '');
    const names = at < 0 ? AROUND_PARTS : AROUND_PARTS.slice(0, at);
    return names.flatMap((name) => {
      const id = host.runner.around[name];
      if (id === undefined) return [];
      modules.add(id);
      try {
        return host.runner.run(id).default ?? [];
      } catch {
        // Its error is reported where the part is shown.
        return [];
      }
    });
  }

  function liveCode(position: LiveCode['position']): LiveCode {
    const page: RefPlace = { folder: '', file: '' };
    const { id } = findContentModule(LIVE_SCOPE, placeOfImports(host, page.folder)) ?? {};
    return createLiveCode({
      runtime,
      position,
      scopeId: id,
      importScope() {
        if (id !== undefined) return importModule(LIVE_SCOPE, page, session.filePath, undefined);
        // The file may be created later.
        host.files.dependencies.set(CODE + LIVE_SCOPE, MISSING);
        return {};
      },
      addSource: (name, source) => void sources.set(name, source),
    });
  }

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
          // The reason is probably code that was not run, so the author has nothing to fix.
          const severity = withStubs.has(filePath) ? undefined : details.severity;
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
    const own = toOwnModule(module, file, host.runner, placeOfImports(host, place.folder));
    // Another file with the same text may import other files by the same names.
    if (own.isRelative) host.files.dependencies.set(OWN_PATH, hashOf(session.filePath));
    sources.set(own.id, own.source);
    return own.id;
  }

  /** `export default` is a component around the whole page. */
  function usableLayout(layout: unknown, { filePath }: ParsedFile): unknown {
    if (!layout || !host.failureOf) return layout;
    const error = host.failureOf(createElement(layout, {}, ''));
    if (error === undefined) return layout;
    const reason = messageOf(error);
    session.report('component-fails', `\`export default\` fails: ${reason.replace(/\.$/, '')}. It is left out.`, {
      at: { filePath, line: 1, column: 1 },
      severity: withStubs.has(filePath) ? undefined : 'error',
    });
    return undefined;
  }

  function run(module: GeneratedModule, file: ParsedFile, place: RefPlace): ModuleInstance {
    const { filePath, frontMatter, contentTitle } = file;
    const importFrom = (source: string, at: WrittenAt | undefined) => importModule(source, place, filePath, at);
    const scope = {
      $jsx: createElement,
      $Fragment: runtime.jsx.Fragment,
      $stub: createStub,
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
      const reason = messageOf(error);
      session.report('expression', `The page's own code fails: ${reason.replace(/\.$/, '')}. It is left out.`, {
        at: error instanceof MarkdownError && error.at ? error.at : { filePath, line, column },
        severity: withStubs.has(filePath) ? undefined : 'error',
      });
      withStubs.add(filePath);
      return module.createWithStubs(scope);
    }
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
}
