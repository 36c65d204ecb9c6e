import path from 'node:path';
import type { ContentFolder } from './files/contentFolder.ts';
import type { MarkdownSource } from './types.ts';
import { joinUrl } from './url/joinUrl.ts';

export interface EditRules {
  siteDir: string;
  editUrl: string;
  editLocalizedFiles: boolean;
}

/** Where readers may propose a change to a file: `editUrl` + the file's place in the repository. */
export function toEditUrl(rules: EditRules, file: MarkdownSource, folder: ContentFolder): string {
  const isLocalized =
    folder.localizedDir !== undefined && file.filePath === path.join(folder.localizedDir, file.relPath);
  const dir = isLocalized && rules.editLocalizedFiles ? (folder.localizedDir ?? folder.dir) : folder.dir;
  return joinUrl(rules.editUrl, posixRelative(rules.siteDir, dir), file.relPath);
}

export function posixRelative(from: string, to: string): string {
  return path.relative(from, to).split(path.sep).join('/');
}
