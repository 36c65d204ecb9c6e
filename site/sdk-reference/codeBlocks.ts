/** The fenced code blocks of the site's Markdown, with the place of each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['docs', 'sdk', 'blog', 'versioned_docs'];

export interface CodeBlock {
  /** Path below the site folder and line of the first line of code, `docs/intro.mdx:12`. */
  place: string;
  file: string;
  language: string;
  /** What follows the language: title, marked lines, … */
  meta: string;
  code: string;
}

/** The blocks of one text. A block inside a list loses the indentation of its fence. */
export function parseCodeBlocks(file: string, text: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open:
    | (Pick<CodeBlock, 'language' | 'meta'> & { indent: string; fence: string; line: number; code: string[] })
    | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, indent = '', fence = '', info = ''] = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open === null) {
      const [, language = '', meta = ''] = /^\s*([^\s{]*)\s*(.*?)\s*$/.exec(info) ?? [];
      if (fence) open = { indent, fence, language, meta, line: index + 2, code: [] };
    } else if (fence.startsWith(open.fence) && info.trim() === '') {
      const { line: firstLine, language, meta } = open;
      blocks.push({ place: `${file}:${firstLine}`, file, language, meta, code: `${open.code.join('\n')}\n` });
      open = null;
    } else {
      open.code.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line.trimStart());
    }
  }
  if (open !== null) throw new Error(`${file}:${open.line - 1}: the code block has no end`);
  return blocks;
}

/** All blocks of the site, in the order of their files. */
export function readCodeBlocks(): CodeBlock[] {
  return FOLDERS.filter((folder) => existsSync(join(SITE, folder))).flatMap((folder) =>
    readdirSync(join(SITE, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .sort()
      .flatMap((name) => {
        const file = join(folder, name).replaceAll('\\', '/');
        return parseCodeBlocks(file, readFileSync(join(SITE, file), 'utf8'));
      }),
  );
}
