/** What is said, without the names by which it is looked up. */
export function messagesOf(problems: readonly { message: string }[]): string[] {
  return problems.map(({ message }) => message);
}
