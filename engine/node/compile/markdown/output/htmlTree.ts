/** The page as a tree, for everything that is read out of it: headings, search, the Markdown twin. */
export interface HtmlElement {
  tag: string;
  attributes: Map<string, string>;
  children: HtmlChild[];
}

/** Text is decoded. */
export type HtmlChild = HtmlElement | string;

export const VOID_TAGS = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

const BLOCK_TAGS =
  /^(?:address|article|aside|audio|blockquote|button|caption|center|dd|details|dialog|div|dl|dt|embed|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|iframe|li|main|nav|object|ol|p|pre|script|section|summary|svg|table|tbody|td|tfoot|th|thead|tr|ul|video)$/;

/** Everything else stands in a line of text. */
export function isBlockTag(tag: string): boolean {
  return BLOCK_TAGS.test(tag);
}

export function hasClass(element: HtmlElement, className: string): boolean {
  return ` ${element.attributes.get('class') ?? ''} `.includes(` ${className} `);
}

export function textOf(node: HtmlChild): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** What a formula was drawn from: MathML keeps it, beside what stands for it on the screen. */
export function formulaSource(node: HtmlElement): string | undefined {
  if (node.tag !== 'math') return undefined;
  const source = findElement(node, ({ tag, attributes }) => {
    return tag === 'annotation' && attributes.get('encoding') === 'application/x-tex';
  });
  return source && textOf(source);
}

/** The first element below that `test` accepts. */
export function findElement(root: HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement | undefined {
  for (const child of root.children) {
    if (typeof child === 'string') continue;
    if (test(child)) return child;
    const found = findElement(child, test);
    if (found) return found;
  }
  return undefined;
}
