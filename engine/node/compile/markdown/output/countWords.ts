/** How fast readers are thought to read. */
export const WORDS_PER_MINUTE = 200;

const segmenters = new Map<string, Intl.Segmenter>();
/** Unicode's rules for words, for the characters of ASCII. The segmenter takes a hundred times as long. */
const ASCII_WORD = /(?:[A-Za-z](?:[.':](?=[A-Za-z]))?|\d(?:[.',;](?=\d))?|_)+/g;
const ASCII = /^[\x21-\x7e]+$/;

/**
 * Words of the source as the reading time counts them: the text as written, markup included, without front matter
 * and the title.
 */
export function countWords(source: string, frontMatterLines: number, locale: string): number {
  return countSegments(withoutTitle(afterLines(source, frontMatterLines).trim()), locale);
}

/** What `Intl.Segmenter` calls word-like. No word reaches across white space. */
export function countSegments(text: string, locale: string): number {
  let count = 0;
  for (const [chunk] of text.matchAll(/\S+/g)) {
    if (ASCII.test(chunk)) {
      for (const [word] of chunk.matchAll(ASCII_WORD)) if (word !== '_') count++;
    } else {
      for (const { isWordLike } of segmenterOf(locale).segment(chunk)) if (isWordLike) count++;
    }
  }
  return count;
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

/** Without a first `# Title` (imports may stand before it) or `Title` with a line of `=` below. */
function withoutTitle(text: string): string {
  const imports = /^(?:import\s(?:.|\r?\n(?!\r?\n))*(?:\r?\n){2,})*/.exec(text)?.[0] ?? '';
  const rest = text.slice(imports.length).trimStart();
  const title = /^#[ \t]+[^ \t].*(?:\r?\n|$)/.exec(rest) ?? /^.*\r?\n=+(?:\r?\n|$)/.exec(rest);
  return title ? imports + rest.slice(title[0].length) : text;
}
