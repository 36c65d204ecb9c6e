import path from 'node:path';
import { hashOf } from '../../../ground/hashOf.ts';
import { MISSING } from '../../../ground/inputs/fileStamp.ts';
import { readOnce } from '../../../ground/inputs/readOnce.ts';
import { namesInSiteFolder } from '../../../ground/inputs/siteFiles.ts';
import { didYouMean } from '../../../../shared/nearestName.ts';
import type { WrittenAt } from '../../../../shared/renderer.ts';
import type { ParsedFile } from '../parseFile.ts';
import { MarkdownError } from '../render/markdownError.ts';
import type { PageCompilerParts } from '../compilePage.ts';
import { preprocess, PREPROCESSED } from '../source/preprocess.ts';
import { findContentModule } from '../../siteCode/contentModules.ts';
import type { ModuleId } from '../../siteCode/types.ts';
import { classifyImport } from './classifyImport.ts';
import { folderOf, toFilePath } from './importFolder.ts';
import { placeOfImports } from './moduleHost.ts';

/** Other files of a page, by their names relative to the page (see `importFolder.ts`). */
export interface PageFiles {
  read(file: string, at?: WrittenAt): string;
  toFilePath(file: string): string;
  /** A file of this name would be another input of the page. */
  noteMissing(file: string): void;
  /** The files that were read, with hashes of their content. */
  dependencies: Map<string, string>;
}

export function createPageFiles(pagePath: string, siteDir: string): PageFiles {
  const dependencies = new Map<string, string>();
  const pageFolder = path.dirname(pagePath);
  return {
    dependencies,
    toFilePath: (file) => toFilePath(file, pageFolder, siteDir),
    noteMissing: (file) => dependencies.set(file, MISSING),
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

/**
 * Reads the Markdown that a page needs, before any of its code runs: its imports and theirs, what site code on every
 * page shows, and what `shownBy` shows. Missing files are skipped; the importing file reports them.
 */
export async function readPartials(
  page: Pick<ParsedFile, 'module'>,
  files: PageFiles,
  { options, runner, runtime, parsePartial }: PageCompilerParts,
  shownBy?: ModuleId,
): Promise<Map<string, ParsedFile>> {
  const { preprocessor } = options;
  const partials = new Map<string, ParsedFile>();
  for (const id of [...Object.values(runner.shared), shownBy]) await readFiles(shownIn(id));
  await readImports(page, '');
  return partials;

  function shownIn(id: ModuleId | undefined): readonly string[] {
    return (id !== undefined && runner.find(id)?.markdown) || [];
  }

  async function readImports(importer: Pick<ParsedFile, 'module'>, folder: string): Promise<void> {
    const place = placeOfImports({ options, runtime, files }, folder);
    for (const { source } of importer.module?.imports ?? []) {
      const found = classifyImport(source, place);
      const isMarkdown = found.kind === 'markdown';
      await readFiles(isMarkdown ? [found.file] : shownIn(findContentModule(source, place)?.id));
    }
  }

  async function readFiles(names: readonly string[]): Promise<void> {
    for (const file of names) {
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
      source = files.read(file);
    } catch (error) {
      if (error instanceof MarkdownError) return undefined;
      throw error;
    }
    const filePath = files.toFilePath(file);
    const { text, problem } = preprocess(filePath, source, preprocessor);
    if (preprocessor) files.dependencies.set(PREPROCESSED + file, hashOf(text));
    const parsed = await parsePartial(filePath, text);
    for (const [name, hash] of parsed.reads ?? []) files.dependencies.set(name, hash);
    return problem ? { ...parsed, problems: [problem, ...parsed.problems] } : parsed;
  }
}
