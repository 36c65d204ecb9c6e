import { scanHtml } from '../html/scanHtml.ts';
import { VOID_TAGS } from '../html/tags.ts';
import { hasClass, type Child, type Element } from './article.ts';

/** The comments around a live component, see `shared/ranges.ts`. */
const MARK = /<!--(\/?)oc[^>]*>/g;

/** Parses HTML that a build wrote. Texts and values stay encoded, to be written out again. */
export function parseHtml(written: string): Element {
  const html = written.replace(MARK, '<$1oc-island>');
  const root: Element = { tag: '', attributes: new Map(), children: [] };
  const stack = [root];
  const starts = [0];
  scanHtml(html, (value) => value, {
    text: (start, end) => void stack.at(-1)!.children.push(html.slice(start, end)),
    open(tag, attributes, start, _end, isSelfClosing) {
      const element: Element = { tag, attributes, children: [] };
      stack.at(-1)!.children.push(element);
      if (VOID_TAGS.has(tag) || isSelfClosing) return;
      stack.push(element);
      starts.push(start);
    },
    close(tag, _start, end) {
      const at = stack.findLastIndex((element) => element.tag === tag);
      if (at < 1) return;
      stack[at]!.source = html.slice(starts[at]!, end);
      stack.length = starts.length = at;
    },
  });
  return root;
}

export function findElement(root: Element, test: (element: Element) => boolean): Element | undefined {
  for (const child of root.children) {
    if (typeof child === 'string') continue;
    const found = test(child) ? child : findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** Leaves out a heading's link to itself, whose text is invisible. */
export function textOf(child: Child): string {
  if (typeof child === 'string') return child;
  return hasClass(child, 'hash-link') ? '' : child.children.map(textOf).join('');
}

/** `replace` returns another value for an attribute, or nothing to remove it. */
export type ReplaceAttribute = (element: Element, name: string, value: string) => string | undefined;

export function writeHtml(child: Child, replace?: ReplaceAttribute): string {
  if (typeof child === 'string') return child;
  const inner = child.children.map((each) => writeHtml(each, replace)).join('');
  return openTag(child, replace) + inner + closeTag(child);
}

export function openTag(element: Element, replace?: ReplaceAttribute, extra = ''): string {
  if (element.tag === '') return '';
  let tag = `<${element.tag}`;
  for (const [name, written] of element.attributes) {
    const value = replace ? replace(element, name, written) : written;
    if (value !== undefined) tag += ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  }
  return `${tag}${extra}>`;
}

export function closeTag({ tag }: Element): string {
  return tag === '' || VOID_TAGS.has(tag) ? '' : `</${tag}>`;
}
