import { ByteReader } from '../codec/bytes.ts';
import { decodePlaces, type Piece } from '../codec/places.ts';
import { SearchIndex } from './SearchIndex.ts';

/** `content` is the main file's; `load` returns the content of a part, checked and inflated. */
export function openIndex(content: Uint8Array, load: (piece: Piece, id: string) => Promise<Uint8Array>): SearchIndex {
  const reader = new ByteReader(content);
  const placeOf = decodePlaces(reader.block());
  return new SearchIndex(reader.rest(), async (id) => load(placeOf(id), id));
}
