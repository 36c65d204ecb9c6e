import GithubSlugger from 'github-slugger';

export interface HeadingIdOptions {
  /** Ids keep the case of the heading. */
  maintainCase: boolean;
  /** Ids that are written already are made again. */
  overwrite: boolean;
}

const WRITTEN_ID = /\s*\{#((?:(?!\{#)[^}])+)\}$/;

/** A Markdown file with an id behind every heading but those of the first level, as Docusaurus writes them. */
export function addHeadingIds(text: string, { maintainCase, overwrite }: HeadingIdOptions): string {
  const slugger = new GithubSlugger();
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? [line.slice(0, -1), '\r'] : [line, '']));
  if (!overwrite) {
    for (const [line = ''] of lines) {
      const id = WRITTEN_ID.exec(line)?.[1];
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
      if (fence !== undefined || hashes === undefined || (!overwrite && WRITTEN_ID.test(line))) return line + end;
      const heading = line.replace(WRITTEN_ID, '').trimEnd();
      const slug = slugger.slug(withoutLinks(heading.slice(hashes.length)).trim(), maintainCase);
      return `${heading} {#${slug}}${end}`;
    })
    .join('\n');
}

/** `[text](target)` is its text. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
