import { noteFileStamp } from '../../../ground/inputs/inputs.ts';
import type { Report } from '../../../ground/problems.ts';
import type { MarkdownSource, SourceText } from '../types.ts';
import type { ScannedFile, SourceStore } from './sourceStore.ts';

/** Caches files between loads, so that only changed ones are read again. */
export interface SourceCache {
  /** `isOwn`: the site's own code parses the file, and may do so differently the next time. */
  read(filePath: string, report: Report, load: LoadSource, isOwn?: boolean): Promise<MarkdownSource>;
  /** Reads a file again. Returns its text if nothing else about the file has changed. */
  readText(filePath: string): Promise<SourceText | undefined>;
  /** Stores the cache for the next run. */
  save(): void;
}

type LoadSource = (report: Report) => Promise<MarkdownSource>;

interface Entry extends ScannedFile {
  /** `undefined` if the file was too new for a reliable stamp. */
  stamp: string | undefined;
  load: LoadSource;
  isOwn: boolean;
}

/** Valid for one configuration: another may parse front matter differently. */
export function createSourceCache(store?: SourceStore): SourceCache {
  const entries = new Map<string, Entry>();

  async function load(filePath: string, stamp: string | undefined, read: LoadSource, isOwn: boolean): Promise<Entry> {
    const entry: Entry = { stamp, load: read, isOwn, ...(await find(filePath, isOwn ? undefined : stamp, read)) };
    entries.set(filePath, entry);
    return entry;
  }

  async function find(filePath: string, stamp: string | undefined, read: LoadSource): Promise<ScannedFile> {
    const cached = stamp === undefined ? undefined : store?.get(filePath, stamp);
    if (cached) return cached;
    const scanned = await scan(read);
    if (stamp === undefined || !store) return scanned;
    store.set(filePath, stamp, scanned);
    // In the form that the next build will find: without the text, and without slices of it, which would keep the whole
    // text in memory.
    return store.get(filePath, stamp) ?? scanned;
  }

  return {
    async read(filePath, report, read, isOwn = false) {
      const stamp = noteFileStamp(filePath);
      const known = entries.get(filePath);
      const isCurrent = known !== undefined && stamp !== undefined && known.stamp === stamp;
      const entry = isCurrent ? known : await load(filePath, stamp, read, isOwn);
      // Reported each time, because they still exist.
      entry.problems.forEach(report);
      return entry.source;
    },
    async readText(filePath) {
      const before = entries.get(filePath);
      if (!before) return undefined;
      const after = await load(filePath, noteFileStamp(filePath), before.load, before.isOwn);
      return withoutText(before) === withoutText(after) ? after.source.text : undefined;
    },
    save: () => store?.save(),
  };
}

async function scan(read: LoadSource): Promise<ScannedFile> {
  const problems: ScannedFile['problems'] = [];
  return { source: await read((problem) => problems.push(problem)), problems };
}

function withoutText({ source: { text, ...facts }, problems }: Entry): string {
  return JSON.stringify([facts, text.code, problems]);
}
