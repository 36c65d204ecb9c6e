import type { SiteConfig } from '../config/types.ts';
import type { SourceCache } from './files/sourceCache.ts';
import type { Boundary } from '../../ground/files/boundary.ts';
import { toBoundary } from './toBoundary.ts';
import type { ResolvedItem, Sidebars } from './docs/sidebars/types.ts';
import type { VersionInfo } from './docs/versions/resolveVersions.ts';
import type { LeftOutPage } from './types.ts';
import { ContentError, type ContentProblem, type Report } from '../../ground/problems.ts';

/** `build` leaves drafts out and hides unlisted pages; `dev` shows everything. */
export type LoadMode = 'build' | 'dev';

/** The context of every loading step: the configuration, and where to report problems and files. */
export interface LoadContext {
  config: SiteConfig;
  mode: LoadMode;
  boundary: Boundary;
  report: Report;
  cache?: SourceCache;
  /** Receives the sidebars of each version before they are translated. */
  onSidebars?: OnSidebars;
  /** Reports a problem that prevents a build; loading continues to find other problems. */
  fail(problem: Omit<ContentProblem, 'severity'>): void;
  /** Notes a page that is not part of this build. */
  leaveOut(page: LeftOutPage): void;
  /** Notes a file on which the content depends. */
  addDataFile(filePath: string): void;
}

export type OnSidebars = (instanceId: string, version: VersionInfo, sidebars: Sidebars<ResolvedItem>) => void;

export interface CollectingContext extends LoadContext {
  dataFiles: Set<string>;
  leftOut: LeftOutPage[];
  /** Throws all problems recorded with `fail`. */
  throwIfFailed(): void;
}

export function createLoadContext(
  config: SiteConfig,
  report: Report,
  { drafts, ...given }: Pick<LoadContext, 'cache' | 'onSidebars'> & { drafts?: boolean } = {},
): CollectingContext {
  const fatal: ContentProblem[] = [];
  const dataFiles = new Set<string>();
  const leftOut: LeftOutPage[] = [];
  return {
    ...given,
    config,
    mode: drafts ? 'dev' : 'build',
    boundary: toBoundary(config),
    report,
    dataFiles,
    leftOut,
    fail: (problem) => fatal.push({ severity: 'error', ...problem }),
    leaveOut: (page) => leftOut.push(page),
    addDataFile: (filePath) => dataFiles.add(filePath),
    throwIfFailed: () => {
      if (fatal.length > 0) throw new ContentError(fatal);
    },
  };
}
