import { ReportedError } from '../../../ground/reportedError.ts';

/** Looks cannot be compared here; the message says why and what to do. */
export class LooksError extends ReportedError {
  override name = 'LooksError';
  readonly problemCode = 'looks';
}
