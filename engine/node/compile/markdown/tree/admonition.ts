import type { Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

const DEFAULT_ADMONITIONS: readonly string[] = [
  'secondary',
  'info',
  'success',
  'danger',
  'note',
  'tip',
  'warning',
  'important',
  'caution',
];

/** Docusaurus's name for it, for plugins that look for it or create one. */
const ADMONITION_TAG = 'admonition';
const ADMONITION_TITLE_TAG = 'oc-admonition-title';

type AdmonitionOption = boolean | { keywords?: string[]; extendDefaults?: boolean } | undefined;

export function admonitionKeywords(option: AdmonitionOption): string[] {
  if (option === false) return [];
  if (option === true || option === undefined) return [...DEFAULT_ADMONITIONS];
  const own = option.keywords ?? [];
  return option.extendDefaults === false ? own : [...new Set([...DEFAULT_ADMONITIONS, ...own])];
}

/** `:::type[title]{title="…"}` → an element the theme has a component for. Plugins find it by its original type. */
export function toAdmonition(node: ContainerDirective, type: 'blockquote' | 'containerDirective'): Nodes {
  const [first, ...rest] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const title = node.attributes?.['title'];
  const children = label ? rest : node.children;
  const hProperties: Record<string, string> = { type: node.name };
  if (title) hProperties.title = title;
  return {
    ...(type === 'containerDirective' && { name: node.name, attributes: node.attributes }),
    type,
    position: node.position,
    data: { hName: ADMONITION_TAG, hProperties },
    children:
      label && !title
        ? [{ type: 'paragraph', data: { hName: ADMONITION_TITLE_TAG }, children: label.children }, ...children]
        : children,
  } as Nodes;
}
