/** The output folder cannot be used; the message says why and what to do. */
export class OutputFolderError extends Error {
  override name = 'OutputFolderError';
}
