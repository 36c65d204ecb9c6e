import { isExternal } from '../url/sitePaths.ts';
import { hasClass, type Child, type Element } from './article.ts';

/**
 * The content that counts in a comparison: words; links, code and emphasis; addresses of links to other sites;
 * pictures. Addresses within the site do not count, because they change with every version, nor do class names, ids and
 * other attributes.
 */

/**
 * The value of an attribute with an address. Compiled pages have their own values, because their addresses are not
 * resolved yet.
 */
export type ReadValue = (value: string) => string;

/** The address in a form that is the same on all pages of the site. */
export const readWritten: ReadValue = (value) => value.replaceAll('&amp;', '&').replace(/^(?:\.{1,2}\/)+/, '');

const LEFT_OUT = new Set('script style template noscript'.split(' '));
const WHOLE = new Set(
  'img picture svg math video audio iframe object embed canvas input br hr wbr oc-island'.split(' '),
);
const WHOLE_CLASSES = ['katex', 'katex-display', 'docusaurus-mermaid-container', 'mermaid'];

const CARD_CLASS = 'docCardListItem_W1sv';

/** Decoration without meaning. */
export function isDecoration(element: Element): boolean {
  return (
    LEFT_OUT.has(element.tag) ||
    element.attributes.get('aria-hidden') === 'true' ||
    hasClass(element, 'hash-link') ||
    isCardList(element)
  );
}

/** A heading's text, without the sign of its own link. */
export function headingText(child: Child): string {
  if (typeof child === 'string') return child;
  return child.children
    .filter((inner) => typeof inner === 'string' || !isDecoration(inner))
    .map(headingText)
    .join('');
}

/** Cards of `<DocCardList/>` are derived from the sidebar. */
function isCardList({ tag, children }: Element): boolean {
  return tag === 'section' && children.some((child) => typeof child !== 'string' && hasClass(child, CARD_CLASS));
}

/** Elements that are compared as a whole. */
export function isWhole(element: Element): boolean {
  return (
    WHOLE.has(element.tag) ||
    (element.attributes.has('class') && WHOLE_CLASSES.some((className) => hasClass(element, className)))
  );
}

export function wholeKey(element: Element, read: ReadValue): string {
  const { tag, attributes } = element;
  if (tag === 'br' || tag === 'wbr' || tag === 'hr') return `<${tag}>`;
  if (tag === 'img') return `<img ${read(attributes.get('src') ?? '')} ${attributes.get('alt') ?? ''}>`;
  // A live component's properties are for its script; a reader sees its HTML.
  if (tag === 'oc-island') return `<oc-island>${element.children.map((each) => writeKey(each, read)).join('')}</>`;
  if (tag === 'input') return `<input ${attributes.has('checked')}>`;
  return writeKey(element, read);
}

/** True if two pictures, diagrams or components have the same words and names, so that only their look differs. */
export function saysTheSame(a: Element, b: Element): boolean {
  return a.tag === b.tag && wordsOf(a) === wordsOf(b);
}

const NAMES = ['alt', 'title', 'aria-label'];

function wordsOf(child: Child): string {
  if (typeof child === 'string') return child.trim().replace(/\s+/g, ' ');
  if (LEFT_OUT.has(child.tag)) return '';
  const names = NAMES.map((name) => child.attributes.get(name) ?? '');
  return [...names, ...child.children.map(wordsOf)].filter(Boolean).join(' ');
}

/** Readers do not see them. Attributes with ids change with a component's place in the page, because React numbers ids. */
const UNSEEN = /^(?:id|class|tabindex|loading|decoding|data-oc-prefix|for|form|headers|list|name|aria-(?!label$).*)$/;

/** The whole element, without names that only the page itself knows. */
function writeKey(child: Child, read: ReadValue): string {
  if (typeof child === 'string') return child.replace(/\s+/g, ' ');
  const attributes = [...child.attributes]
    .filter(([name]) => !UNSEEN.test(name))
    .map(([name, value]) => ` ${name}=${readAttribute(name, value, read)}`);
  return `<${child.tag}${attributes.join('')}>${child.children.map((each) => writeKey(each, read)).join('')}</>`;
}

/** Parts of the same page are named by their ids: `fill="url(#a)"`, `href="#a"`. */
function readAttribute(name: string, value: string, read: ReadValue): string {
  if (/^(?:src|href|poster|data)$/.test(name)) return read(value).replace(/^#.*/, '');
  return value.replace(/url\(.?#[^)]*/g, '');
}

/** The effect of an element on the words in it. */
export function signatureOf({ tag, attributes }: Element, read: ReadValue): string {
  if (tag === 'span' || tag === 'div' || tag === '') return '';
  const href = tag === 'a' ? read(attributes.get('href') ?? '') : '';
  return `<${tag}${isExternal(href) ? ` ${href}` : ''}>`;
}
