export interface PostName {
  /** The date a name begins with, as written: `2025-01-31` or `2025/1/31`. */
  date?: string;
  /** The rest of the name: the title of a post without another. */
  text: string;
  slug: string;
}

/** Matches a date before the name of the file or of one of its folders. The last one counts. */
const DATED = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

/**
 * The parts of a post's path: `2025-01-31-hello.md`, `2025/01/31/hello.md`, `2025-01-31-hello/index.md`, `hello.md`.
 */
export function parsePostName(relPath: string): PostName {
  const [, folder, date, rest] = DATED.exec(relPath) ?? [];
  if (folder !== undefined && date !== undefined && rest !== undefined) {
    return { date, text: rest, slug: `/${date.replaceAll('-', '/')}/${folder}${rest}` };
  }
  const text = relPath.replace(/(?:\/index)?\.mdx?$/, '');
  return { text, slug: `/${text}` };
}
