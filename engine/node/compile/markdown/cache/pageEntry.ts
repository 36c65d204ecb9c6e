/** A page as it is kept: its own file has no name in it, because many files may have this text. */
import path from 'node:path';
import { toFilePath } from '../evaluate/importFolder.ts';
import type { CompiledPage, CompileInput, MarkdownOptions, Problem } from '../types.ts';
import type { EntryParts } from './entryFile.ts';
import { toSiteAlias } from '../../../ground/files/siteAlias.ts';

export function toEntry(page: CompiledPage, input: CompileInput, options: MarkdownOptions): EntryParts {
  const { html, markdown, sectionsJson, ...meta } = page;
  const problems = page.problems.map((problem) => ({ ...problem, filePath: nameOf(problem, page, input, options) }));
  return { meta: { ...meta, problems }, texts: [html, markdown, sectionsJson] };
}

export function fromEntry(
  { meta, texts: [html = '', markdown = '', sectionsJson = '[]'] }: EntryParts,
  input: CompileInput,
  options: MarkdownOptions,
): CompiledPage {
  const page = { ...(meta as CompiledPage), html, markdown, sectionsJson };
  const folder = path.dirname(input.filePath);
  page.problems = page.problems.map((problem) => ({
    ...problem,
    filePath: problem.filePath === '' ? input.filePath : toFilePath(problem.filePath, folder, options.siteDir),
  }));
  return page;
}

function nameOf({ filePath }: Problem, page: CompiledPage, input: CompileInput, options: MarkdownOptions): string {
  if (filePath === input.filePath) return '';
  const folder = path.dirname(input.filePath);
  const known = page.dependencies.find(([name]) => toFilePath(name, folder, options.siteDir) === filePath);
  // Of the site's own code: the same file for every page.
  return known?.[0] ?? toSiteAlias(filePath, options.siteDir);
}
