import { hasClass, type HtmlChild, type HtmlElement } from './htmlTree.ts';
import { escapeAttribute, escapeText } from './entities.ts';

/** Elements that keep their look in a table of contents. */
const KEPT = new Set([
  'abbr',
  'b',
  'bdi',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);

/** A heading's text for the table of contents: without links, images and its own anchor. */
export function headingHtml(heading: HtmlElement): string {
  return heading.children.map(toHtml).join('').trim();
}

function toHtml(node: HtmlChild): string {
  if (typeof node === 'string') return escapeText(node);
  if (node.tag === 'img' || node.tag === 'svg' || hasClass(node, 'hash-link')) return '';
  const inner = node.children.map(toHtml).join('');
  if (!KEPT.has(node.tag)) return inner;
  const className = node.attributes.get('class');
  return `<${node.tag}${className ? ` class="${escapeAttribute(className)}"` : ''}>${inner}</${node.tag}>`;
}
