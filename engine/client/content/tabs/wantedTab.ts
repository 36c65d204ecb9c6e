/**
 * Which of the tabs to show. What the address asks for is a wish for this page, so it goes before a habit: what the
 * reader chose last in this group, on whichever page. A value that no tab has is neither.
 */
export function wantedTab(
  values: readonly (string | undefined)[],
  asked: string | null,
  stored: string | null,
): string | undefined {
  return [asked, stored].find((value): value is string => value !== null && values.includes(value));
}

/** The query with one parameter set and the others as they are. */
export function withParameter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(name, value);
  return `?${parameters}`;
}
