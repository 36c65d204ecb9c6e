import type { ContentProblem } from '../ground/problems.ts';

export interface BuildOptions {
  siteDir: string;
  /** Defaults to `build` in the site folder. */
  outDir?: string;
  /** `false`: compile everything anew. */
  cache?: boolean;
  /** Also write one archive with everything in it. */
  zip?: boolean;
  onProgress?(progress: BuildProgress): void;
}

export interface BuildProgress {
  step: 'compile' | 'render';
  done: number;
  total: number;
}

export interface BuildReport {
  outDir: string;
  pages: number;
  /** Pages that were rendered anew; the others were still right. */
  rendered: number;
  bytes: number;
  seconds: number;
  problems: ContentProblem[];
  /** Nothing had changed since the last build. */
  upToDate: boolean;
  zipFile?: string;
}
