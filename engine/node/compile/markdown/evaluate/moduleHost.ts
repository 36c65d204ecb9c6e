import type { PageCompilerParts } from '../compilePage.ts';
import type { ParsedFile } from '../parseFile.ts';
import type { Session } from '../session.ts';
import type { PageFiles } from './readPartials.ts';
import type { ImportPlace } from './classifyImport.ts';

export interface ModuleHost extends Pick<PageCompilerParts, 'options' | 'runtime' | 'runner'> {
  session: Session;
  files: PageFiles;
  /** The Markdown files among them, parsed. */
  partials: ReadonlyMap<string, ParsedFile>;
  /** Headings of the page, for `{toc}`; filled after the first rendering. */
  toc: unknown[];
  /** The error of rendering an element. Called only if the whole page cannot be rendered. */
  failureOf?(element: unknown): unknown;
}

/** `folder`: that of the importing file. */
export function placeOfImports(
  { options, runtime, files }: Pick<ModuleHost, 'options' | 'runtime' | 'files'>,
  folder: string,
): ImportPlace {
  const { toFilePath, noteMissing } = files;
  return { settings: options, themeModules: runtime.modules, folder, toFilePath, noteMissing };
}
