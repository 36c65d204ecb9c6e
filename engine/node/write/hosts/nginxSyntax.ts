/** A word of nginx's configuration, whatever it holds. */
export function quote(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** Text as a pattern. No backslashes: nginx reads some of them itself. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?()[\]{}|$]/g, '[$&]').replace(/[\\^]/g, '.');
}
