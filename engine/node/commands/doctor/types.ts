import type { ContentProblem } from '../../ground/problems.ts';
import type { Verdict } from './support.ts';

export interface Finding {
  /** A feature, or the name of a package. */
  what: string;
  verdict: Verdict;
  how: string;
  /** The part of the site that it concerns. */
  places: string[];
}

/** Figures of the site today, next to those of Octavo. Unset if there is nothing to measure. */
export interface Measure {
  what: string;
  docusaurus?: number;
  octavo: number;
  unit: 'count' | 'bytes' | 'seconds';
}

/** A change of a file, shown before it is made. */
export interface Fix {
  filePath: string;
  before: string;
  after: string;
}

export interface Diagnosis {
  siteDir: string;
  /** The installed version, or the one in `package.json`. */
  docusaurus?: string;
  pages: number;
  findings: Finding[];
  problems: ContentProblem[];
  measures: Measure[];
  advice: string[];
  fixes: Fix[];
}
