import type { Identifier, Node, Pattern } from 'estree';
import { walk } from 'estree-walker';

export function nameOf(node: Identifier | { type: 'Literal'; value?: unknown }): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

export function declaredNames(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => patternNames(id));
  return (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id ? [node.id.name] : [];
}

function patternNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((item) =>
        patternNames(item.type === 'RestElement' ? item.argument : item.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((item) => (item ? patternNames(item) : []));
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    default:
      return [];
  }
}

/** Names of components in JSX (`Tabs` of `<Tabs.Item>`), and all names. */
export function findNames(nodes: Node[]): { jsxNames: Set<string>; mentioned: Set<string> } {
  const jsxNames = new Set<string>();
  const mentioned = new Set<string>();
  for (const root of nodes) {
    walk(root, {
      enter(node: Node | { type: 'JSXIdentifier'; name: string } | { type: 'JSXOpeningElement'; name: JsxName }) {
        if (node.type === 'Identifier') mentioned.add(node.name);
        if (node.type === 'JSXOpeningElement') {
          const name = rootName(node.name);
          if (name && /^[A-Z$_]/.test(name)) jsxNames.add(name);
        }
      },
    });
  }
  return { jsxNames, mentioned };
}

type JsxName =
  | { type: 'JSXIdentifier'; name: string }
  | { type: 'JSXMemberExpression'; object: JsxName }
  | { type: 'JSXNamespacedName' };

function rootName(name: JsxName): string | undefined {
  if (name.type === 'JSXMemberExpression') return rootName(name.object);
  return name.type === 'JSXIdentifier' ? name.name : undefined;
}
