/** A title or description as one line of Markdown text: no link, no heading, no new entry, whatever it contains. */
export function toMarkdownText(text: string): string {
  return toLine(text).replace(/[\\[\]<]/g, '\\$&');
}

/** On one line. */
export function toLine(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\s\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}
