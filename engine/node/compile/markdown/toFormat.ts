import path from 'node:path';

const PLAIN_EXTENSIONS = new Set(['.md', '.markdown', '.mdown', '.mkdn', '.mkd', '.mdwn', '.mkdown', '.ron']);

/**
 * The format of a file: from its front matter (`mdx.format`), otherwise from the configuration; `detect` depends on the
 * extension. If the configuration requires plain Markdown, no file can opt into MDX.
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
