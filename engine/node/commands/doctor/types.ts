import type { ContentProblem } from '../../ground/problems.ts';
import type { Verdict } from './support.ts';

export interface Finding {
  /** A feature, or the name of a package. */
  what: string;
  verdict: Verdict;
  how: string;
  /** What of the site it is about. */
  places: string[];
}

/** Figures of the site as it is, beside what Octavo made of it. Unset: there is nothing to measure. */
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
  /** Installed, or what `package.json` asks for. */
  docusaurus?: string;
  pages: number;
  findings: Finding[];
  problems: ContentProblem[];
  measures: Measure[];
  advice: string[];
  fixes: Fix[];
}
