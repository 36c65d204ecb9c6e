import type { ProblemCode } from './problemCodes.ts';

/** Problems in the form that the development server sends to its pages (`_octavo/problems`). */
export interface DevProblem {
  severity: 'error' | 'warning';
  /** Relative to the site folder. */
  file?: string;
  line?: number;
  column?: number;
  message: string;
  code: ProblemCode;
  /** Whether the server opens the file in an editor. */
  canOpen?: true;
}

export interface DevProblems {
  /** The site is being checked, so the problems may still change. */
  isChecking: boolean;
  /** Problems of the page being viewed. */
  page: DevProblem[];
  /** The first problems of all other pages. */
  others: DevProblem[];
  /** The number of others. */
  otherCount: number;
  /** Must come with a request to open a file: only pages of this server can read it. */
  token: string;
  /** Identifies the policy that a build would write. */
  policyId: string;
}

/** A place to open in an editor. */
export interface DevPlace {
  file: string;
  line?: number;
  column?: number;
}

export const TOKEN_HEADER = 'x-octavo-token';

/** `docs/a.md:3:5`. */
export function formatPlace({ file, line, column }: Partial<DevPlace>): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
