import { noteFileStamp } from '../../../ground/inputs/inputs.ts';
import type { ContentProblem, Report } from '../../../ground/problems.ts';
import type { MarkdownSource } from '../types.ts';

/** Remembers files between loads, so that a running server reads again only what was changed. */
export interface SourceCache {
  read(filePath: string, report: Report, load: LoadSource): Promise<MarkdownSource>;
  /** Reads a file again. Gives its text, if nothing else that is known of the file has changed. */
  readText(filePath: string): Promise<string | undefined>;
}

type LoadSource = (report: Report) => Promise<MarkdownSource>;

interface Entry {
  /** `undefined` if it was too new to have one that can be trusted. */
  stamp: string | undefined;
  source: MarkdownSource;
  /** Told again each time: they are still there. */
  problems: ContentProblem[];
  load: LoadSource;
}

/** Holds for one configuration: another may read front matter in another way. */
export function createSourceCache(): SourceCache {
  const entries = new Map<string, Entry>();

  async function load(filePath: string, stamp: string | undefined, read: LoadSource): Promise<Entry> {
    const problems: ContentProblem[] = [];
    const entry = { stamp, source: await read((problem) => problems.push(problem)), problems, load: read };
    entries.set(filePath, entry);
    return entry;
  }

  return {
    async read(filePath, report, read) {
      const stamp = noteFileStamp(filePath);
      const known = entries.get(filePath);
      const isCurrent = known !== undefined && stamp !== undefined && known.stamp === stamp;
      const entry = isCurrent ? known : await load(filePath, stamp, read);
      entry.problems.forEach(report);
      return entry.source;
    },
    async readText(filePath) {
      const before = entries.get(filePath);
      if (!before) return undefined;
      const after = await load(filePath, noteFileStamp(filePath), before.load);
      return withoutText(before) === withoutText(after) ? after.source.source : undefined;
    },
  };
}

function withoutText({ source: { source: _text, ...facts }, problems }: Entry): string {
  return JSON.stringify([facts, problems]);
}
