import type { SiteConfig } from '../config/types.ts';
import type { SourceCache } from './files/sourceCache.ts';
import { ContentError, type ContentProblem, type Report } from './problems.ts';

/** `build` leaves drafts out and hides unlisted pages; `dev` shows everything. */
export type ContentMode = 'build' | 'dev';

/** What every step of loading needs: the configuration, and places to put problems and file names. */
export interface ContentContext {
  config: SiteConfig;
  mode: ContentMode;
  report: Report;
  cache?: SourceCache;
  /** Notes a problem without which there is nothing to build from; loading goes on to find the others. */
  fail(problem: Omit<ContentProblem, 'severity'>): void;
  /** Notes a file the content depends on. */
  addDataFile(filePath: string): void;
}

export interface CollectingContext extends ContentContext {
  dataFiles: Set<string>;
  /** Throws what was noted with `fail`, all at once. */
  throwIfFailed(): void;
}

export function createContext(
  config: SiteConfig,
  report: Report,
  mode: ContentMode,
  cache?: SourceCache,
): CollectingContext {
  const fatal: ContentProblem[] = [];
  const dataFiles = new Set<string>();
  return {
    config,
    mode,
    report,
    cache,
    dataFiles,
    fail: (problem) => fatal.push({ severity: 'error', ...problem }),
    addDataFile: (filePath) => dataFiles.add(filePath),
    throwIfFailed: () => {
      if (fatal.length > 0) throw new ContentError(fatal);
    },
  };
}
