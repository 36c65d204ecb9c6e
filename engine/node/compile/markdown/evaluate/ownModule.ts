import { hashOf } from '../../../ground/hashOf.ts';
import { findContentModule } from '../../siteCode/contentModules.ts';
import { toModuleId } from '../../siteCode/moduleNames.ts';
import type { CodeRunner } from '../../siteCode/runCode.ts';
import type { ParsedFile } from '../parseFile.ts';
import { classifyImport, type ImportPlace } from './classifyImport.ts';
import type { GeneratedModule } from './generateModule.ts';

export interface OwnModule {
  /** Named by its text, so it is the same in all files with that text. */
  id: string;
  source: string;
  /** Its imports depend on the file's folder. */
  isRelative: boolean;
}

/** The code of a Markdown file as a module for the browser. */
export function toOwnModule(
  module: GeneratedModule,
  { frontMatter, contentTitle }: ParsedFile,
  runner: Pick<CodeRunner, 'find'>,
  place: ImportPlace,
): OwnModule {
  const scope = { props: {}, frontMatter, contentTitle, toc: [], assets: {}, metadata: { frontMatter } };
  let isRelative = false;
  const source = module.toBrowserSource(resolve, scope);
  return { id: `mdx-${hashOf(source).slice(0, 16)}`, source, isRelative };

  /** The browser's module for an import, if any. */
  function resolve(written: string): string | undefined {
    const code = findContentModule(written, place);
    if (code?.id && runner.find(code.id)) return code.id;
    const found = classifyImport(written, place);
    if (found.kind === 'theme') return written;
    if (!('file' in found) || /^(?:markdown|code|style)$/.test(found.kind)) return undefined;
    isRelative ||= !found.file.startsWith('@site/');
    const id = toModuleId(place.toFilePath(found.file), place.settings.siteDir);
    return found.kind === 'raw' ? `${id}?raw` : id;
  }
}
