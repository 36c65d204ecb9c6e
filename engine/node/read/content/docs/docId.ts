import path from 'node:path';
import { stripNumberPrefixes, type NumberPrefixParser } from './numberPrefix.ts';
import { toCategoryIndexParams } from './isCategoryIndex.ts';

export interface DocIdInput {
  relPath: string;
  frontMatterId?: string;
  /** Front matter `parse_number_prefixes`. */
  stripsPrefixes: boolean;
  parser: NumberPrefixParser;
}

export interface DocId {
  /** The id with the folder, as in sidebars. */
  id: string;
  /** The id without the folder. */
  baseId: string;
  /** From the file's name, `01-`. */
  numberPrefix?: number;
}

export function toDocId({ relPath, frontMatterId, stripsPrefixes, parser }: DocIdInput): DocId {
  const { fileName } = toCategoryIndexParams(relPath);
  const { filename, numberPrefix } = stripsPrefixes ? parser(fileName) : { filename: fileName };
  const baseId = frontMatterId ?? filename;
  const folder = path.posix.dirname(relPath);
  if (folder === '.') return { id: baseId, baseId, numberPrefix };
  return { id: `${stripsPrefixes ? stripNumberPrefixes(folder, parser) : folder}/${baseId}`, baseId, numberPrefix };
}
