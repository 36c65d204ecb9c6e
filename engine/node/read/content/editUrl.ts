import type { ContentFolder } from './files/contentFolder.ts';
import type { MarkdownSource } from './types.ts';
import { posixRelative } from '../../ground/files/siteAlias.ts';

export interface EditOptions<Facts> {
  editUrl?: string | ((facts: Facts) => string | undefined);
  editLocalizedFiles: boolean;
}

/**
 * The address where readers can propose changes to a file: `editUrl` and the file's path in the repository, or what the
 * site's own function makes of facts about the page.
 */
export function toEditUrl<Facts>(
  siteDir: string,
  { editUrl, editLocalizedFiles }: EditOptions<Facts>,
  file: MarkdownSource,
  folder: ContentFolder,
  toFacts: () => Facts,
): string | undefined {
  if (typeof editUrl === 'function') return editUrl(toFacts());
  const dir = file.isLocalized && editLocalizedFiles ? (folder.localizedDir ?? folder.dir) : folder.dir;
  return editUrl ? joinUrl(editUrl, posixRelative(siteDir, dir), file.relPath) : undefined;
}

/** Joins parts of a URL that may start with a protocol: `https://host/x/` + `docs` + `a.md`. */
export function joinUrl(first: string, ...parts: string[]): string {
  const rest = parts.filter((part) => part !== '').map((part) => part.replace(/^\/+|\/+$/g, ''));
  return [first.replace(/\/+$/, ''), ...rest].join('/');
}
