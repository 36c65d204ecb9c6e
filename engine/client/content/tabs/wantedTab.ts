export interface TabChoice {
  /** Values of the tabs there are. */
  values: readonly (string | undefined)[];
  /** What the address asks for. */
  asked: string | null;
  /** What the reader chose last in this group, on whichever page. */
  stored: string | null;
}

/** The tab to show. An address is a wish for this page and goes before a habit; a value that no tab has is neither. */
export function wantedTab({ values, asked, stored }: TabChoice): string | undefined {
  return [asked, stored].find((value): value is string => value !== null && values.includes(value));
}

/** The query with one parameter set and the others as they are. */
export function withParameter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(name, value);
  return `?${parameters}`;
}
