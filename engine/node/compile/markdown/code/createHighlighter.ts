import { createPrismHighlighter, type PrismHighlighter } from '../../prism/createPrismHighlighter.ts';
import type { CodeStyle, SitePrism } from '../../prism/types.ts';
import { escapeHtml } from './escapeHtml.ts';

export interface Highlighter extends Pick<PrismHighlighter, 'isKnown' | 'languageNames'> {
  /** The HTML of each line. If highlighting fails, the lines are plain text and `onFailure` receives the reason. */
  highlight(code: string, language: string, onFailure?: (reason: string) => void): string[];
}

/** A longer text is data, not code. */
const MAX_CODE = 500_000;
const MAX_CACHED = 2000;

/** Code as HTML, one string for each line. */
export function createHighlighter(style: CodeStyle, site?: SitePrism): Highlighter {
  const { highlight: highlightNow, ...prism } = createPrismHighlighter(style, site);
  const cache = new Map<string, string[]>();

  /** The same snippet often appears again soon, in another version or on the next page. */
  function highlight(code: string, language: string): string[] {
    const key = `${language}\n${code}`;
    const known = cache.get(key);
    if (known) return known;
    const lines = highlightNow(code, language);
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, lines);
    return lines;
  }

  return {
    ...prism,
    highlight(code, language, onFailure) {
      if (code.length > MAX_CODE) return toPlainLines(code);
      try {
        return highlight(code, language);
      } catch (error) {
        onFailure?.(String((error as Error | undefined)?.message ?? error));
        return toPlainLines(code);
      }
    },
  };
}

function toPlainLines(code: string): string[] {
  return code.split(/\r?\n/).map(escapeHtml);
}
