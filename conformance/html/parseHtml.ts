import { parse, type DefaultTreeAdapterMap } from 'parse5';

export type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['childNode'] | DefaultTreeAdapterMap['document'];

/** A document, parsed as a browser does. */
export function parseHtml(html: string): Element {
  const root = parse(html).childNodes.find((node): node is Element => node.nodeName === 'html');
  if (!root) throw new Error('A parsed document has an html element.');
  return root;
}

export function childElements(element: Element): Element[] {
  return element.childNodes.filter((node): node is Element => 'tagName' in node);
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** A block ends a word; without spaces, neighbouring blocks would run together. */
const BLOCKS = new Set(
  'article blockquote br button dd details div dt figure h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

/** The visible text, with single spaces. */
export function textOf(element: Element): string {
  return toText(rawText(element));
}

function rawText(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
  if (!('childNodes' in node) || /^(?:script|style|template|title)$/.test(node.nodeName)) return '';
  const text = node.childNodes.map(rawText).join('');
  return BLOCKS.has(node.nodeName) ? ` ${text} ` : text;
}

/** `<title>` counts as text only if a caller selects it: elsewhere it belongs to a drawing. */
export function ownText(element: Element): string {
  return toText(element.childNodes.map(rawText).join(''));
}

/** Zero-width and other spaces are spaces. */
export function toText(text: string): string {
  return text.replace(/[\u200B\u00A0\s]+/g, ' ').trim();
}
