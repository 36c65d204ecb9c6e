/** Whether code that begins so goes on in a comment, by the line that it ends with. */
export function endsInComment(before: string): boolean {
  return /(?:^|\n)[ \t]*(?:\/\/|\/?\*)[^\n]*$/.test(before);
}
