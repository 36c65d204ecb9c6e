/**
 * Runs a file's JavaScript and that of the files it imports. Content may import what the theme brings, other
 * Markdown, data and files; components of the site are not run yet and stand aside for their children.
 */
import path from 'node:path';
import { isSiteFile, namesInSiteFolder, readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';
import { hashOf } from '../../../ground/hashOf.ts';
import { MISSING } from '../../../ground/inputs/fileStamp.ts';
import { didYouMean } from '../../../../shared/nearestName.ts';
import type { MdxRuntime, WrittenAt } from '../../../../shared/renderer.ts';
import type { ParsedFile } from '../parseFile.ts';
import { ContentError } from '../render/contentError.ts';
import { createContent } from '../render/createContent.ts';
import type { RefPlace, Session } from '../session.ts';
import { classifyImport } from './classifyImport.ts';
import { folderOf, joinImport, toFilePath } from './importFolder.ts';
import { createSvgComponent } from './svgComponent.ts';

export type ModuleExports = Record<string, unknown>;

export interface ModuleHost {
  runtime: MdxRuntime;
  session: Session;
  siteDir: string;
  /** Reads an imported Markdown file. */
  parse(filePath: string, source: string): ParsedFile;
  /** Headings of the page, for `{toc}`; filled after the first rendering. */
  toc: unknown[];
}

export interface ModuleLoader {
  load(file: ParsedFile, place?: RefPlace): ModuleExports;
  /** Files read besides the page itself, as seen from it, and the hashes of what they said. */
  dependencies: Map<string, string>;
  /** Somebody asked for the table of contents. */
  usesToc(): boolean;
}

export function createModuleLoader(host: ModuleHost): ModuleLoader {
  const { runtime, session, siteDir } = host;
  const pageFolder = path.dirname(session.filePath);
  const dependencies = new Map<string, string>();
  const loaded = new Map<string, ModuleExports>();
  const loading: string[] = [];
  let usesToc = false;

  return { load, dependencies, usesToc: () => usesToc };

  function load(file: ParsedFile, place: RefPlace = { folder: '', file: '' }): ModuleExports {
    for (const { message, ...at } of file.warnings) session.warn(message, at as WrittenAt);
    const { module, code } = file;
    const importFrom = (source: string, at: WrittenAt | undefined) => importModule(source, place, at);
    const instance = module?.create({
      $jsx: createElement,
      $Fragment: runtime.jsx.Fragment,
      $modules: module.imports.map(({ source, line = 1, column = 1 }) =>
        importFrom(source, { filePath: file.filePath, line, column }),
      ),
      require: (source: string) => importFrom(source, undefined),
      frontMatter: file.frontMatter,
      contentTitle: file.contentTitle,
      toc: host.toc,
      assets: {},
      metadata: { frontMatter: file.frontMatter, title: file.frontMatter.title ?? file.contentTitle },
      ...Object.fromEntries(module.componentNames.map((name) => [name, runtime.components[name] ?? missing(name)])),
    });
    if (module?.mentioned.has('toc')) usesToc = true;
    const Content = createContent(
      {
        filePath: file.filePath,
        root: file.root,
        slots: code.slots,
        expressions: instance?.expressions ?? (() => []),
        ownComponents: instance?.components ?? {},
      },
      {
        runtime,
        reference(kind, target, at) {
          if (target !== '') return session.reference(kind, target, place, at);
          session.warn(`This ${kind} leads nowhere: its address is empty.`, at);
          return undefined;
        },
        missingComponent: missing,
        warn: session.warn,
      },
    );
    const layout = instance?.exports.default;
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

  function importModule(source: string, place: RefPlace, at: WrittenAt | undefined): ModuleExports {
    const found = classifyImport(source, runtime.modules);
    if (found.kind === 'theme') return runtime.modules[source] ?? {};
    if (found.kind === 'package') return standIn(source, 'packages are not run', at);
    const file = joinImport(place.folder, found.file);
    switch (found.kind) {
      case 'markdown':
        return importMarkdown(file, at);
      case 'json':
        return importJson(file, at);
      case 'raw':
        return { default: read(file, at) };
      case 'svg':
        return {
          default: createSvgComponent(read(file, at), session.reference('file', found.file, place, at), runtime),
        };
      case 'file':
        return { default: session.reference('file', found.file, place, at) };
      case 'style':
        return standIn(source, 'style sheets of content are not read; use `customCss`', at);
      case 'code':
        return standIn(source, 'components of the site are not run', at);
    }
  }

  function importMarkdown(file: string, at: WrittenAt | undefined): ModuleExports {
    const known = loaded.get(file);
    if (known) return known;
    if (loading.includes(file)) {
      throw new ContentError(`Files import one another in a circle: ${[...loading, file].join(' → ')}.`, at);
    }
    loading.push(file);
    const source = read(file, at);
    const exports = load(host.parse(toFilePath(file, pageFolder, siteDir), source), { folder: folderOf(file), file });
    loading.pop();
    loaded.set(file, exports);
    return exports;
  }

  function importJson(file: string, at: WrittenAt | undefined): ModuleExports {
    try {
      const data: unknown = JSON.parse(read(file, at));
      return { ...(data !== null && typeof data === 'object' ? data : {}), default: data };
    } catch (error) {
      if (error instanceof ContentError) throw error;
      throw new ContentError(`"${file}" is not valid JSON: ${(error as Error).message}.`, at, { cause: error });
    }
  }

  function read(file: string, at: WrittenAt | undefined): string {
    const filePath = toFilePath(file, pageFolder, siteDir);
    if (isSiteFile(filePath)) {
      const bytes = readSiteFileSync(filePath);
      dependencies.set(file, hashOf(bytes));
      return bytes.toString();
    }
    dependencies.set(file, MISSING);
    const hint = didYouMean(path.basename(filePath), namesInSiteFolder(path.dirname(filePath)));
    throw new ContentError(`"${file}" is imported, but there is no such file.${hint}`, at);
  }

  /** In place of what is not run: shows its children, and says so once. */
  function standIn(source: string, reason: string, at: WrittenAt | undefined): ModuleExports {
    session.warn(`\`import … from '${source}'\`: ${reason} (yet). Only what stands inside its tags is shown.`, at);
    return new Proxy({ default: Aside } as ModuleExports, {
      get: (_target, name) => (typeof name === 'string' ? Aside : undefined),
    });
  }

  function missing(name: string, at?: WrittenAt): unknown {
    const source = [`@theme/${name}`, `@docusaurus/${name}`].find((module) => Object.hasOwn(runtime.modules, module));
    const hint = source
      ? ` Write \`import ${name} from '${source}';\` above.`
      : didYouMean(
          name,
          Object.keys(runtime.components).filter((other) => /^[A-Z]/.test(other)),
        );
    session.warn(`\`<${name}>\` is neither imported nor known. Only what stands inside it is shown.${hint}`, at);
    return Aside;
  }

  function createElement(type: unknown, props: Record<string, unknown> | null, ...children: unknown[]): unknown {
    const { jsx, jsxs } = runtime.jsx as Record<
      'jsx' | 'jsxs',
      (type: unknown, props: object, key?: unknown) => unknown
    >;
    const { key, ...rest } = props ?? {};
    if (children.length > 1) return jsxs(type, { ...rest, children }, key);
    return jsx(type, children.length === 1 ? { ...rest, children: children[0] } : rest, key);
  }
}

/** Shows what stands inside it. */
function Aside({ children }: { children?: unknown }): unknown {
  return children ?? null;
}
