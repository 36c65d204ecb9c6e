/** The order of texts by their characters, independent of any language. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
