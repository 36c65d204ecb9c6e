/** The messages, without the names for the handbook. */
export function messagesOf(problems: readonly { message: string }[]): string[] {
  return problems.map(({ message }) => message);
}
