/** Pages → the files of their search indexes, and where the client finds them. Writes nothing itself. */
import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { wrapContent } from '../../../shared/search/codec/container.ts';
import { encodeIndex, SHARD_SIZES, type ContentFile } from '../../../shared/search/codec/encodeIndex.ts';
import type { KnownParts } from '../../../shared/search/codec/encodeIndex.ts';
import { findCompounds } from '../../../shared/search/text/findCompounds.ts';
import { toMainFile, toPartFile, toScriptTwin, toTextFile } from '../../../shared/search/files.ts';
import { createSegmentBuilder } from '../../../shared/search/index/buildIndex.ts';
import { mergeSegments, type MergedIndex, type NumberedWords } from '../../../shared/search/index/mergeSegments.ts';
import type { IndexPage, IndexSegment } from '../../../shared/search/index/types.ts';
import { createTermReader } from '../../../shared/search/text/createTermReader.ts';
import type { SearchIndexRef } from '../../../shared/siteData.ts';
import { cutSegments } from './cutSegments.ts';
import type { SegmentStore } from './segmentStore.ts';
import { createTextFiles } from './textFiles.ts';
import type {
  KeyedSearchInput,
  Named,
  SearchFile,
  SearchInput,
  SearchOutput,
  SearchPage,
} from '../../assemble/search/types.ts';
import { hashOf } from '../../ground/hashOf.ts';

/**
 * `memLevel` of deflate, lower than usual so that blocks are short. An index holds words, packed postings and headings
 * next to each other, and a block that spans two of them fits neither. Saves 4 % of an index.
 */
const MEM_LEVEL = 5;

/** All of them at once, in memory: for the development server. */
export async function writeSearchIndexes(inputs: readonly SearchInput[], locale = ''): Promise<SearchOutput> {
  const named = nameIndexes(inputs, locale);
  const files = new Map<string, SearchFile>();
  const readTerms = createTermReader();
  const write = (file: SearchFile) => void files.set(file.path, file);
  for (const input of named) await writeSearchIndex(input, { readTerms, write });
  return { files: [...files.values()], refs: named.map(toSearchRef) };
}

/** Says where each index will be; no page needs to be compiled for that. `locale` is named where it has a folder. */
export function nameIndexes<Input extends SearchInput>(inputs: readonly Input[], locale = ''): Named<Input>[] {
  const taken = new Set<string>();
  return inputs.map((input) => {
    let name = [locale, input.type, input.instanceId, input.versionName].filter(Boolean).join('_');
    // Names that differ only in signs.
    while (taken.has(toMainFile(name))) name += '_2';
    const file = toMainFile(name);
    taken.add(file);
    return { ...input, file };
  });
}

export function toSearchRef({
  pages: _pages,
  hasCompounds: _hasCompounds,
  key: _key,
  contentKey: _contentKey,
  ...ref
}: Named<SearchInput & Partial<KeyedSearchInput>>): SearchIndexRef {
  return ref;
}

export interface IndexWriter {
  readTerms(text: string): string;
  /** Gets files as they are made, texts first. Texts and parts are named by their content; two versions may have some in common. */
  write(file: SearchFile): void | Promise<void>;
  /** What earlier builds made, where somebody remembers. */
  known?: {
    segments: SegmentStore;
    parts: KnownParts;
    /** Takes files as the last build left them. False if one of them is not what it was. */
    keep(paths: string[]): boolean;
  };
}

/** Writes one index, and gives what it is made of. `twin`: that of an index with the same pages at other addresses. */
export async function writeSearchIndex(
  { pages, file: mainFile, hasCompounds }: Named,
  writer: IndexWriter,
  twin?: MergedIndex,
): Promise<MergedIndex> {
  const known = writer.known;
  const isWritten = twin !== undefined && known?.keep(textFilesOf(twin)) === true;
  const merged = isWritten ? twin : await mergePages(pages, mainFile, writer);
  known?.segments.saveWords(mainFile, merged.numbered);

  const writeContent = async (path: string, { id, content }: ContentFile): Promise<void> => {
    const bytes = wrapContent(content, id, (plain) => deflateRawSync(plain, { memLevel: MEM_LEVEL }));
    const twin = toScriptTwin(path);
    const script = `octavo(${JSON.stringify(twin)},"${Buffer.from(bytes).toString('base64')}")`;
    await writer.write({ path, bytes });
    await writer.write({ path: twin, bytes: Buffer.from(script) });
  };
  const compounds = hasCompounds ? findCompounds(merged.terms) : [];
  const synonyms = [...merged.synonyms, ...compounds];
  const data = { ...merged, synonyms, pages: withAddresses(merged.pages, pages) };
  const { main, parts } = encodeIndex(data, toId, SHARD_SIZES, known?.parts);
  await writeContent(mainFile, main);
  for (const part of parts) {
    const path = toPartFile(part.id);
    if (!known?.keep([path, toScriptTwin(path)])) await writeContent(path, part);
  }
  return merged;
}

async function mergePages(pages: readonly SearchPage[], mainFile: string, writer: IndexWriter): Promise<MergedIndex> {
  const words = writer.known?.segments.loadWords(mainFile);
  const segments: IndexSegment[] = [];
  for (const run of cutSegments(pages)) segments.push(await writeSegment(run, writer, words));
  return mergeSegments(segments, words);
}

/** Segments are kept for all versions that have those pages. */
function withAddresses(made: readonly IndexPage[], pages: readonly SearchPage[]): IndexPage[] {
  return made.map((page, at) => ({ ...page, routePath: pages[at]?.routePath ?? page.routePath }));
}

/** What the index has of some pages, and the texts of their excerpts. */
async function writeSegment(
  pages: readonly SearchPage[],
  { readTerms, write, known }: IndexWriter,
  words: NumberedWords | undefined,
): Promise<IndexSegment> {
  const key = known?.segments.toKey(pages);
  const kept = key === undefined ? undefined : known?.segments.load(key, words?.bySegment.get(key));
  if (kept && known?.keep(textFilesOf(kept))) return kept;
  let texts: SearchFile[] = [];
  const textFiles = createTextFiles((path, content) => texts.push({ path, bytes: Buffer.from(content) }));
  const builder = createSegmentBuilder({
    toTexts: ({ description }, [lead = '', ...others]) => textFiles.addPage([leadText(description, lead), ...others]),
    readTerms,
    toKey: hashOf,
  });
  for (const page of pages) {
    builder.add(await page.read());
    await Promise.all(texts.map(write));
    texts = [];
  }
  const segment: IndexSegment = { ...builder.finish(), key };
  return key === undefined || !known ? segment : known.segments.save(key, segment);
}

function textFilesOf({ pages }: Pick<IndexSegment, 'pages'>): string[] {
  return pages.flatMap(({ texts }) => texts.map(({ id }) => toTextFile(id)));
}

/** A hit on a page as a whole shows its description first, unless the text starts with it anyway. */
function leadText(description: string, text: string): string {
  return text.startsWith(description.slice(0, 60)) ? text : `${description} ${text}`.trim();
}

function toId(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
