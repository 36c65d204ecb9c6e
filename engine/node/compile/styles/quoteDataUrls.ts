/** `url(data:…)`, in quotes or not. */
const DATA_URL = /\burl\(\s*(?:(["'])(data:(?:(?!\1)[^\\]|\\[^])*)\1|(data:(?:[^)\\]|\\[^])*))\s*\)/gi;

/**
 * Data in an address may go over several lines, and then have spaces in it. CSS has that only in quotes, and with a sign that the line goes on;
 * what it has not takes the rest of the rule along, and the next one. The lines keep their numbers.
 */
export function quoteDataUrls(css: string): string {
  return css.replace(DATA_URL, (written, quote: string | undefined, quoted = '', bare = '') => {
    if (quote !== undefined) return /[\r\n]/.test(quoted) ? `url(${quote}${goOn(quoted)}${quote})` : written;
    const data = (bare as string).trimEnd();
    return /[\s"'(]/.test(data) ? `url("${goOn(data.replaceAll('"', '\\"'))}")` : written;
  });
}

function goOn(lines: string): string {
  return lines.replace(/\\?(\r\n|\r|\n)/g, '\\$1');
}
