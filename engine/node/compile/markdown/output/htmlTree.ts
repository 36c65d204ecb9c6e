/** The page as a tree, from which headings, search data and the Markdown twin are derived. */
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

export function textOf(node: HtmlChild): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** The children that are elements. */
export function elementsIn({ children }: HtmlElement): HtmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** The source of a formula, which MathML keeps next to the visible form. */
export function formulaSource(node: HtmlElement): string | undefined {
  if (node.tag !== 'math') return undefined;
  const source = findElement(node, ({ tag, attributes }) => {
    return tag === 'annotation' && attributes.get('encoding') === 'application/x-tex';
  });
  return source && textOf(source);
}

/** The first descendant that `test` accepts. */
export function findElement(root: HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement | undefined {
  for (const child of elementsIn(root)) {
    if (test(child)) return child;
    const found = findElement(child, test);
    if (found) return found;
  }
  return undefined;
}
