/** What a caught value says. Code may throw anything. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
