/** Checks a whole site for the development server, in a separate process, and returns what a build would report. */
import { endWithParent } from '../../../ground/endWithParent.ts';
import { toContentProblems } from '../../../ground/problemsOf.ts';
import { findProblems } from '../../../make/findProblems.ts';
import type { CheckAnswer } from './createSiteCheck.ts';

const [siteDir = '', ...locales] = process.argv.slice(2);

endWithParent();

function answer(found: CheckAnswer): void {
  process.send?.(found, () => process.exit());
}

// Serving pages comes first: this takes one thread. Plugins may publish the site in `postBuild`, so they do not get it.
findProblems({ siteDir, locales, threads: false, postBuild: false }).then(
  ({ problems, csp }) => answer({ problems, csp }),
  (error: unknown) => answer({ problems: toContentProblems(error) }),
);
