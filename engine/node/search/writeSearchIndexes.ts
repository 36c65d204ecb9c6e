/** Pages → the files of their search indexes, and where the client finds them. Writes nothing itself. */
import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { wrapContent } from '../../shared/search/codec/container.ts';
import { encodeIndex, type ContentFile } from '../../shared/search/codec/encodeIndex.ts';
import { toMainFile, toPartFile, toScriptTwin } from '../../shared/search/files.ts';
import { buildIndex } from '../../shared/search/index/buildIndex.ts';
import { createWordReader } from '../../shared/search/text/tokenize.ts';
import type { SearchIndexRef } from '../../shared/siteData.ts';
import { createTextFiles } from './textFiles.ts';
import type { SearchFile, SearchInput, SearchOutput } from './types.ts';

export function writeSearchIndexes(inputs: readonly SearchInput[]): SearchOutput {
  const refs = toSearchRefs(inputs);
  const files = new Map<string, Uint8Array>();
  const readWords = createWordReader();
  for (const [i, input] of inputs.entries()) {
    const { file = '' } = refs[i] ?? {};
    for (const { path, bytes } of writeSearchIndex(input, file, readWords)) files.set(path, bytes);
  }
  return { files: [...files].map(([path, bytes]) => ({ path, bytes })), refs };
}

/** Where the indexes will be; no page needs to be compiled for that. */
export function toSearchRefs(inputs: readonly Omit<SearchInput, 'pages'>[]): SearchIndexRef[] {
  const taken = new Set<string>();
  return inputs.map(({ type, instanceId, versionName, versionPath }) => {
    let name = [type, instanceId, versionName].filter(Boolean).join('_');
    // Names that differ only in signs.
    while (taken.has(toMainFile(name))) name += '_2';
    const file = toMainFile(name);
    taken.add(file);
    return { type, instanceId, versionName, versionPath, file };
  });
}

/** The files of one index. Texts and parts are named by their content; two versions may have some in common. */
export function writeSearchIndex(
  { pages }: SearchInput,
  mainFile: string,
  readWords: (text: string) => string[],
): SearchFile[] {
  const files: SearchFile[] = [];
  const texts = createTextFiles();

  const addContent = (path: string, { id, content }: ContentFile): void => {
    const bytes = wrapContent(content, id, (plain) => deflateRawSync(plain));
    const twin = toScriptTwin(path);
    const script = `octavo(${JSON.stringify(twin)},"${Buffer.from(bytes).toString('base64')}")`;
    files.push({ path, bytes }, { path: twin, bytes: Buffer.from(script), isForDisk: true });
  };

  const data = buildIndex(
    pages,
    (page, records) => texts.addPage(records.map(({ text }, i) => (i === 0 ? leadText(page.description, text) : text))),
    readWords,
  );
  const { main, parts } = encodeIndex(data, toId);
  addContent(mainFile, main);
  for (const part of parts) addContent(toPartFile(part.id), part);
  for (const [path, content] of texts.files) files.push({ path, bytes: Buffer.from(content) });
  return files;
}

/** A hit on a page as a whole shows its description first, unless the text starts with it anyway. */
function leadText(description: string, text: string): string {
  return text.startsWith(description.slice(0, 60)) ? text : `${description} ${text}`;
}

function toId(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
