import type { Bundling } from '../../../read/config/bundling.ts';
import type { MdxRuntime } from '../../../../shared/renderer.ts';
import type { ParsedFile } from '../parseFile.ts';
import type { RefPlace, Session } from '../session.ts';
import type { CodeRunner } from '../../siteCode/runCode.ts';
import type { PageFiles } from './readPartials.ts';
import type { ImportPlace } from './classifyImport.ts';

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
  /** The error of rendering an element. Called only if the whole page cannot be rendered. */
  failureOf?(element: unknown): unknown;
}

export function placeOfImports(
  { siteDir, bundling, themeFolders, files }: ModuleHost,
  { folder }: RefPlace,
): ImportPlace {
  return { siteDir, folder, toFilePath: files.toFilePath, bundling, themeFolders };
}
