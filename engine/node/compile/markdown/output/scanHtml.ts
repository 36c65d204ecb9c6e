/**
 * A reader for HTML that is known to be well-formed: what React renders, with fragments an author may have put in
 * as they are. It must survive anything, but need not repair it as a browser does.
 */
import { decodeNamedCharacterReference } from 'decode-named-character-reference';

export interface HtmlVisitor {
  text(start: number, end: number): void;
  /** `end` is after `>`. */
  open(tag: string, attributes: Map<string, string>, start: number, end: number, isSelfClosing: boolean): void;
  close(tag: string, start: number, end: number): void;
  comment?(start: number, end: number): void;
}

/** Their content is text, whatever it looks like. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'xmp']);
const TAG = /<(\/?)([a-zA-Z][^\s/>]*)/y;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;
const TAG_END = /[\s/]*>/y;

export function scanHtml(html: string, visitor: HtmlVisitor): void {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      visitor.text(at, html.length);
      return;
    }
    if (open > at) visitor.text(at, open);
    at = readTag(html, open, visitor);
  }
}

function readTag(html: string, open: number, visitor: HtmlVisitor): number {
  if (html.startsWith('<!--', open)) {
    const end = after(html, '-->', open + 4);
    visitor.comment?.(open, end);
    return end;
  }
  TAG.lastIndex = open;
  const match = TAG.exec(html);
  if (!match) {
    // `<!doctype`, or a sign that is none of a tag.
    if (html[open + 1] === '!' || html[open + 1] === '?') return after(html, '>', open);
    visitor.text(open, open + 1);
    return open + 1;
  }
  const tag = (match[2] ?? '').toLowerCase();
  if (match[1] === '/') {
    const end = after(html, '>', TAG.lastIndex);
    visitor.close(tag, open, end);
    return end;
  }
  const attributes = new Map<string, string>();
  let at = TAG.lastIndex;
  for (;;) {
    TAG_END.lastIndex = at;
    if (TAG_END.test(html)) {
      at = TAG_END.lastIndex;
      break;
    }
    ATTRIBUTE.lastIndex = at;
    const attribute = ATTRIBUTE.exec(html);
    // A tag that never ends reaches to the end of the text.
    if (!attribute) {
      at = html.length;
      break;
    }
    const name = (attribute[1] ?? '').toLowerCase();
    const value = attribute[2] ?? attribute[3] ?? attribute[4] ?? '';
    if (!attributes.has(name)) attributes.set(name, decodeEntities(value));
    at = ATTRIBUTE.lastIndex;
  }
  visitor.open(tag, attributes, open, at, html[at - 2] === '/');
  if (!RAW_TEXT.has(tag) || html[at - 2] === '/') return at;
  const close = findClose(html, tag, at);
  if (close > at) visitor.text(at, close);
  return close;
}

function after(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from);
  return at < 0 ? html.length : at + end.length;
}

function findClose(html: string, tag: string, from: number): number {
  const close = new RegExp(`</${tag}[\\s/>]`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

/** `&amp;` → `&`, in text and in attribute values. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][\da-zA-Z]{1,31}));/g,
    (entity, decimal, hex, name) => {
      if (name !== undefined) {
        const decoded = decodeNamedCharacterReference(name as string);
        return decoded === false ? entity : decoded;
      }
      const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : '\uFFFD';
    },
  );
}

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}
