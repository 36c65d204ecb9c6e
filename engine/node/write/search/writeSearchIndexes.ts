/** Pages → the files of their search indexes, and where the client finds them. Writes nothing itself. */
import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { wrapContent } from '../../../shared/search/codec/container.ts';
import { encodeIndex, type ContentFile } from '../../../shared/search/codec/encodeIndex.ts';
import { toMainFile, toPartFile, toScriptTwin } from '../../../shared/search/files.ts';
import { buildIndex } from '../../../shared/search/index/buildIndex.ts';
import { createTermReader } from '../../../shared/search/text/createTermReader.ts';
import type { SearchIndexRef } from '../../../shared/siteData.ts';
import { createTextFiles } from './textFiles.ts';
import type { NamedSearchInput, SearchFile, SearchInput, SearchOutput } from '../../assemble/search/types.ts';

/**
 * Of deflate. Lower than usual, so that its blocks are short: words, packed postings and headings lie side by side in an
 * index, and a block that spans two of them fits neither. Saves 4 % of an index.
 */
const MEM_LEVEL = 5;

export function writeSearchIndexes(inputs: readonly SearchInput[], locale = ''): SearchOutput {
  const named = nameIndexes(inputs, locale);
  const files = new Map<string, SearchFile>();
  const readTerms = createTermReader();
  for (const file of named.flatMap((input) => writeSearchIndex(input, readTerms))) files.set(file.path, file);
  return { files: [...files.values()], refs: named.map(toSearchRef) };
}

/** Says where each index will be; no page needs to be compiled for that. `locale` is named where it has a folder. */
export function nameIndexes(inputs: readonly SearchInput[], locale = ''): NamedSearchInput[] {
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

export function toSearchRef({ pages: _pages, ...ref }: NamedSearchInput): SearchIndexRef {
  return ref;
}

/** The files of one index. Texts and parts are named by their content; two versions may have some in common. */
export function writeSearchIndex(
  { pages, file: mainFile }: NamedSearchInput,
  readTerms: (text: string) => string,
): SearchFile[] {
  const files: SearchFile[] = [];
  const texts = createTextFiles();

  const addContent = (path: string, { id, content }: ContentFile): void => {
    const bytes = wrapContent(content, id, (plain) => deflateRawSync(plain, { memLevel: MEM_LEVEL }));
    const twin = toScriptTwin(path);
    const script = `octavo(${JSON.stringify(twin)},"${Buffer.from(bytes).toString('base64')}")`;
    files.push({ path, bytes }, { path: twin, bytes: Buffer.from(script) });
  };

  const data = buildIndex(
    pages,
    (page, records) => texts.addPage(records.map(({ text }, i) => (i === 0 ? leadText(page.description, text) : text))),
    readTerms,
  );
  const { main, parts } = encodeIndex(data, toId);
  addContent(mainFile, main);
  for (const part of parts) addContent(toPartFile(part.id), part);
  for (const [path, content] of texts.files) files.push({ path, bytes: Buffer.from(content) });
  return files;
}

/** A hit on a page as a whole shows its description first, unless the text starts with it anyway. */
function leadText(description: string, text: string): string {
  return text.startsWith(description.slice(0, 60)) ? text : `${description} ${text}`.trim();
}

function toId(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
