/** Pages → the files of their search indexes, and where the client finds them. Writes nothing itself. */
import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { wrapContent } from '../../shared/search/codec/container.ts';
import { encodeIndex, type ContentFile } from '../../shared/search/codec/encodeIndex.ts';
import { toMainFile, toPartFile, toScriptTwin } from '../../shared/search/files.ts';
import { buildIndex } from '../../shared/search/index/buildIndex.ts';
import type { SearchIndexRef } from '../../shared/siteData.ts';
import { createTextFiles } from './textFiles.ts';
import type { SearchInput, SearchOutput } from './types.ts';

export function writeSearchIndexes(inputs: readonly SearchInput[]): SearchOutput {
  const files = new Map<string, Uint8Array>();
  const texts = createTextFiles();

  const addContent = (file: string, { id, content }: ContentFile): void => {
    const bytes = wrapContent(content, id, (plain) => deflateRawSync(plain, { level: 9 }));
    const twin = toScriptTwin(file);
    files.set(file, bytes);
    files.set(twin, Buffer.from(`octavo(${JSON.stringify(twin)},"${Buffer.from(bytes).toString('base64')}")`));
  };

  const refs = inputs.map(({ pages, ...input }): SearchIndexRef => {
    const data = buildIndex(pages, (page, records) =>
      texts.addPage(records.map(({ text }, i) => (i === 0 ? leadText(page.description, text) : text))),
    );
    const { main, parts } = encodeIndex(data, toId);
    const file = toMainFile([input.type, input.instanceId, input.versionName].filter(Boolean).join('-'), main.id);
    addContent(file, main);
    for (const part of parts) addContent(toPartFile(part.id), part);
    return { ...input, file };
  });

  for (const [file, content] of texts.files) files.set(file, Buffer.from(content));
  return { files: [...files].map(([path, bytes]) => ({ path, bytes })), refs };
}

/** A hit on a page as a whole shows its description first, unless the text starts with it anyway. */
function leadText(description: string, text: string): string {
  return text.startsWith(description.slice(0, 60)) ? text : `${description} ${text}`;
}

function toId(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
