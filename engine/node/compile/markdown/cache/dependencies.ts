import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toFilePath } from '../evaluate/importFolder.ts';
import type { CompiledPage, CompileInput, MarkdownOptions } from '../types.ts';

/** What a page was made of besides its own text: name → hash of the content. */
export type Uses = [name: string, hash: string][];

/** Not a file: the site's configuration as content sees it. */
const SITE_CONFIG = '#siteConfig';

export function usesOf(page: CompiledPage, input: CompileInput, options: MarkdownOptions): Uses {
  const names = [...page.dependencies, ...(page.usesSiteConfig ? [SITE_CONFIG] : [])].sort();
  return names.map((name) => [name, hashOf(name, input, options)]);
}

/** True if all of it is still what it was, seen from this page. */
export function isCurrent(uses: Uses, input: CompileInput, options: MarkdownOptions): boolean {
  return uses.every(([name, hash]) => hashOf(name, input, options) === hash);
}

function hashOf(name: string, { filePath }: CompileInput, options: MarkdownOptions): string {
  const hash = createHash('sha256');
  if (name === SITE_CONFIG) return hash.update(JSON.stringify(options.siteConfig ?? {})).digest('hex');
  try {
    return hash.update(readFileSync(toFilePath(name, path.dirname(filePath), options.siteDir))).digest('hex');
  } catch {
    return 'missing';
  }
}
