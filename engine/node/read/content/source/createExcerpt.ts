/**
 * The first line of text in a Markdown body, as plain text: the description of a page without one. A scan by lines, not
 * a parse, so that loading a site stays cheap. Titles, imports, code and comments are skipped.
 */
export function createExcerpt(body: string): string | undefined {
  let fence: string | undefined;
  let inImport = false;
  let commentEnd: string | undefined;
  for (const line of linesOf(body)) {
    const trimmed = line.trim();
    if (commentEnd !== undefined) {
      if (line.includes(commentEnd)) commentEnd = undefined;
      continue;
    }
    if (trimmed === '') {
      inImport = false;
      continue;
    }
    const marker = /^`{3,}/.exec(trimmed)?.[0];
    if (fence === undefined && (inImport || /^(?:import|export)\s/.test(line))) {
      inImport = true;
      continue;
    }
    if (marker !== undefined) {
      if (fence === undefined) fence = marker;
      else if (marker.length >= fence.length) fence = undefined;
      continue;
    }
    if (fence !== undefined) continue;
    commentEnd = openComment(trimmed);
    if (commentEnd !== undefined) continue;
    const text = toPlainText(line.replace(/\{\/\*.*?\*\/\}/g, ''));
    if (text !== '') return text;
  }
  return undefined;
}

function* linesOf(body: string): Generator<string> {
  for (let start = 0; start <= body.length;) {
    const at = body.indexOf('\n', start);
    const end = at < 0 ? body.length : at;
    yield body.slice(start, end).replace(/\r$/, '');
    start = end + 1;
  }
}

/** Matches the start of a comment that continues on the next line. */
function openComment(line: string): string | undefined {
  if (line.startsWith('<!--') && !line.includes('-->')) return '-->';
  if (line.startsWith('{/*') && !line.includes('*/}')) return '*/}';
  return undefined;
}

/** Order matters: an image is recognised before the link inside it, emphasis before the code it surrounds. */
const SYNTAX: [pattern: RegExp, replacement: string][] = [
  [/<[^>]*>/g, ''],
  [/^#[^#]+#?/, ''],
  [/^#{1,6}\s*([^#]*?)\s*#{0,6}/, '$1'],
  [/([*_]{1,3})(.*?)\1/g, '$2'],
  [/~~(\S.*\S)~~/g, '$1'],
  [/!\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/\[\^.+?\](?:: .*$)?/g, ''],
  [/\[(.*?)\][[(].*?[\])]/g, '$1'],
  [/`(.+?)`/g, '$1'],
  [/^\s{0,3}>\s?/, ''],
  [/:::.*/, ''],
  [/\s?:(?:::|[^:\n])+:/g, ''],
  [/\{#*[\w-]+\}/, ''],
];

function toPlainText(line: string): string {
  return SYNTAX.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line).trim();
}
