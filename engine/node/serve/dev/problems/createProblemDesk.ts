import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DevProblems } from '../../../../shared/devProblems.ts';
import { hashOf } from '../../../ground/hashOf.ts';
import type { ContentProblem } from '../../../ground/problems.ts';
import { toContentProblems } from '../../../ground/problemsOf.ts';
import type { DevSite } from '../createDevSite.ts';
import { answerOpenRequest, type OpenAnswer } from './answerOpenRequest.ts';
import { createSiteCheck, type SiteCheck } from './createSiteCheck.ts';
import { toDev, toDevProblems } from './toDevProblems.ts';

/** All data and actions of the development server about problems. */
export interface ProblemDesk extends Pick<SiteCheck, 'restart' | 'policy' | 'close'> {
  /** The site cannot be read. */
  fail(error: unknown): void;
  /** The problems that the page at a path shows. */
  answer(site: Promise<DevSite>, path: string): Promise<DevProblems>;
  /** Opens a file in the author's editor. */
  open(request: IncomingMessage): Promise<OpenAnswer>;
  /** The problems of a page that cannot be rendered. */
  describe(error: unknown): DevProblems['page'];
}

export interface ProblemDeskOptions {
  siteDir: string;
  locales?: string[];
  /** Receives all problems of the site after each check. */
  onProblems?(problems: ContentProblem[]): void;
  /** Called when open pages should show other problems. */
  onChange(): void;
}

export function createProblemDesk({ siteDir, locales, onProblems, onChange }: ProblemDeskOptions): ProblemDesk {
  const token = randomBytes(24).toString('base64url');
  const check = createSiteCheck(siteDir, {
    locales,
    onFound(problems) {
      onProblems?.(problems);
      onChange();
    },
  });
  // The terminal shows it.
  if (onProblems) check.read();
  return {
    restart: check.restart,
    policy: check.policy,
    close: check.close,
    fail: (error) => check.fail(toContentProblems(error)),
    async answer(site, path) {
      const { problems, isChecking } = check.read();
      const common = { site: problems, isChecking, siteDir, token, policyId: hashOf(check.policy() ?? '') };
      const current = await site.catch(() => undefined);
      const { locale, route } = current?.findPage(path) ?? {};
      if (!locale || !route) return toDevProblems({ ...common, page: [] });
      const page = await locale.problemsOf(route).catch(toContentProblems);
      return toDevProblems({ ...common, page, filePath: route.source?.file.filePath });
    },
    open: (request) => answerOpenRequest(request, { siteDir, token }),
    describe: (error) => toContentProblems(error).map((problem) => toDev(problem, siteDir)),
  };
}
