import { createTermReader } from '../../../shared/search/text/createTermReader.ts';
import { writeSearchIndex } from '../search/writeSearchIndexes.ts';
import type { NamedSearchInput } from '../../assemble/search/types.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { Output } from '../output/openOutput.ts';

/** Main file of an index → fingerprint of what it was made from, and all its files. */
export type SearchRecord = Record<string, { key: string; files: string[] }>;

/** Writes the search indexes; one made from the same pages stays as it is. */
export async function emitSearch(
  inputs: readonly NamedSearchInput[],
  output: Output,
  previous: SearchRecord,
): Promise<SearchRecord> {
  const record: SearchRecord = {};
  const written = new Set<string>();
  const readTerms = createTermReader();
  for (const input of inputs) {
    const { file } = input;
    const key = keyOf(input);
    const known = previous[file];
    if (known?.key === key && output.keep(known.files)) {
      record[file] = known;
      continue;
    }
    const files = writeSearchIndex(input, readTerms);
    record[file] = { key, files: files.map(({ path }) => path) };
    const fresh = files.filter(({ path }) => !written.has(path));
    for (const { path } of fresh) written.add(path);
    await Promise.all(fresh.map(({ path, bytes }) => output.write(path, bytes)));
  }
  return record;
}

/** Page by page: all of a large version in one text would be hundreds of megabytes. */
function keyOf({ pages, ...input }: NamedSearchInput): string {
  return hashOf(JSON.stringify([input, pages.map((page) => hashOf(JSON.stringify(page, withoutTerms)))]));
}

/** Terms follow from the text. */
function withoutTerms(key: string, value: unknown): unknown {
  return key === 'terms' ? undefined : value;
}
