import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Attributes that screen readers read aloud. */
const SPOKEN = ['title', 'aria-label', 'alt', 'placeholder'];
/** Code is in no language, and a link of the language menu names the language it leads to. */
const SKIPPED = new Set(['head', 'script', 'style', 'code', 'pre']);

/** Texts of a document that are in another language than the elements around them say. */
export function findForeignTexts(html: string, lang: string, isForeign: (text: string) => boolean): string[] {
  const found: string[] = [];
  visit(parse(html, { scriptingEnabled: false }), '', '');
  return found;

  function visit(node: Tree.Node, outer: string, outerPlace: string): void {
    if (SKIPPED.has(node.nodeName)) return;
    if (node.nodeName === '#text') {
      const text = (node as Tree.TextNode).value.trim();
      if (outer === lang && isForeign(text)) found.push(`${outerPlace}: ${text}`);
      return;
    }
    const attributes = Object.fromEntries('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : []);
    const inner = attributes['lang'] ?? outer;
    const name = [node.nodeName, ...(attributes['class'] ?? '').split(' ').slice(0, 1)].filter(Boolean).join('.');
    const place = `${outerPlace} > ${name}`.replace(/^ > /, '');
    for (const key of SPOKEN) {
      const text = attributes[key];
      if (text !== undefined && inner === lang && isForeign(text)) found.push(`${place}[${key}]: ${text}`);
    }
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
    for (const child of children) visit(child, inner, place);
  }
}
