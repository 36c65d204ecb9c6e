/** The parts of other words, which are the same in every index: made once, by the build of the engine. */
import { encodeOtherWordParts } from '../../../shared/search/codec/otherWordParts.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { isBuiltEngine, readEngineTable } from '../../ground/octavo/engineFiles.ts';
import { wrapPart } from './wrapPart.ts';

/** The table of the built engine that contains them. */
export const OTHER_WORDS_TABLE = 'otherWords.json';

interface OtherWordsPart {
  first: string;
  id: string;
  /** In its form inside a pack. */
  bytes: Uint8Array;
}

/** As stored: bytes are base64. */
type StoredPart = Omit<OtherWordsPart, 'bytes'> & { bytes: string };

let loaded: OtherWordsPart[] | undefined;

export function loadOtherWords(): OtherWordsPart[] {
  loaded ??= (isBuiltEngine() ? (readEngineTable(OTHER_WORDS_TABLE) as StoredPart[]) : packOtherWords()).map(
    ({ bytes, ...part }) => ({ ...part, bytes: Buffer.from(bytes, 'base64') }),
  );
  return loaded;
}

export function packOtherWords(): StoredPart[] {
  return encodeOtherWordParts().map(({ first, content }) => {
    const id = hashOf(content);
    return { first, id, bytes: Buffer.from(wrapPart(content, id)).toString('base64') };
  });
}
