import type { ProblemCode } from '../shared/problemCodes.ts';
import { ReportedError } from '../node/ground/reportedError.ts';

/** The command line is wrong; the message shows the right form. */
export class UsageError extends ReportedError {
  override name = 'UsageError';
  readonly problemCode: ProblemCode = 'usage';
}

/** A command that needs a site was called in another folder. */
export class NoSiteError extends UsageError {
  override readonly problemCode = 'no-site';
}
