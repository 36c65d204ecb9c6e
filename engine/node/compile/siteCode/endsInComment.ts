/** Whether the last line of some code leaves a comment open. */
export function endsInComment(before: string): boolean {
  return /(?:^|\n)[ \t]*(?:\/\/|\/?\*)[^\n]*$/.test(before);
}
