import type { ImportDeclaration, Program } from 'estree';
import type { Code, Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import convert from 'npm-to-yarn';
import type { Npm2yarnOptions } from '../../../read/config/npm2yarnOptions.ts';

const LABELS: Record<string, string> = { yarn: 'Yarn', bun: 'Bun' };

/** A code block marked `npm2yarn` as tabs: the same command for every package manager. */
export function toPackageTabs(node: Code, { sync, converters }: Npm2yarnOptions): Nodes {
  const item = (value: string, code: string, label?: string) =>
    element('OcTab', { value, ...(label !== undefined && { label }) }, [{ ...node, meta: undefined, value: code }]);
  const items = converters.map((converter) => {
    if (Array.isArray(converter)) return item(converter[0], converter[1](node.value));
    return item(converter, convert(node.value, converter as 'yarn'), LABELS[converter] ?? converter);
  });
  const tabs = element('OcTabs', sync ? { groupId: 'npm2yarn' } : {}, [item('npm', node.value), ...items]);
  return { ...tabs, position: node.position };
}

/**
 * The imports that the plugin adds to a file whose commands it has converted. An author may use both without importing
 * them, unless the file imports `Tabs`: the plugin then adds nothing.
 */
export function tabImports(statements: Program['body'], used: ReadonlySet<string>): ImportDeclaration[] {
  if (statements.some((one) => one.type === 'ImportDeclaration' && one.source.value === '@theme/Tabs')) return [];
  return ['Tabs', 'TabItem'].filter((name) => used.has(name)).map(importTheme);
}

function importTheme(name: string): ImportDeclaration {
  const value = `@theme/${name}`;
  return {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
    source: { type: 'Literal', value, raw: `'${value}'` },
    attributes: [],
  };
}

function element(name: string, props: Record<string, string>, children: Nodes[]): MdxJsxFlowElement {
  const attributes = Object.entries(props).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as never };
}
