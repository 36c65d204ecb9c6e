import type { ContentFolder } from './files/contentFolder.ts';
import type { MarkdownSource } from './types.ts';
import { posixRelative } from '../../ground/files/siteAlias.ts';

export interface EditRules {
  siteDir: string;
  editUrl: string;
  editLocalizedFiles: boolean;
}

/** The address where readers can propose changes to a file: `editUrl` and the file's path in the repository. */
export function toEditUrl(rules: EditRules, file: MarkdownSource, folder: ContentFolder): string {
  const dir = file.isLocalized && rules.editLocalizedFiles ? (folder.localizedDir ?? folder.dir) : folder.dir;
  return joinUrl(rules.editUrl, posixRelative(rules.siteDir, dir), file.relPath);
}

/** Joins parts of a URL that may start with a protocol: `https://host/x/` + `docs` + `a.md`. */
export function joinUrl(first: string, ...parts: string[]): string {
  const rest = parts.filter((part) => part !== '').map((part) => part.replace(/^\/+|\/+$/g, ''));
  return [first.replace(/\/+$/, ''), ...rest].join('/');
}
