/** The assumed speed of readers, in words per minute. */
export const WORDS_PER_MINUTE = 200;

const segmenters = new Map<string, Intl.Segmenter>();
const ASCII = /^[\x21-\x7e]+$/;

/**
 * Words of the source as the reading time counts them: the text as written, markup included, without front matter
 * and the title.
 */
export function countWords(source: string, frontMatterLines: number, locale: string): number {
  return countSegments(withoutFrontMatterAndTitle(source, frontMatterLines), locale);
}

export function withoutFrontMatterAndTitle(source: string, frontMatterLines: number): string {
  return withoutTitle(afterLines(source, frontMatterLines).trim()).trim();
}

/** Word-like segments of `Intl.Segmenter`. No word crosses white space. */
export function countSegments(text: string, locale: string): number {
  let count = 0;
  for (const chunk of text.split(/\s+/)) {
    if (ASCII.test(chunk)) count += countAsciiWords(chunk);
    else for (const { isWordLike } of segmenterOf(locale).segment(chunk)) if (isWordLike) count++;
  }
  return count;
}

/**
 * Unicode's rules for words, for the characters of ASCII: letters, digits and underscores, and between two letters or
 * two digits one sign that joins them. The segmenter takes two hundred times as long.
 */
function countAsciiWords(chunk: string): number {
  let count = 0;
  for (let at = 0; at < chunk.length;) {
    const start = at;
    for (let kind = kindAt(chunk, at); kind !== OTHER; kind = kindAt(chunk, at)) {
      at++;
      const joins = kind === LETTER ? ".':" : kind === DIGIT ? ".',;" : '';
      if (kindAt(chunk, at) === OTHER && kindAt(chunk, at + 1) === kind && joins.includes(chunk.charAt(at))) at++;
    }
    if (at > start + 1 || (at > start && chunk[start] !== '_')) count++;
    if (at === start) at++;
  }
  return count;
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const UNDERSCORE = 3;

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const lower = code | 32;
  if (lower >= 97 && lower <= 122) return LETTER;
  if (code >= 48 && code <= 57) return DIGIT;
  return code === 95 ? UNDERSCORE : OTHER;
}

function segmenterOf(locale: string): Intl.Segmenter {
  let segmenter = segmenters.get(locale);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    segmenters.set(locale, segmenter);
  }
  return segmenter;
}

function afterLines(text: string, count: number): string {
  let at = 0;
  for (let i = 0; i < count; i++) {
    const end = text.indexOf('\n', at);
    if (end < 0) return '';
    at = end + 1;
  }
  return text.slice(at);
}

/** Removes a first `# Title` (imports may precede it), or `Title` with a line of `=` below. */
function withoutTitle(text: string): string {
  const imports = /^(?:import\s(?:.|\r?\n(?!\r?\n))*(?:\r?\n){2,})*/.exec(text)?.[0] ?? '';
  const rest = text.slice(imports.length).trimStart();
  const title = /^#[ \t]+[^ \t].*(?:\r?\n|$)/.exec(rest) ?? /^.*\r?\n=+(?:\r?\n|$)/.exec(rest);
  return title ? imports + rest.slice(title[0].length) : text;
}
