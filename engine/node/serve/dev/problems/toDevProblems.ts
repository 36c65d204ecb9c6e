import type { DevProblem, DevProblems } from '../../../../shared/devProblems.ts';
import { compareTexts } from '../../../ground/compareTexts.ts';
import { posixRelative } from '../../../ground/files/siteAlias.ts';
import { formatProblem, withoutRepeats, type ContentProblem } from '../../../ground/problems.ts';
import { findInside } from './answerOpenRequest.ts';

/** More problems than anyone reads. */
const MAX_OTHERS = 200;

export interface DevProblemsInput {
  /** Problems found while the page was made. */
  page: ContentProblem[];
  /** The file of the page. */
  filePath?: string;
  /** Problems of the whole site known so far. */
  site: ContentProblem[];
  isChecking: boolean;
  siteDir: string;
  token: string;
  policyId: string;
}

/** The problems that a page shows: its own first, then those of other pages. Errors come before warnings. */
export function toDevProblems({ page, filePath, site, siteDir, ...common }: DevProblemsInput): DevProblems {
  const own = withoutRepeats([...page, ...site.filter((problem) => filePath && problem.filePath === filePath)]);
  const known = new Set(own.map(formatProblem));
  const others = site.filter((problem) => !known.has(formatProblem(problem)));
  const show = (problems: ContentProblem[]) => problems.toSorted(byPlace).map((problem) => toDev(problem, siteDir));
  return {
    ...common,
    page: show(own),
    others: show(others).slice(0, MAX_OTHERS),
    otherCount: others.length,
  };
}

/** Errors first; problems of one file are grouped. */
function byPlace(a: ContentProblem, b: ContentProblem): number {
  return (
    Number(b.severity === 'error') - Number(a.severity === 'error') ||
    compareTexts(a.filePath ?? '', b.filePath ?? '') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0)
  );
}

export function toDev(
  { severity, filePath, line, column, message, code }: ContentProblem,
  siteDir: string,
): DevProblem {
  return {
    severity,
    ...(filePath !== undefined && { file: posixRelative(siteDir, filePath) }),
    line,
    column,
    message,
    code,
    ...(filePath !== undefined && findInside(siteDir, filePath) !== undefined && { canOpen: true }),
  };
}
