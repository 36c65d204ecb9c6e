import { ReportedError } from '../../ground/reportedError.ts';

/** The output folder cannot be used; the message gives the reason and the remedy. */
export class OutputFolderError extends ReportedError {
  override name = 'OutputFolderError';
  readonly problemCode = 'output-folder';
}
