import { createTermReader } from '../../../shared/search/text/createTermReader.ts';
import { writeSearchIndex } from '../search/writeSearchIndexes.ts';
import type { KeyedSearchInput, Named } from '../../assemble/search/types.ts';
import type { Output } from '../output/openOutput.ts';

/** Main file of an index → fingerprint of what it was made from, and all its files. */
export type SearchRecord = Record<string, { key: string; files: string[] }>;

/** Writes the search indexes; one made from the same pages stays as it is. */
export async function emitSearch(
  inputs: readonly Named<KeyedSearchInput>[],
  output: Output,
  previous: SearchRecord,
): Promise<SearchRecord> {
  const record: SearchRecord = {};
  const written = new Set<string>();
  const readTerms = createTermReader();
  for (const input of inputs) {
    const { file, key } = input;
    const known = previous[file];
    if (known?.key === key && output.keep(known.files)) {
      record[file] = known;
      continue;
    }
    const files = new Set<string>();
    await writeSearchIndex(input, readTerms, async ({ path, bytes }) => {
      files.add(path);
      if (written.has(path)) return;
      written.add(path);
      await output.write(path, bytes);
    });
    record[file] = { key, files: [...files] };
  }
  return record;
}
