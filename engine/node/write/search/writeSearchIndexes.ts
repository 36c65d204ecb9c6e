/** Creates the files of search indexes from pages, and the references for the client. Writes nothing itself. */
import {
  encodeIndex,
  SHARD_SIZES,
  type EncodedIndex,
  type KnownParts,
} from '../../../shared/search/codec/encodeIndex.ts';
import { ByteWriter } from '../../../shared/search/codec/bytes.ts';
import { encodePlaces, type PackedParts, type Piece } from '../../../shared/search/codec/places.ts';
import { findCompounds } from '../../../shared/search/text/findCompounds.ts';
import { toMainFile, toPackFile } from '../../../shared/search/files.ts';
import { createSegmentBuilder } from '../../../shared/search/index/buildIndex.ts';
import { mergeSegments, type MergedIndex, type NumberedWords } from '../../../shared/search/index/mergeSegments.ts';
import type { IndexPage, IndexSegment } from '../../../shared/search/index/types.ts';
import { createTermReader } from '../../../shared/search/text/createTermReader.ts';
import type { SearchIndexRef } from '../../../shared/siteData.ts';
import { cutSegments } from './cutSegments.ts';
import { writeDiskIndex } from './diskIndex.ts';
import { loadOtherWords } from './otherWordsPack.ts';
import { cutPacks, namePack } from './packParts.ts';
import type { SegmentStore } from './segmentStore.ts';
import { createTextPacks } from './textPacks.ts';
import { wrapPart } from './wrapPart.ts';
import type {
  KeyedSearchInput,
  Named,
  SearchFile,
  SearchInput,
  SearchOutput,
  SearchPage,
} from '../../assemble/search/types.ts';
import { hashOf } from '../../ground/hashOf.ts';

/** All files in memory, for the development server. */
export async function writeSearchIndexes(inputs: readonly SearchInput[], locale = ''): Promise<SearchOutput> {
  const named = nameIndexes(inputs, locale);
  const files = new Map<string, SearchFile>();
  const readTerms = createTermReader();
  const write = (file: SearchFile) => void files.set(file.path, file);
  const read = (path: string) => files.get(path)!.bytes;
  for (const input of named) await writeSearchIndex(input, { readTerms, write, read });
  return { files: [...files.values()], refs: named.map(toSearchRef) };
}

/** The path of each index, for which no page has to be compiled. `locale` is part of it if the locale has a folder. */
export function nameIndexes<Input extends SearchInput>(inputs: readonly Input[], locale = ''): Named<Input>[] {
  const taken = new Set<string>();
  return inputs.map((input) => {
    let name = [locale, input.type, input.instanceId, input.versionName].filter(Boolean).join('_');
    // Names that differ only in punctuation.
    while (taken.has(toMainFile(name))) name += '_2';
    const file = toMainFile(name);
    taken.add(file);
    return { ...input, file };
  });
}

export function toSearchRef({
  pages: _pages,
  hasCompounds: _hasCompounds,
  siteName: _siteName,
  language: _language,
  key: _key,
  contentKey: _contentKey,
  ...ref
}: Named<SearchInput & Partial<KeyedSearchInput>>): SearchIndexRef {
  return ref;
}

export interface IndexWriter {
  readTerms(text: string): string;
  /** Receives files as they are created, texts first. Packs are named by their content; two versions may share some. */
  write(file: SearchFile): void | Promise<void>;
  /** A file that was written or kept. */
  read(path: string): Uint8Array;
  /** Results of earlier builds, if they are cached. */
  known?: {
    segments: SegmentStore;
    parts: KnownParts;
    /** Reads a part that `parts` found, in its form inside a pack. */
    readPart(id: string): Uint8Array;
    /** Called with the place of each part of an index. */
    notePart(id: string, piece: Piece): void;
    /** Reuses files of the last build. Returns false if any of them has changed. */
    keep(paths: string[]): boolean;
  };
}

/** Writes one index and returns its parts. `twin`: the parts of an index with the same pages at other addresses. */
export async function writeSearchIndex(
  { pages, file: mainFile, hasCompounds, siteName, language }: Named,
  writer: IndexWriter,
  twin?: MergedIndex,
): Promise<MergedIndex> {
  const known = writer.known;
  const isWritten = twin !== undefined && known?.keep(textFilesOf(twin)) === true;
  const merged = isWritten ? twin : await mergePages(pages, mainFile, writer);
  known?.segments.saveWords(mainFile, merged.numbered);

  const compounds = hasCompounds ? findCompounds(merged.terms) : [];
  const synonyms = [...merged.synonyms, ...compounds];
  const data = { ...merged, synonyms, siteName, language, pages: withAddresses(merged.pages, pages) };
  const encoded = encodeIndex(data, hashOf, SHARD_SIZES, known?.parts, loadOtherWords());
  const packs = await writePacks(encoded, writer);
  const content = new ByteWriter();
  content.block(encodePlaces(packs));
  content.raw(encoded.main.content);
  const main = wrapPart(content.toBytes(), encoded.main.id);
  await writer.write({ path: mainFile, bytes: main });
  const names = [...packs.map(({ pack }) => pack), ...textPacksOf(merged)];
  const keep = known?.keep ?? (() => false);
  await writeDiskIndex({ mainFile, main, packs: names, read: writer.read, write: writer.write, keep });
  return merged;
}

/** Puts the parts of an index into packs and returns their places. */
async function writePacks({ parts, order }: EncodedIndex, writer: IndexWriter): Promise<PackedParts[]> {
  const known = writer.known;
  const made = new Map(parts.map(({ id, content }) => [id, content]));
  const read = (id: string): Uint8Array => {
    const content = made.get(id);
    if (content !== undefined) return wrapPart(content, id);
    if (!known) throw new Error(`Nobody knows the part ${id} of a search index.`);
    return known.readPart(id);
  };
  const packs: PackedParts[] = [];
  const writePack = async (contents: readonly { id: string; bytes: Uint8Array }[]): Promise<void> => {
    const packed = namePack(contents.map(({ id, bytes }) => ({ id, length: bytes.length })));
    const path = toPackFile(packed.pack);
    if (!known?.keep([path])) await writer.write({ path, bytes: Buffer.concat(contents.map(({ bytes }) => bytes)) });
    let start = 0;
    for (const { id, length } of packed.parts) {
      known?.notePart(id, { pack: packed.pack, start, length });
      start += length;
    }
    packs.push(packed);
  };
  await writePack(loadOtherWords());
  for (const ids of cutPacks([...new Set(order)])) await writePack(ids.map((id) => ({ id, bytes: read(id) })));
  return packs;
}

async function mergePages(pages: readonly SearchPage[], mainFile: string, writer: IndexWriter): Promise<MergedIndex> {
  const words = writer.known?.segments.loadWords(mainFile);
  const segments: IndexSegment[] = [];
  for (const run of cutSegments(pages)) segments.push(await writeSegment(run, writer, words));
  return mergeSegments(segments, words);
}

/** Segments are shared by all versions that have those pages. */
function withAddresses(made: readonly IndexPage[], pages: readonly SearchPage[]): IndexPage[] {
  return made.map((page, at) => ({ ...page, routePath: pages[at]?.routePath ?? page.routePath }));
}

/** The index data of some pages, and the texts of their excerpts. */
async function writeSegment(
  pages: readonly SearchPage[],
  { readTerms, write, known }: IndexWriter,
  words: NumberedWords | undefined,
): Promise<IndexSegment> {
  const key = known?.segments.toKey(pages);
  const kept = key === undefined ? undefined : known?.segments.load(key, words?.bySegment.get(key));
  if (kept && known?.keep(textFilesOf(kept))) return kept;
  const textPacks = createTextPacks();
  const builder = createSegmentBuilder({
    toTexts: ({ description }, [lead = '', ...others]) => textPacks.addPage([leadText(description, lead), ...others]),
    readTerms,
    toKey: hashOf,
  });
  for (const page of pages) {
    builder.add(await page.read());
    for (const file of textPacks.take()) await write(file);
  }
  for (const file of textPacks.take(true)) await write(file);
  const segment: IndexSegment = { ...builder.finish(), key };
  return key === undefined || !known ? segment : known.segments.save(key, segment);
}

function textPacksOf({ pages }: Pick<IndexSegment, 'pages'>): string[] {
  return [...new Set(pages.flatMap(({ texts }) => texts?.pack ?? []))];
}

function textFilesOf(index: Pick<IndexSegment, 'pages'>): string[] {
  return textPacksOf(index).map(toPackFile);
}

/** A hit on a whole page shows its description first, unless the text starts with it. */
function leadText(description: string, text: string): string {
  return text.startsWith(description.slice(0, 60)) ? text : `${description} ${text}`.trim();
}
