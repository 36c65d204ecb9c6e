/**
 * The texts of excerpts, stored apart from the index: a search fetches only the pieces for its hits. A pack is named
 * after its content, so that pages that are the same in ten versions are stored once.
 */
import { deflateRawSync } from 'node:zlib';
import { wrapContent } from '../../../shared/search/codec/container.ts';
import { toPackFile } from '../../../shared/search/files.ts';
import type { PageTexts, TextPiece } from '../../../shared/search/index/types.ts';
import type { SearchFile } from '../../assemble/search/types.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { remember } from '../../../shared/remember.ts';

/** Characters in a piece: small enough that eight of them are a fast download, large enough to compress well. */
const PIECE = 1200;

/** The size in bytes at which a pack is full. A host without range requests sends all of it. */
const PACK = 64_000;

/** Versions have most texts in common. About four megabytes. */
const MAX_KNOWN_PIECES = 2000;

const toPiece = remember((json: string): Uint8Array => {
  const content = Buffer.from(json);
  return wrapContent(content, hashOf(content), deflateRawSync);
}, MAX_KNOWN_PIECES);

export interface TextPacks {
  /** Stores the texts of one page's records, in order. The result is complete when the pack is. */
  addPage(texts: readonly string[]): PageTexts | undefined;
  /** Packs completed since the last call; with `isLast`, also the incomplete one. */
  take(isLast?: boolean): SearchFile[];
}

export function createTextPacks(): TextPacks {
  let waiting: PageTexts[] = [];
  let pieces: Uint8Array[] = [];
  let size = 0;
  let done: SearchFile[] = [];

  function addPiece(texts: readonly string[]): TextPiece {
    const bytes = toPiece(JSON.stringify(texts));
    pieces.push(bytes);
    size += bytes.length;
    return [texts.length, bytes.length];
  }

  function close(): void {
    if (waiting.length === 0) return;
    const bytes = Buffer.concat(pieces);
    const pack = hashOf(bytes);
    for (const texts of waiting) texts.pack = pack;
    done.push({ path: toPackFile(pack), bytes });
    waiting = [];
    pieces = [];
    size = 0;
  }

  return {
    addPage(texts) {
      if (texts.length === 0) return undefined;
      const added: PageTexts = { pack: '', start: size, pieces: [] };
      // Already normalized, except for line breaks between blocks.
      for (const run of cutRuns(texts.map((lines) => lines.replaceAll('\n', ' ')))) added.pieces.push(addPiece(run));
      waiting.push(added);
      if (size >= PACK) close();
      return added;
    },
    take(isLast = false) {
      if (isLast) close();
      const taken = done;
      done = [];
      return taken;
    },
  };
}

function cutRuns(texts: readonly string[]): string[][] {
  const runs: string[][] = [];
  let run: string[] = [];
  let size = 0;
  for (const text of texts) {
    if (run.length > 0 && size + text.length > PIECE) {
      runs.push(run);
      run = [];
      size = 0;
    }
    run.push(text);
    size += text.length;
  }
  if (run.length > 0) runs.push(run);
  return runs;
}
