import { findThemePart, partsAround } from '../../../shared/themeParts.ts';
import type { Override } from '../../compile/siteCode/findOverrides.ts';
import type { Problem } from '../../compile/siteCode/types.ts';
import { isUnshown } from '../../compile/siteCode/isUnshown.ts';
import type { ContentProblem } from '../../ground/problems.ts';

/** The number of paths that a message lists at most. */
const MAX_PATHS = 3;

/** Problems of the site's parts of the theme: each is reported once, with the pages that show it. */
export type PartProblems = ReturnType<typeof createPartProblems>;

/** Errors in files that Docusaurus never reads do not count; see `createReach.ts`. */
export function createPartProblems(isReached: (filePath: string) => boolean) {
  const found = new Map<string, { problem: ContentProblem; paths: Set<string> }>();
  const leftOut: { name: string; filePath: string }[] = [];

  function report(problem: ContentProblem, routePath?: string): void {
    const key = JSON.stringify(problem);
    const entry = found.get(key) ?? { problem, paths: new Set() };
    if (routePath !== undefined) entry.paths.add(routePath);
    found.set(key, entry);
  }

  return {
    report,
    /** `routePath`: the page that the part is on. */
    add({ filePath }: Override, problems: readonly Problem[], routePath?: string): void {
      if (hasError(problems) && !isReached(filePath)) return;
      // A part that cannot be read fails too; that need not be reported again.
      const isUnreadable = problems.some((problem) => isUnshown(problem) && !isWhole(problem));
      for (const { message, line, column, ...problem } of problems) {
        const isOwn = isWhole({ line });
        if (isOwn && isUnreadable) continue;
        const place = isOwn ? { filePath } : { filePath: problem.filePath, line, column };
        const isFatal = problem.severity === 'error' && isOwn;
        report(
          {
            ...problem,
            ...place,
            severity: problem.severity ?? 'warning',
            message: isFatal ? `${message} The theme's own is shown in its place.` : message,
          },
          isFatal ? routePath : undefined,
        );
      }
    },
    addMissingExport({ name, filePath }: Override): void {
      if (!isReached(filePath)) return;
      const example = findThemePart(name)?.isTable
        ? 'export default { … };'
        : `export default function ${name.replace(/\W/g, '')}(props) { … }`;
      const message = `It has no default export, so it is left out. A component in place of "${name}" begins with \`${example}\`.`;
      report({ severity: 'error', filePath, message, code: 'no-default-export', subject: name });
    },
    addLeftOut(name: string, filePath: string): void {
      leftOut.push({ name, filePath });
    },
    list(): ContentProblem[] {
      const reported = [...found.values()].map(({ problem, paths }) =>
        paths.size === 0 ? problem : { ...problem, message: `${problem.message} ${describePaths([...paths])}` },
      );
      return [...reported, ...leftOut.map(({ name, filePath }) => describeLeftOut(name, filePath))];
    },
  };
}

export function hasError(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** The problem is about the whole component, not about a line of a file. */
function isWhole({ line }: Pick<Problem, 'line'>): boolean {
  return line === undefined;
}

function describePaths(paths: string[]): string {
  const sorted = paths.toSorted();
  const more = sorted.length > MAX_PATHS ? ` and ${sorted.length - MAX_PATHS} more` : '';
  return `It shows on ${sorted.slice(0, MAX_PATHS).join(', ')}${more}.`;
}

function describeLeftOut(name: string, filePath: string): ContentProblem {
  const [around] = partsAround(name);
  const [, otherwise, instead] = OTHER_PARTS.find(([part]) => name === part || name.startsWith(`${part}/`)) ?? [];
  const where = around?.shows ?? otherwise;
  const reason = around
    ? `It is a part of "${around.name}", which shows it only as Docusaurus's own component: install @docusaurus/theme-classic.`
    : findThemePart(name)?.isFrame
      ? "It is around Docusaurus's own layout of documents: install @docusaurus/theme-classic."
      : `Nothing here shows "${name}".`;
  return {
    severity: 'warning',
    filePath,
    message: `Left out: ${reason}${where ? ` It would show on ${where}.` : ''}${instead ? ` Replace "${instead}" instead.` : ''} "octavo swizzle --list" names what can be replaced in src/theme.`,
    code: 'theme-part',
    subject: name,
  };
}

/**
 * Components of Docusaurus's theme that cannot be replaced here: where they show, and what can be replaced near them.
 */
const OTHER_PARTS: [name: string, shows: string, instead?: string][] = [['ThemeProvider/TitleFormatter', 'every page']];
