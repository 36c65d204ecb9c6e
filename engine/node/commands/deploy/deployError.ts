import { ReportedError } from '../../ground/reportedError.ts';

/** A site was not deployed; the message gives the reason and the remedy. */
export class DeployError extends ReportedError {
  override name = 'DeployError';
  readonly problemCode = 'deploy';
}
