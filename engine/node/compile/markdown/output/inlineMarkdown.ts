import { formulaSource, type HtmlChild, type HtmlElement } from './htmlTree.ts';
import { escapeLineStart, escapeMarkdown } from './markdownText.ts';
import { isSilent, visibleText } from './toSections.ts';

/** These stay HTML, because Markdown has no syntax for them. */
const KEPT = new Set(['sub', 'sup', 'kbd']);

/** Inline nodes as Markdown text; white space collapsed as HTML does. */
export function toInline(nodes: HtmlChild[]): string {
  return nodes
    .map(inline)
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .split('\n')
    .map(escapeLineStart)
    .join('\n');
}

function inline(node: HtmlChild): string {
  if (typeof node === 'string') return escapeMarkdown(node.replace(/\s+/g, ' '));
  if (node.tag === 'img') return image(node);
  if (node.tag === 'br') return '\\\n';
  if (node.tag === 'input') return node.attributes.get('type') === 'checkbox' ? checkbox(node) : '';
  if (node.attributes.has('data-footnote-ref')) return `[^${visibleText({ ...node, attributes: new Map() })}]`;
  if (isSilent(node)) return '';
  switch (node.tag) {
    case 'strong':
    case 'b':
      return emphasis(node, '**');
    case 'em':
    case 'i':
      return emphasis(node, '*');
    case 'del':
    case 's':
      return emphasis(node, '~~');
    case 'code':
      return codeSpan(visibleText(node));
    case 'a':
      return link(node);
    case 'math': {
      const source = formulaSource(node);
      return source === undefined ? node.children.map(inline).join('') : `$${source}$`;
    }
    default: {
      const text = node.children.map(inline).join('');
      return KEPT.has(node.tag) && text !== '' && !text.startsWith('[^') ? `<${node.tag}>${text}</${node.tag}>` : text;
    }
  }
}

/** White space at the edges belongs outside the emphasis signs. */
function emphasis(node: HtmlElement, sign: string): string {
  const text = node.children.map(inline).join('');
  const trimmed = text.trim();
  if (trimmed === '') return text;
  const start = text.slice(0, text.length - text.trimStart().length);
  return `${start}${sign}${trimmed}${sign}${text.slice(text.trimEnd().length)}`;
}

function codeSpan(text: string): string {
  const runs = text.match(/`+/g)?.map((run) => run.length) ?? [];
  const marks = '`'.repeat(Math.max(0, ...runs) + 1);
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${marks}${pad}${text}${pad}${marks}`;
}

function link(node: HtmlElement): string {
  const text = node.children.map(inline).join('').trim();
  const href = node.attributes.get('href');
  if (!href || text === '') return text;
  if (/^https?:/.test(href) && visibleText(node) === href) return `<${href}>`;
  return `[${text}](${href})`;
}

function image({ attributes }: HtmlElement): string {
  const src = attributes.get('src');
  return src ? `![${escapeMarkdown(attributes.get('alt') ?? '')}](${src})` : '';
}

function checkbox({ attributes }: HtmlElement): string {
  return attributes.has('checked') ? '[x]' : '[ ]';
}
