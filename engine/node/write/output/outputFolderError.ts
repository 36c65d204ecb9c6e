/** The output folder cannot be used; the message gives the reason and the remedy. */
export class OutputFolderError extends Error {
  override name = 'OutputFolderError';
}
