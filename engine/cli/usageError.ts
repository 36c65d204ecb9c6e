/** The command was written in a way that cannot be understood; the message says how it is right. */
export class UsageError extends Error {
  override name = 'UsageError';
}
