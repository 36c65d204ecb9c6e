import { messageOf } from '../../shared/messageOf.ts';
import { placeOfCode } from './placeOfCode.ts';
import type { ContentProblem } from './problems.ts';

/** An error in a timer or callback of the site's code, after the step that started it has ended. */
export function toStrayProblem(error: unknown, siteDir: string): ContentProblem {
  const reason = messageOf(error).replace(/\.$/, '');
  return {
    severity: 'error',
    ...placeOfCode(error, siteDir),
    message: `Code of the site fails in a timer or a callback: ${reason}.`,
    code: 'site-code',
  };
}
