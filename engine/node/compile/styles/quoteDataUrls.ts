/** `url(data:…)`, in quotes or not. */
const DATA_URL = /\burl\(\s*(?:(["'])(data:(?:(?!\1)[^\\]|\\[^])*)\1|(data:(?:[^)\\]|\\[^])*))\s*\)/gi;

/**
 * A data URL may span several lines and contain spaces. CSS allows that only in quotes, with a backslash at each line
 * end; otherwise the parser drops the rest of the rule and the next rule. The lines keep their numbers.
 */
export function quoteDataUrls(css: string): string {
  return css.replace(DATA_URL, (written, quote: string | undefined, quoted = '', bare = '') => {
    if (quote !== undefined) return /[\r\n]/.test(quoted) ? `url(${quote}${escapeLineEnds(quoted)}${quote})` : written;
    const data = (bare as string).trimEnd();
    return /[\s"'(]/.test(data) ? `url("${escapeLineEnds(data.replaceAll('"', '\\"'))}")` : written;
  });
}

function escapeLineEnds(lines: string): string {
  return lines.replace(/\\?(\r\n|\r|\n)/g, '\\$1');
}
