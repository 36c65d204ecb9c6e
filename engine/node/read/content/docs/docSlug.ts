import path from 'node:path';
import { resolvePath } from '../../../../shared/url/sitePaths.ts';
import { isCategoryIndex, toCategoryIndexParams } from './isCategoryIndex.ts';
import { stripNumberPrefixes, type NumberPrefixParser } from './numberPrefix.ts';

export interface DocSlugInput {
  relPath: string;
  baseId: string;
  frontMatterSlug?: string;
  stripsPrefixes: boolean;
  parser: NumberPrefixParser;
}

/** Path of a document below its version: from the front matter, or otherwise from folder and id. */
export function toDocSlug(input: DocSlugInput): string {
  const { relPath, baseId, frontMatterSlug } = input;
  if (frontMatterSlug?.startsWith('/')) return frontMatterSlug;
  const folder = toFolderSlug(input);
  if (!frontMatterSlug && isCategoryIndex(toCategoryIndexParams(relPath))) return folder;
  return resolvePath(frontMatterSlug ?? baseId, folder);
}

function toFolderSlug({ relPath, stripsPrefixes, parser }: DocSlugInput): string {
  const folder = path.posix.dirname(relPath);
  if (folder === '.') return '/';
  return `/${stripsPrefixes ? stripNumberPrefixes(folder, parser) : folder}/`;
}
