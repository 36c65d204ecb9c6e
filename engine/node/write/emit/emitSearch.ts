import type { Piece } from '../../../shared/search/codec/places.ts';
import { toPackFile } from '../../../shared/search/files.ts';
import type { MergedIndex } from '../../../shared/search/index/mergeSegments.ts';
import { createTermReader } from '../../../shared/search/text/createTermReader.ts';
import type { KeyedSearchInput, Named } from '../../assemble/search/types.ts';
import { longHashOf } from '../../ground/hashOf.ts';
import { remember } from '../../../shared/remember.ts';
import type { Output } from '../output/openOutput.ts';
import { OutputFolderError } from '../output/outputFolderError.ts';
import { cutSegments } from '../search/cutSegments.ts';
import type { SegmentStore } from '../search/segmentStore.ts';
import { writeSearchIndex, type IndexWriter } from '../search/writeSearchIndexes.ts';

/** Main file of an index → which parts were made from which input. */
export type SearchRecord = Record<string, IndexRecord>;

interface IndexRecord {
  /** Fingerprint of its pages. */
  key: string;
  files: string[];
  /** Fingerprint of a part's input → its id. */
  parts: Record<string, string>;
  /** The places of these parts, by their ids. */
  places: Record<string, Piece>;
}

/** Writes the search indexes. An index made from the same pages stays, as do unchanged parts of the others. */
export async function emitSearch(
  inputs: readonly Named<KeyedSearchInput>[],
  output: Output,
  segments: SegmentStore,
  previous: SearchRecord,
): Promise<SearchRecord> {
  const record: SearchRecord = {};
  const written = new Set<string>();
  const madeParts = new Map<string, string>();
  const places = new Map<string, Piece>();
  const twins = createTwins(inputs);
  const readTerms = createTermReader();
  for (const input of inputs) {
    const { file, key } = input;
    const before = previous[file];
    const twin = twins.take(input);
    if (before?.key === key && output.keep(before.files)) {
      record[file] = before;
      segments.use(file, cutSegments(input.pages));
      continue;
    }
    const files = new Set<string>();
    const parts: IndexRecord['parts'] = {};
    const readPack = remember((pack: string) => output.read(toPackFile(pack)));
    const readPart = (id: string): Uint8Array | undefined => {
      const piece = places.get(id) ?? before?.places[id];
      return piece && readPack(piece.pack)?.subarray(piece.start, piece.start + piece.length);
    };
    const keep = (paths: string[]): boolean => {
      if (!output.keep(paths.filter((path) => !written.has(path)))) return false;
      for (const path of paths) files.add(path);
      return true;
    };
    const writer: IndexWriter = {
      readTerms,
      async write({ path, bytes }) {
        files.add(path);
        if (written.has(path)) return;
        written.add(path);
        await output.write(path, bytes);
      },
      read: (path) => present(output.read(path), path),
      known: {
        segments,
        keep,
        readPart: (id) => present(readPart(id), id),
        notePart: (id, piece) => void places.set(id, piece),
        parts: {
          toKey(visitAll) {
            // Hashed in one piece: hundreds of small calls take longer than the hashing.
            const pieces: Uint8Array[] = [];
            visitAll((bytes) => pieces.push(bytes));
            return longHashOf(Buffer.concat(pieces));
          },
          find(made) {
            const id = before?.parts[made] ?? madeParts.get(made);
            return id !== undefined && readPart(id) ? id : undefined;
          },
          add(made, id) {
            parts[made] = id;
            madeParts.set(made, id);
          },
        },
      },
    };
    twins.note(input, await writeSearchIndex(input, writer, twin));
    const known = Object.values(parts).flatMap((id) => {
      const piece = places.get(id);
      return piece ? [[id, piece] as const] : [];
    });
    record[file] = { key, files: [...files], parts, places: Object.fromEntries(known) };
  }
  segments.prune();
  return record;
}

function present(bytes: Uint8Array | undefined, name: string): Uint8Array {
  if (bytes) return bytes;
  throw new OutputFolderError(`"${name}" was removed from the output folder while the site was built. Build again.`);
}

/** Keeps the parts of indexes while more indexes with the same pages follow, usually frozen versions. */
function createTwins(inputs: readonly KeyedSearchInput[]) {
  const left = new Map<string, number>();
  for (const { contentKey } of inputs) left.set(contentKey, (left.get(contentKey) ?? 0) + 1);
  const known = new Map<string, MergedIndex>();
  return {
    /** Call this once for each index. */
    take({ contentKey }: KeyedSearchInput): MergedIndex | undefined {
      const twin = known.get(contentKey);
      const others = (left.get(contentKey) ?? 1) - 1;
      left.set(contentKey, others);
      if (others === 0) known.delete(contentKey);
      return twin;
    },
    note({ contentKey }: KeyedSearchInput, index: MergedIndex): void {
      if (left.get(contentKey) !== 0) known.set(contentKey, index);
    },
  };
}
