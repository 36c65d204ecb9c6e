import type { Element, Nodes as HastNodes, Properties, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Code, Image, ImageReference, Link, LinkReference, Nodes, Root, TableRow } from 'mdast';
import { defaultHandlers, toHast, type Handler, type Handlers, type State } from 'mdast-util-to-hast';

export const CODE_TAG = 'oc-code';
/** Properties that a plugin set on the `<pre>` around the code. */
export const PRE_ATTRIBUTE = 'data-oc-pre';
export const DIAGRAM_TAG = 'oc-diagram';
/** For links and images in Markdown syntax: the address as written, before it was encoded for an attribute. */
export const TARGET_ATTRIBUTE = 'dataOcTarget';

const MDX_NODES: string[] = [
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxjsEsm',
];
const ALIGN_CLASSES = { left: 'text--left', center: 'text--center', right: 'text--right' } as const;

const handlers: Handlers = {
  code: (state: State, node: Code) => toCodeElement(state, node, CODE_TAG),
  link: withTarget('link'),
  linkReference: withTarget('linkReference'),
  image: withTarget('image'),
  imageReference: withTarget('imageReference'),
  tableRow(state: State, node: TableRow, parent) {
    const row = defaultHandlers.tableRow(state, node, parent);
    for (const cell of row.children) if (cell.type === 'element') alignByClass(cell);
    return row;
  },
  comment: () => undefined,
  containerDirective: defaultHandlers.blockquote as Handler,
  mdxJsxFlowElement: keepNode,
  mdxJsxTextElement: keepNode,
  mdxFlowExpression: keepNode,
  mdxTextExpression: keepNode,
};

/** Rehype's plugins look for code where remark puts it: in `<pre><code>`, with its language as a class. */
const handlersForPlugins: Handlers = { ...handlers, code: toPreElement, mdxjsEsm: keepNode };

const handlersWithMermaid: Handlers = {
  ...handlers,
  code: (state: State, node: Code) => toCodeElement(state, node, node.lang === 'mermaid' ? DIAGRAM_TAG : CODE_TAG),
};

/** Element around a text that has HTML of its own. It does not reach the page. */
export const TEXT_TAG = 'oc-text';

export interface HtmlTreeOptions {
  /** `api`: a page of an API reference, which consists of many texts. */
  format: 'mdx' | 'md' | 'api';
  mermaid: boolean;
  /** Plugins will look at it. */
  forPlugins?: boolean;
}

/**
 * Converts a Markdown tree to an HTML tree, and keeps MDX nodes. In plain Markdown, raw HTML is parsed as in a browser.
 */
export function toHtmlTree(tree: Root, options: HtmlTreeOptions): HastRoot {
  const own = options.mermaid ? handlersWithMermaid : handlers;
  const hast = toHast(tree, { allowDangerousHtml: true, handlers: options.forPlugins ? handlersForPlugins : own });
  const root = toRoot(hast);
  if (options.format === 'mdx' || !hasRaw(root)) return root;
  return options.format === 'md' ? parseRaw([root]) : parseTexts(root);
}

function parseRaw(children: HastNodes[]): HastRoot {
  const tree = children.length === 1 && children[0]!.type === 'root' ? children[0]! : { type: 'root', children };
  return toRoot(raw(tree as HastRoot, { passThrough: MDX_NODES }));
}

/** Parses the HTML of each text alone: a tag that one leaves open or closes does not change what is around it. */
function parseTexts(root: HastRoot): HastRoot {
  const children = root.children.flatMap(parseInside);
  // Footnotes have left their texts for the end of the page.
  return { ...root, children: children.flatMap((child) => (hasRaw(child) ? parseRaw([child]).children : [child])) };
}

function parseInside<Node extends HastNodes>(node: Node): Node[] {
  if (node.type === 'element' && node.tagName === TEXT_TAG) return parseRaw(node.children).children as Node[];
  if ('children' in node) node.children = node.children.flatMap(parseInside) as never;
  return [node];
}

/** Same as the default for unknown nodes, without the deep copy of their JavaScript. */
function keepNode(state: State, node: Nodes): never {
  return ('children' in node ? { ...node, children: state.all(node) } : node) as never;
}

function toRoot(node: HastNodes): HastRoot {
  return node.type === 'root' ? node : { type: 'root', children: [node as Element] };
}

function hasRaw(node: HastNodes): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasRaw));
}

function toCodeElement(state: State, node: Code, tagName: string): Element {
  const properties: Properties = {};
  if (node.lang) properties.lang = node.lang;
  if (node.meta) properties.dataMeta = node.meta;
  // The same classes as remark's, because components of sites rely on them.
  const value = tagName === CODE_TAG && node.value ? `${node.value}\n` : node.value;
  const element: Element = { type: 'element', tagName, properties, children: [{ type: 'text', value }] };
  state.patch(node, element);
  return element;
}

function toPreElement(state: State, node: Code): Element {
  const pre = defaultHandlers.code(state, node);
  const [code] = pre.children;
  if (code?.type === 'element' && node.meta) code.properties.metastring = node.meta;
  return pre;
}

/** Remembers the target as written: `my file.md`, not `my%20file.md`. */
function withTarget(type: 'link' | 'linkReference' | 'image' | 'imageReference'): Handler {
  const handle = defaultHandlers[type] as Handler;
  return (state, node: Link | LinkReference | Image | ImageReference, parent) => {
    const result = handle(state, node, parent);
    const target = 'url' in node ? node.url : state.definitionById.get(node.identifier.toUpperCase())?.url;
    if (result && 'type' in result && result.type === 'element' && target !== undefined) {
      result.properties[TARGET_ATTRIBUTE] = target;
    }
    return result;
  };
}

/** The attribute `align` is obsolete, and the security policy forbids `style`. */
function alignByClass({ properties }: Element): void {
  const { align } = properties;
  if (align !== 'left' && align !== 'center' && align !== 'right') return;
  delete properties.align;
  properties.className = [ALIGN_CLASSES[align]];
}
