/** A page in the cache: without the name of its file, because many files may have this text. */
import path from 'node:path';
import { toFilePath } from '../evaluate/importFolder.ts';
import type { CompiledPage, CompileInput, MarkdownOptions } from '../types.ts';
import type { Problem } from '../../siteCode/types.ts';
import type { EntryParts } from './entryFile.ts';
import { toSiteAlias } from '../../../ground/files/siteAlias.ts';

export function toEntry(page: CompiledPage, input: CompileInput, options: MarkdownOptions): EntryParts {
  const { html, markdown, sectionsJson, ...meta } = withCacheNames(page, input, options);
  return { meta, texts: [html, markdown, sectionsJson] };
}

/** Names the files of its problems in a way that is valid for every file with this text. */
export function withCacheNames(page: CompiledPage, input: CompileInput, options: MarkdownOptions): CompiledPage {
  const problems = page.problems.map((problem) => ({ ...problem, filePath: nameOf(problem, page, input, options) }));
  return { ...page, problems };
}

export function fromEntry(
  { meta, texts: [html = '', markdown = '', sectionsJson = '[]'] }: EntryParts,
  input: CompileInput,
  options: MarkdownOptions,
): CompiledPage {
  return withFilePaths({ ...(meta as CompiledPage), html, markdown, sectionsJson }, input, options);
}

/** Resolves the files that its problems name, relative to this page. */
export function withFilePaths<Page extends Pick<CompiledPage, 'problems'>>(
  page: Page,
  input: CompileInput,
  options: MarkdownOptions,
): Page {
  const folder = path.dirname(input.filePath);
  const problems = page.problems.map((problem) => ({
    ...problem,
    filePath: problem.filePath === '' ? input.filePath : toFilePath(problem.filePath, folder, options.siteDir),
  }));
  return { ...page, problems };
}

function nameOf({ filePath }: Problem, page: CompiledPage, input: CompileInput, options: MarkdownOptions): string {
  if (filePath === input.filePath) return '';
  const folder = path.dirname(input.filePath);
  const known = page.dependencies.find(([name]) => toFilePath(name, folder, options.siteDir) === filePath);
  // The site's own code is the same file for every page.
  return known?.[0] ?? toSiteAlias(filePath, options.siteDir);
}
