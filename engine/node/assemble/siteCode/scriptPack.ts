import { hashOf } from '../../ground/hashOf.ts';
import { CODE_FOLDER } from './browserBundle.ts';

/**
 * One file with all scripts of a page: the first page of a reader takes one request instead of five. Scripts are named by
 * their content, so their names identify the pack.
 */
export function toPackFile(scripts: readonly string[]): string {
  return `${CODE_FOLDER}pack.${hashOf(scripts.join('\n')).slice(0, 10)}.js`;
}

export function toPackText(texts: readonly string[]): string {
  return texts.map((text) => text.trim()).join(';\n');
}
