import type { Node } from 'unist';
import { stubSource } from '../../../read/config/module/stub.ts';

/** Far deeper than any page; a plugin that recurses forever stops here, before the stack overflows. */
const MAX_DEPTH = 500;

const TEXTS = new Set(['text', 'inlineCode', 'code', 'html', 'raw', 'yaml', 'mdxFlowExpression', 'mdxTextExpression']);

type AnyNode = Partial<Record<'type' | 'children' | 'value' | 'tagName' | 'properties' | 'attributes', unknown>>;

/** A fault in a tree that a plugin left, and the last node before it that has a position. */
export interface TreeFault {
  message: string;
  near?: Node;
  /** The missing package that would have provided the faulty value. */
  missing?: string;
}

/** Returns nothing if the tree is valid. Repairs what can be repaired without guessing. */
export function checkTree(root: unknown): TreeFault | undefined {
  if (!isObject(root) || root.type !== 'root' || !Array.isArray(root.children)) {
    return { message: `it gives ${describe(root)} instead of a tree`, missing: stubSource(root) };
  }
  const path = new Set<unknown>();
  let near: Node | undefined;
  return visit(root);

  function visit(node: unknown): TreeFault | undefined {
    if (!isObject(node) || typeof node.type !== 'string') return faultOf(`it leaves ${describe(node)} as a node`, node);
    if ('position' in node && node.position) near = node as Node;
    if (path.has(node)) return faultOf(`it puts a \`${node.type}\` inside of itself`);
    if (TEXTS.has(node.type) && typeof node.value !== 'string') {
      return faultOf(`it leaves a \`${node.type}\` whose \`value\` is ${describe(node.value)}`, node.value);
    }
    if (node.type === 'element') {
      if (typeof node.tagName !== 'string') return faultOf(`it leaves an element without a \`tagName\``, node.tagName);
      if (!isObject(node.properties)) node.properties = {};
    }
    if (node.type.startsWith('mdxJsx') && 'name' in node && !Array.isArray(node.attributes)) node.attributes = [];
    if (node.children === undefined) {
      if (node.type === 'element' || node.type.startsWith('mdxJsx')) node.children = [];
      return undefined;
    }
    if (!Array.isArray(node.children)) {
      return faultOf(`it leaves a \`${node.type}\` whose \`children\` are ${describe(node.children)}`, node.children);
    }
    if (path.size > MAX_DEPTH) return faultOf(`it nests more than ${MAX_DEPTH} nodes inside one another`);
    path.add(node);
    for (const child of node.children as unknown[]) {
      const fault = visit(child);
      if (fault) return fault;
    }
    path.delete(node);
    return undefined;
  }

  function faultOf(message: string, value?: unknown): TreeFault {
    return { message, near, missing: stubSource(value) };
  }
}

function isObject(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null;
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function') return 'a function';
  if (isObject(value)) return typeof value.type === 'string' ? `a \`${value.type}\`` : 'an object without a `type`';
  return typeof value === 'string' ? `the text ${JSON.stringify(value.slice(0, 40))}` : String(value);
}
