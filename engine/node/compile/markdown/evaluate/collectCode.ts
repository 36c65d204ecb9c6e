import type { Expression, Program, Statement } from 'estree';
import { walk } from 'estree-walker';
import type { Nodes, Root } from 'hast';
import { staticValue } from './staticValue.ts';

/** Where an expression's value comes from: a known value, or the n-th expression to run. */
export type Slot = { value: unknown } | { index: number };

/** The JavaScript in a tree. */
export interface CollectedCode {
  statements: Program['body'];
  expressions: Expression[];
  /** Components in the tree: `Tabs` for `<Tabs>` and for `<Tabs.Item>`. */
  componentNames: Set<string>;
  /** Expression node or attribute → its value. */
  slots: Map<object, Slot>;
  /** Expressions that are nested too deeply to run. */
  tooDeep: object[];
}

/** Levels of nested JavaScript; the compiler recurses once for each. */
export const MAX_CODE_DEPTH = 300;

export type MdxJsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export function collectCode(root: Root, statements: Program['body']): CollectedCode {
  const code: CollectedCode = { statements, expressions: [], componentNames: new Set(), slots: new Map(), tooDeep: [] };
  visit(root);
  return code;

  function visit(node: Nodes): void {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') add(node, node.data?.estree);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') visitAttributes(node);
    if ('children' in node) for (const child of node.children) visit(child);
  }

  function visitAttributes({ name, attributes }: MdxJsxElement): void {
    const root = name?.split('.', 1)[0];
    if (root && isComponentName(name)) code.componentNames.add(root);
    for (const attribute of attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') addSpread(attribute, attribute.data?.estree);
      else if (attribute.value && typeof attribute.value === 'object') add(attribute, attribute.value.data?.estree);
    }
  }

  function add(owner: object, program: Program | null | undefined): void {
    const expression = soleExpression(program?.body[0] as Statement | undefined);
    if (!expression) {
      // `{/* a comment */}`
      code.slots.set(owner, { value: undefined });
      return;
    }
    addExpression(owner, expression);
  }

  function addSpread(owner: object, program: Program | null | undefined): void {
    const object = soleExpression(program?.body[0] as Statement | undefined);
    const spread = object?.type === 'ObjectExpression' ? object.properties[0] : undefined;
    if (spread?.type !== 'SpreadElement') return;
    addExpression(owner, spread.argument);
  }

  function addExpression(owner: object, expression: Expression): void {
    const known = staticValue(expression);
    if (known) code.slots.set(owner, known);
    else if (isTooDeep(expression)) code.tooDeep.push(owner);
    else code.slots.set(owner, { index: code.expressions.push(expression) - 1 });
  }
}

/** `Tabs` and `tabs.Item` are components, `div` and `my-element` are elements. */
export function isComponentName(name: string | null | undefined): boolean {
  return Boolean(name) && (/^[^a-z]/.test(name ?? '') || (name ?? '').includes('.'));
}

function isTooDeep(expression: Expression): boolean {
  let depth = 0;
  let deepest = 0;
  walk(expression, {
    enter() {
      deepest = Math.max(deepest, ++depth);
      if (depth > MAX_CODE_DEPTH) this.skip();
    },
    leave() {
      depth--;
    },
  });
  return deepest > MAX_CODE_DEPTH;
}

function soleExpression(statement: Statement | undefined): Expression | undefined {
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}
