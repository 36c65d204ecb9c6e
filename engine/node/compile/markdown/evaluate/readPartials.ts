import path from 'node:path';
import { hashOf } from '../../../ground/hashOf.ts';
import { MISSING } from '../../../ground/inputs/fileStamp.ts';
import { readOnce } from '../../../ground/inputs/readOnce.ts';
import { namesInSiteFolder } from '../../../ground/inputs/siteFiles.ts';
import type { Bundling } from '../../../read/config/bundling.ts';
import { didYouMean } from '../../../../shared/nearestName.ts';
import type { WrittenAt } from '../../../../shared/renderer.ts';
import type { ParsedFile } from '../parseFile.ts';
import { MarkdownError } from '../render/markdownError.ts';
import { PREPROCESSED } from '../source/preprocess.ts';
import type { Problem } from '../../siteCode/types.ts';
import { classifyImport } from './classifyImport.ts';
import { folderOf, joinImport, toFilePath } from './importFolder.ts';

/** Other files of a page, by their names relative to the page (see `importFolder.ts`). */
export interface PageFiles {
  read(file: string, at?: WrittenAt): string;
  toFilePath(file: string): string;
  /** The files that were read, with hashes of their content. */
  dependencies: Map<string, string>;
}

export function createPageFiles(pagePath: string, siteDir: string): PageFiles {
  const dependencies = new Map<string, string>();
  const pageFolder = path.dirname(pagePath);
  return {
    dependencies,
    toFilePath: (file) => toFilePath(file, pageFolder, siteDir),
    read(file, at) {
      const filePath = toFilePath(file, pageFolder, siteDir);
      const found = readOnce(filePath);
      if (found) {
        dependencies.set(file, found.hash);
        return found.text;
      }
      dependencies.set(file, MISSING);
      const hint = didYouMean(path.basename(filePath), namesInSiteFolder(path.dirname(filePath)));
      throw new MarkdownError(`"${file}" is imported, but there is no such file.${hint}`, at);
    },
  };
}

export interface PartialsHost {
  files: PageFiles;
  themeModules: Record<string, unknown>;
  bundling?: Bundling;
  parse(filePath: string, text: string): Promise<ParsedFile>;
  /**
   * The Markdown that a module of the site's code shows; without an argument, the Markdown of modules on every page.
   */
  markdownOf(source?: string, folder?: string): readonly string[];
  /** The site's own, if it has one. */
  preprocess?(filePath: string, source: string): { text: string; problem?: Problem };
}

/**
 * Reads the Markdown files that a page imports, and their imports, before any of their code runs. Missing files are
 * skipped; the importing file reports them.
 */
export async function readPartials(
  page: Pick<ParsedFile, 'module'>,
  host: PartialsHost,
): Promise<Map<string, ParsedFile>> {
  const partials = new Map<string, ParsedFile>();
  await readFiles(host.markdownOf());
  await readImports(page, '');
  return partials;

  async function readImports(importer: Pick<ParsedFile, 'module'>, folder: string): Promise<void> {
    for (const { source } of importer.module?.imports ?? []) {
      const { toFilePath } = host.files;
      const found = classifyImport(source, host.themeModules, { folder, toFilePath, bundling: host.bundling });
      await readFiles(found.kind === 'markdown' ? [joinImport(folder, found.file)] : host.markdownOf(source, folder));
    }
  }

  async function readFiles(files: readonly string[]): Promise<void> {
    for (const file of files) {
      if (partials.has(file)) continue;
      const partial = await readPartial(file);
      if (!partial) continue;
      partials.set(file, partial);
      await readImports(partial, folderOf(file));
    }
  }

  async function readPartial(file: string): Promise<ParsedFile | undefined> {
    let source: string;
    try {
      source = host.files.read(file);
    } catch (error) {
      if (error instanceof MarkdownError) return undefined;
      throw error;
    }
    const filePath = host.files.toFilePath(file);
    const { text, problem } = host.preprocess?.(filePath, source) ?? { text: source, problem: undefined };
    if (host.preprocess) host.files.dependencies.set(PREPROCESSED + file, hashOf(text));
    const parsed = await host.parse(filePath, text);
    for (const [name, hash] of parsed.reads ?? []) host.files.dependencies.set(name, hash);
    return problem ? { ...parsed, problems: [problem, ...parsed.problems] } : parsed;
  }
}
