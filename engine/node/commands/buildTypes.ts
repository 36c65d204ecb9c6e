import type { MakeProgress } from '../make/makeSite.ts';
import type { OutsideCall } from '../ground/inputs/inputs.ts';
import type { SharedCacheReport } from '../ground/sharedCache/createSharedCache.ts';
import type { ContentProblem } from '../ground/problems.ts';

export interface BuildOptions {
  siteDir: string;
  /** Defaults to `build` in the site folder. */
  outDir?: string;
  /** Names of the locales to build; all of them if there are none. */
  locales?: string[];
  /** `false`: compile and write everything again. */
  cache?: boolean;
  /** `false`: do everything in this thread. Starting more threads takes longer than building a site of a few pages. */
  threads?: boolean;
  /** Write compressed copies (`.br`, `.gz`) of documents, styles and scripts, for a host that sends them. */
  compress?: boolean;
  /** Also write one archive with everything in it. */
  zip?: boolean;
  /** Publish what could be made although there are errors. */
  keepGoing?: boolean;
  onProgress?(progress: MakeProgress): void;
  /** Another build, in the process of this id, is writing into the folder. */
  onWait?(pid: number): void;
}

export interface BuildReport {
  outDir: string;
  pages: number;
  /** Pages that were rendered; the others were unchanged. */
  rendered: number;
  /** Pages that were compared with those of the last build; an edit cannot reach the others. */
  compared: number;
  bytes: number;
  seconds: number;
  problems: ContentProblem[];
  /** Decisions of the build that an author may want to change. */
  notes: string[];
  /** Code that depends on something that cannot be watched. It runs again in every build. */
  uncached: OutsideCall[];
  /**
   * `up-to-date`: nothing has changed since the last build. `failed`: there are errors, and the folder is unchanged.
   */
  outcome: 'built' | 'up-to-date' | 'failed';
  zipFile?: string;
  /** The use of the shared cache, if there is one. */
  shared?: SharedCacheReport;
}
