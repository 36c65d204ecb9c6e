/** The page as a tree, for everything that is read out of it: headings, search, the Markdown twin. */
export interface HtmlElement {
  tag: string;
  attributes: Map<string, string>;
  children: HtmlChild[];
}

/** Text is decoded. */
export type HtmlChild = HtmlElement | string;

export function hasClass(element: HtmlElement, className: string): boolean {
  const names = element.attributes.get('class');
  return names?.includes(className) === true && ` ${names} `.includes(` ${className} `);
}

function textOf(node: HtmlChild): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** The source of a formula: MathML keeps it next to what the screen shows. */
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
