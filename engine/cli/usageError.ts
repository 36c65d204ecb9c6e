/** The command line cannot be understood; the message shows the right form. */
export class UsageError extends Error {
  override name = 'UsageError';
}
