/**
 * A data file as a classic script: a page opened from disk may load scripts but not fetch.
 * Over HTTP the client reads the same file as text and parses the JSON in it.
 */
export function toDataScript(file: string, value: unknown): string {
  return `octavo(${JSON.stringify(file)},${JSON.stringify(value)})`;
}
