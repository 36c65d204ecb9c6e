/** The message of a caught value. Code may throw anything, not only errors. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
