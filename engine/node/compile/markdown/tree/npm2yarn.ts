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

function element(name: string, props: Record<string, string>, children: Nodes[]): MdxJsxFlowElement {
  const attributes = Object.entries(props).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as never };
}
