/**
 * Facts about Markdown files without their texts, cached between runs. A file with the same stamp is not read: the
 * stamp is as reliable as for inputs of a build (`fileStamp.ts`), and a file that was too new when it was read has
 * none.
 */
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../../ground/files/cacheFile.ts';
import { packFile, unpackFile } from '../../../ground/files/packedFile.ts';
import { hashOf } from '../../../ground/hashOf.ts';
import { readTextAgain } from '../../../ground/files/readText.ts';
import type { ContentProblem } from '../../../ground/problems.ts';
import type { MarkdownSource, SourceText } from '../types.ts';

export interface ScannedFile {
  source: MarkdownSource;
  problems: ContentProblem[];
}

export interface SourceStore {
  /** Facts about the file, if it has the same stamp. */
  get(filePath: string, stamp: string): ScannedFile | undefined;
  set(filePath: string, stamp: string, file: ScannedFile): void;
  /** Stores what was read or set since opening; other entries belong to deleted files. */
  save(): void;
}

export interface SourceStoreOptions {
  siteDir: string;
  /** Identifies the code that scans files. */
  engine: string;
  /** `false`: ignore the caches of earlier runs. */
  read: boolean;
}

const MAGIC = 'octavo-sources-1';

export function createSourceStore({ siteDir, engine, read }: SourceStoreOptions): SourceStore {
  const key = hashOf(engine);
  const file = path.join(siteDir, '.octavo', 'sources');
  let before: ReadonlyMap<string, string> | undefined;
  /** Lines of the file by path. */
  const lines = new Map<string, string>();
  let isChanged = false;

  return {
    get(filePath, stamp) {
      before ??= read ? loadLines(file, key) : new Map<string, string>();
      const line = lines.get(filePath) ?? before.get(filePath);
      const [, ownStamp, json] = line?.split('\t') ?? [];
      if (line === undefined || json === undefined || ownStamp !== stamp) return undefined;
      lines.set(filePath, line);
      const { problems, ...facts } = JSON.parse(json) as CachedFile;
      // If a file changes after this, its new text is used with the old facts. The next build sees the change, and the
      // cache of pages uses the text itself.
      return { source: { filePath, ...facts, text: { ...facts.text, read: () => readTextAgain(filePath) } }, problems };
    },
    set(filePath, stamp, { source: { filePath: _path, ...facts }, problems }) {
      // JSON would turn dates in YAML, for example, into text.
      if (!isJson(facts.frontMatter) || /[\t\n]/.test(filePath)) return;
      lines.set(filePath, [filePath, stamp, JSON.stringify({ ...facts, problems } satisfies CachedFile)].join('\t'));
      isChanged = true;
    },
    save() {
      if (!isChanged && lines.size === (before?.size ?? 0)) return;
      writeCacheFile(file, packFile(MAGIC, key, [Buffer.from([...lines.values()].join('\n'))]));
    },
  };
}

/** JSON omits functions, so the text itself is read again. */
interface CachedFile extends Omit<MarkdownSource, 'filePath' | 'text'> {
  text: Omit<SourceText, 'read'>;
  problems: ContentProblem[];
}

/** Empty if the file is damaged. */
function loadLines(file: string, key: string): Map<string, string> {
  const bytes = readCacheFile(file);
  const [body] = (bytes && unpackFile(MAGIC, key, bytes)) ?? [];
  const lines = body?.toString().split('\n') ?? [];
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line]));
}

/** Whether JSON returns it unchanged. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return !Object.hasOwn(value, '__proto__') && Object.values(value).every(isJson);
}
