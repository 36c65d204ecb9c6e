import path from 'node:path';

const PLAIN_EXTENSIONS = new Set(['.md', '.markdown', '.mdown', '.mkdn', '.mkd', '.mdwn', '.mkdown', '.ron']);

/**
 * How a file is read: by its front matter (`mdx.format`), else by the configuration; `detect` goes by extension. Where
 * the configuration wants plain Markdown, a file cannot make itself code.
 */
export function toFormat(
  filePath: string,
  configured: 'mdx' | 'md' | 'detect' = 'mdx',
  inFrontMatter?: 'mdx' | 'md' | 'detect',
): 'mdx' | 'md' {
  const wanted = configured === 'md' ? configured : (inFrontMatter ?? configured);
  if (wanted !== 'detect') return wanted;
  return PLAIN_EXTENSIONS.has(path.extname(filePath).toLowerCase()) ? 'md' : 'mdx';
}
