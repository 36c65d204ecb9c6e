import GithubSlugger from 'github-slugger';

/** `classic`: `{#id}`. `mdx-comment`: `{/* #id *\/}`, which MDX reads as a comment, and other tools leave alone. */
export const HEADING_ID_SYNTAXES = ['classic', 'mdx-comment'] as const;
export type HeadingIdSyntax = (typeof HEADING_ID_SYNTAXES)[number];

export interface HeadingIdOptions {
  syntax: HeadingIdSyntax;
  /** Ids keep the case of the heading. */
  maintainCase: boolean;
  /** Generates new ids even for headings that have one. */
  overwrite: boolean;
  /** Converts existing ids to this syntax. */
  migrate: boolean;
}

const WRITTEN_ID = /\s*\{#((?:(?!\{#)[^}])+)\}$/;
const COMMENTED_ID = /\s*\{\/\*\s*#(\S+)\s*\*\/\}$/;

/** A Markdown file with an id after every heading except those of the first level, as Docusaurus writes them. */
export function addHeadingIds(text: string, { syntax, maintainCase, overwrite, migrate }: HeadingIdOptions): string {
  const slugger = new GithubSlugger();
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? [line.slice(0, -1), '\r'] : [line, '']));
  if (!overwrite) {
    for (const [line = ''] of lines) {
      const { id } = readId(line);
      if (id !== undefined) slugger.slug(id);
    }
  }
  let fence: string | undefined;
  return lines
    .map(([line = '', end = '']) => {
      const mark = /^(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark !== undefined) {
        if (fence === undefined) fence = mark;
        else if (line.startsWith(fence)) fence = undefined;
        return line + end;
      }
      const hashes = /^#{2,}/.exec(line)?.[0];
      const { id: written, heading } = readId(line);
      const stays = written !== undefined && !overwrite && !migrate;
      if (fence !== undefined || hashes === undefined || stays) return line + end;
      const known = overwrite ? undefined : written;
      const id = known ?? slugger.slug(withoutLinks(heading.slice(hashes.length)).trim(), maintainCase);
      return `${heading.trimEnd()} ${syntax === 'classic' ? `{#${id}}` : `{/* #${id} */}`}${end}`;
    })
    .join('\n');
}

/** A line without the id at its end, in either syntax, and that id. */
function readId(line: string): { heading: string; id?: string } {
  const found = WRITTEN_ID.exec(line) ?? COMMENTED_ID.exec(line);
  return found ? { heading: line.slice(0, found.index), id: found[1] } : { heading: line };
}

/** `[text](target)` is its text. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
