import { ReportedError } from '../node/ground/reportedError.ts';

/** The command line cannot be understood; the message shows the right form. */
export class UsageError extends ReportedError {
  override name = 'UsageError';
  readonly problemCode = 'usage';
}
