/** Groups of terms that mean the same, one a line. */
import type { SynonymGroups } from '../text/synonyms.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

const BETWEEN = '\t';

export function encodeSynonyms(groups: SynonymGroups): Uint8Array {
  return encodeUtf8(groups.map((terms) => terms.join(BETWEEN)).join('\n'));
}

export function decodeSynonyms(bytes: Uint8Array): SynonymGroups {
  return bytes.length === 0
    ? []
    : decodeUtf8(bytes)
        .split('\n')
        .map((line) => line.split(BETWEEN));
}
