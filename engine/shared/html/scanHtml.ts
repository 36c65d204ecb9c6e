/**
 * A scanner for well-formed HTML: React's output, with fragments that an author may have inserted verbatim. It must
 * survive any input, but need not repair it as a browser does.
 */

export interface HtmlVisitor {
  text(start: number, end: number): void;
  /** `end` is after `>`. May return the position to continue at, if the visitor has read the content itself. */
  open(tag: string, attributes: Map<string, string>, start: number, end: number, isSelfClosing: boolean): number | void;
  close(tag: string, start: number, end: number): void;
  comment?(start: number, end: number): void;
}

export type Decode = (text: string) => string;

/** Their content is always text. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'xmp']);
const TAG = /<(\/?)([a-zA-Z][^\s/>]*)/y;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;
const TAG_END = /[\s/]*>/y;

/** `decode` reads the value of an attribute. */
export function scanHtml(html: string, decode: Decode, visitor: HtmlVisitor): void {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      visitor.text(at, html.length);
      return;
    }
    if (open > at) visitor.text(at, open);
    at = readTag(html, open, decode, visitor);
  }
}

function readTag(html: string, open: number, decode: Decode, visitor: HtmlVisitor): number {
  if (html.startsWith('<!--', open)) {
    const end = after(html, '-->', open + 4);
    visitor.comment?.(open, end);
    return end;
  }
  TAG.lastIndex = open;
  const match = TAG.exec(html);
  if (!match) {
    // `<!doctype`, or a `<` that does not begin a tag.
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
    if (!attributes.has(name)) attributes.set(name, decode(value));
    at = ATTRIBUTE.lastIndex;
  }
  const next = visitor.open(tag, attributes, open, at, html[at - 2] === '/');
  if (next !== undefined) return next;
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
