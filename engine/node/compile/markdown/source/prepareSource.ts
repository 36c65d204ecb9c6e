import { escapeRegExp } from '../../../ground/escapeRegExp.ts';
import { withoutMarkers } from '../resolveRefs.ts';
import { mapOutsideFences } from '../../../read/content/source/scanFences.ts';
import { unwrapCodeBlocks } from '../../../read/content/source/unwrapCodeBlocks.ts';

export interface PrepareOptions {
  frontMatterLines: number;
  headingIds: boolean;
  /** Keywords of admonitions whose title may follow after a space; none if that form is switched off. */
  admonitionKeywords: readonly string[];
}

const HEADING = /^[ >]{0,8}#{1,6}(?!#)/;

/**
 * Rewrites what authors may write and MDX cannot read, line by line, so that every line keeps its number: front matter,
 * `## Title {#id}`, `:::note Title`, and the `mdx-code-block` fence of translation tools.
 */
export function prepareSource(source: string, options: PrepareOptions): string {
  // Lone surrogates do not survive a write to disk, but a page from the cache must be the same.
  let text = withoutMarkers(source.replace(/\p{Surrogate}/gu, '\uFFFD'));
  // Line ends of a checkout on Windows do not change the text.
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
  if (text.charCodeAt(0) === 0xfeff) text = text.slice(1);
  if (options.frontMatterLines > 0) text = blankLines(text, options.frontMatterLines);
  text = unwrapCodeBlocks(text);

  const title = titlePattern(options.admonitionKeywords);
  const mayHaveIds = options.headingIds && text.includes('{#');
  // In code too, as in Docusaurus: an example of an admonition shows the form with brackets.
  if (title !== undefined && text.includes(':::')) text = text.replace(title, toLabel);
  if (!mayHaveIds) return text;
  return mapOutsideFences(text, (line) =>
    line.includes('{#') && HEADING.test(line) ? line.replace(/(?<!\\)\{#/, '\\{#') : line,
  );
}

function blankLines(text: string, count: number): string {
  let at = 0;
  for (let i = 0; i < count; i++) {
    const end = text.indexOf('\n', at);
    if (end < 0) return '\n'.repeat(count);
    at = end + 1;
  }
  return '\n'.repeat(count) + text.slice(at);
}

function titlePattern(keywords: readonly string[]): RegExp | undefined {
  if (keywords.length === 0) return undefined;
  const names = keywords.map(escapeRegExp).join('|');
  return new RegExp(`^((?:> ?)*[ \\t]*:{3,}(?:${names})) +(\\S.*)$`, 'gm');
}

/** `:::note Title` → `:::note[Title]`. A bracket without its partner would end the label too early. */
function toLabel(_line: string, directive: string, title: string): string {
  return `${directive}[${isBalanced(title) ? title.trimEnd() : title.trimEnd().replace(/(?<!\\)[[\]]/g, '\\$&')}]`;
}

function isBalanced(title: string): boolean {
  let depth = 0;
  for (const character of title.replace(/\\./g, '')) {
    if (character === '[') depth++;
    if (character === ']' && --depth < 0) return false;
  }
  return depth === 0;
}
