import parse from 'postcss/lib/parse';
import type { CssSyntaxError } from 'postcss';

export interface CssFault {
  line?: number;
  column?: number;
  /** A sentence. */
  reason: string;
}

/**
 * The syntax error at which PostCSS, and so Docusaurus, stops. Browsers continue after it, as does the parser that
 * Octavo uses. Import this file by `import()`: most sites need no PostCSS.
 */
export function findCssFault(css: string): CssFault | undefined {
  try {
    parse(css);
    return undefined;
  } catch (error) {
    const { name, line, column, reason } = error as CssSyntaxError;
    if (name !== 'CssSyntaxError') throw error;
    return { line, column, reason: `${reason}.` };
  }
}
