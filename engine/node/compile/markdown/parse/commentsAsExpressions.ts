import { mapOutsideFences } from '../../../read/content/source/scanFences.ts';

/**
 * Rewrites `<!-- x -->` as `{/*  x *\/}`, which MDX knows, without moving any character. Returns nothing where comments
 * and code cannot be distinguished.
 */
export function commentsAsExpressions(text: string): { text: string; count: number } | undefined {
  if (!text.includes('<!--')) return { text, count: 0 };
  let count = 0;
  let isPlain = true;
  let isOpen = false;
  const written = mapOutsideFences(text, (line) => {
    if (!isPlain || (!isOpen && !line.includes('<!--'))) {
      if (isOpen && line.includes('*/')) isPlain = false;
      return line;
    }
    // Inline code begins and ends with a backtick, and an escaped comment is no comment.
    if (/[`\\]/.test(line)) isPlain = false;
    return line.replace(/<!--|-->|\*\//g, (sign) => {
      if (sign === '*/') {
        if (isOpen) isPlain = false;
        return sign;
      }
      if (sign === '<!--') {
        // Inside a comment it is text.
        if (isOpen) return sign;
        isOpen = true;
        count++;
        return '{/* ';
      }
      if (!isOpen) return sign;
      isOpen = false;
      return '*/}';
    });
  });
  return isPlain && !isOpen ? { text: written, count } : undefined;
}
