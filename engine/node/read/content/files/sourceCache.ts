import { stampOf } from '../../../ground/inputs/fileStamp.ts';
import { noteFile } from '../../../ground/inputs/inputs.ts';
import type { ContentProblem, Report } from '../../../ground/problems.ts';
import type { MarkdownSource } from '../types.ts';

/** Remembers files between loads, so that a running server reads again only what was changed. */
export interface SourceCache {
  read(filePath: string, report: Report, load: (report: Report) => Promise<MarkdownSource>): Promise<MarkdownSource>;
}

interface Entry {
  /** `undefined` if it was too new to have one that can be trusted. */
  stamp: string | undefined;
  source: MarkdownSource;
  /** Told again each time: they are still there. */
  problems: ContentProblem[];
}

/** Holds for one configuration: another may read front matter in another way. */
export function createSourceCache(): SourceCache {
  const entries = new Map<string, Entry>();
  return {
    async read(filePath, report, load) {
      noteFile(filePath);
      const stamp = stampOf(filePath);
      let entry = entries.get(filePath);
      if (!entry || stamp === undefined || entry.stamp !== stamp) {
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
