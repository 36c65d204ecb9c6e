/**
 * The text that excerpts are cut from, apart from the index: a search fetches only the pieces its hits show. A piece
 * is named after its content, so that a page that is the same in ten versions is stored once.
 */
import { hash } from 'node:crypto';
import { TEXT_ID_BYTES } from '../../../shared/search/codec/documents.ts';
import type { TextRef } from '../../../shared/search/index/types.ts';
import { toTextFile } from '../../../shared/search/files.ts';

/**
 * Characters in a piece: small enough that eight of them are a fast download, large enough that a site has not several
 * times as many files as pages. Hosts limit those.
 */
const PIECE = 2000;

/** `write` gets each piece as soon as it is made. */
export function createTextFiles(write: (file: string, content: string) => void) {
  const addPiece = (texts: readonly string[]): TextRef => {
    const json = JSON.stringify(texts);
    const id = hash('sha256', json, 'hex').slice(0, TEXT_ID_BYTES * 2);
    const file = toTextFile(id);
    write(file, `octavo(${JSON.stringify(file)},${json})`);
    return { id, count: texts.length };
  };

  return {
    /** Stores the texts of one page's records, in order. */
    addPage(texts: readonly string[]): TextRef[] {
      const refs: TextRef[] = [];
      let piece: string[] = [];
      let size = 0;
      // Tidy already, but for the line breaks between blocks.
      for (const text of texts.map((lines) => lines.replaceAll('\n', ' '))) {
        if (piece.length > 0 && size + text.length > PIECE) {
          refs.push(addPiece(piece));
          piece = [];
          size = 0;
        }
        piece.push(text);
        size += text.length;
      }
      if (piece.length > 0) refs.push(addPiece(piece));
      return refs;
    },
  };
}
