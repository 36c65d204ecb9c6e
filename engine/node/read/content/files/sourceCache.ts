import { stat } from 'node:fs/promises';
import type { ContentProblem, Report } from '../../../ground/problems.ts';
import type { MarkdownSource } from '../types.ts';

/** Remembers files between loads, so that a running server reads again only what was changed. */
export interface SourceCache {
  read(filePath: string, report: Report, load: (report: Report) => Promise<MarkdownSource>): Promise<MarkdownSource>;
}

interface Entry {
  stamp: string;
  source: MarkdownSource;
  /** Told again each time: they are still there. */
  problems: ContentProblem[];
}

/** Holds for one configuration: another may read front matter in another way. */
export function createSourceCache(): SourceCache {
  const entries = new Map<string, Entry>();
  return {
    async read(filePath, report, load) {
      const { mtimeMs, size, ino } = await stat(filePath);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      let entry = entries.get(filePath);
      if (entry?.stamp !== stamp) {
        const problems: ContentProblem[] = [];
        const source = await load((problem) => problems.push(problem));
        entry = { stamp, source, problems };
        entries.set(filePath, entry);
      }
      entry.problems.forEach(report);
      return entry.source;
    },
  };
}
